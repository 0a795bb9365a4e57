/// Retries failed cases, and reruns a case alone if it terminated its worker.
struct RetrySchedule: CaseSchedule {
  let needsTraces = false
  let filesAhead: Int
  private let retries: Int
  private var batches: [WorkerJob] = []
  private var alone: [WorkerJob] = []

  /// The number of cases in a job.
  private static let batchSize = 16

  init(jobs: Int, retries: Int) {
    filesAhead = max(8, 2 * jobs)
    self.retries = retries
  }

  mutating func add(_ file: RunningFile) {
    let cases = file.prepared.executable.indices
    for start in stride(from: 0, to: cases.count, by: Self.batchSize) {
      let end = min(start + Self.batchSize, cases.count)
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

  mutating func handle(_ end: CaseEnd) {
    if !end.remainingCases.isEmpty {
      batches.insert(WorkerJob(file: end.file, cases: end.remainingCases), at: 0)
    }
    guard end.terminatedWorker, !end.wasAlone else { return settle(end) }
    end.file.hold(end.result, at: end.index)
    tryAlone(end.file, end.index)
  }

  private mutating func tryAlone(_ file: RunningFile, _ index: Int) {
    alone.append(WorkerJob(file: file, cases: [index], isAlone: true))
  }

  /// Decides whether a result is final or followed by another attempt.
  private mutating func settle(_ end: CaseEnd) {
    let (file, index, result) = (end.file, end.index, end.result)
    guard file.isPending(index) else { return }
    if var firstResult = file.takeHeldResult(at: index) {
      // The second execution shows whether the case crashes on its own.
      firstResult.noteAttemptAlone(result)
      guard retries > 0 else { return file.finish(index, firstResult) }
      file.addAttempt(firstResult, at: index)
    }
    guard result.outcome.isRetriable, file.attempts(at: index) < retries else {
      return file.finish(index, result)
    }
    file.addAttempt(result, at: index)
    tryAlone(file, index)
  }
}

extension CaseResult {
  /// Adds to the failure of a process whether the case also fails if it is run alone.
  mutating func noteAttemptAlone(_ attempt: CaseResult) {
    processFailure?.message +=
      attempt.outcome == .error
      ? "; this also happens if the case runs alone"
      : "; this does not happen if the case runs alone, so an earlier case is the cause"
  }
}
