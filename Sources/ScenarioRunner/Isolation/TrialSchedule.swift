/// Executes each case until it ends well or has no attempt left, and a case that ended its worker once alone.
struct TrialSchedule: CaseSchedule {
  let needsTraces = false
  let filesAhead: Int
  private let retries: Int
  private var batches: [WorkerJob] = []
  private var alone: [WorkerJob] = []

  /// How many cases a worker is given at a time.
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

  mutating func take(_ result: CaseResult, _ file: OpenFile, at index: Int, of job: WorkerJob) {
    settle(result, file, index)
  }

  mutating func take(_ death: Worker.Death) {
    let file = death.file
    if !death.left.isEmpty {
      batches.insert(WorkerJob(file: file, cases: death.left), at: 0)
    }
    if death.wasAlone {
      settle(death.result, file, death.index)
    } else {
      file.suspect(death.result, at: death.index)
      tryAlone(file, death.index)
    }
  }

  private mutating func tryAlone(_ file: OpenFile, _ index: Int) {
    alone.append(WorkerJob(file: file, cases: [index], isAlone: true))
  }

  /// Decides what an attempt at a case means: its end, or another attempt.
  private mutating func settle(_ result: CaseResult, _ file: OpenFile, _ index: Int) {
    guard file.isOpen(index) else { return }
    if var suspect = file.takeSuspect(at: index) {
      suspect.processFailure?.message += Self.conclusion(result)
      guard retries > 0 else { return file.finish(index, suspect) }
      file.addAttempt(suspect, at: index)
    }
    guard result.outcome.mayChange, file.earlier[index].count < retries else {
      return file.finish(index, result)
    }
    file.addAttempt(result, at: index)
    tryAlone(file, index)
  }

  /// What executing a case alone reveals about its crash.
  private static func conclusion(_ result: CaseResult) -> String {
    switch result.outcome {
    case .error: "; alone in a worker, too"
    default: "; alone in a worker it does not, so one that was run before it is the cause"
    }
  }
}
