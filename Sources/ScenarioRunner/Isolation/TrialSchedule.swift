/// Retries failed cases, and reruns a case alone if it terminated its worker.
struct TrialSchedule: CaseSchedule {
  let needsTraces = false
  let filesAhead: Int
  private let retries: Int
  private var batches: [WorkerJob] = []
  private var alone: [WorkerJob] = []

  /// The number of cases in a job.
  private static let batch = 16

  init(jobs: Int, retries: Int) {
    filesAhead = max(8, 2 * jobs)
    self.retries = retries
  }

  mutating func add(_ file: OpenFile) {
    let cases = file.prepared.executable.indices
    for start in stride(from: 0, to: cases.count, by: Self.batch) {
      let end = min(start + Self.batch, cases.count)
      batches.append(WorkerJob(file: file, cases: Array(cases[start..<end])))
    }
  }

  mutating func next() -> WorkerJob? {
    if !alone.isEmpty { return alone.removeFirst() }
    return batches.isEmpty ? nil : batches.removeFirst()
  }

  mutating func clear() {
    batches.removeAll()
    alone.removeAll()
  }

  // MARK: - Results

  mutating func take(_ end: CaseEnd) {
    if !end.left.isEmpty { batches.insert(WorkerJob(file: end.file, cases: end.left), at: 0) }
    guard end.endedWorker, !end.wasAlone else { return settle(end) }
    end.file.suspect(end.result, at: end.index)
    tryAlone(end.file, end.index)
  }

  private mutating func tryAlone(_ file: OpenFile, _ index: Int) {
    alone.append(WorkerJob(file: file, cases: [index], isAlone: true))
  }

  /// Decides whether a result is final or followed by another attempt.
  private mutating func settle(_ end: CaseEnd) {
    let (file, index, result) = (end.file, end.index, end.result)
    guard file.isOpen(index) else { return }
    if var suspect = file.takeSuspect(at: index) {
      // The second execution shows whether the case crashes on its own.
      suspect.processFailure?.message +=
        result.outcome == .error
        ? "; this also happens if the case runs alone"
        : "; this does not happen if the case runs alone, so an earlier case is the cause"
      guard retries > 0 else { return file.finish(index, suspect) }
      file.addAttempt(suspect, at: index)
    }
    guard result.outcome.mayChange, file.attempts(at: index) < retries else {
      return file.finish(index, result)
    }
    file.addAttempt(result, at: index)
    tryAlone(file, index)
  }
}
