internal import ScenarioEvents
internal import ScenarioRunner

/// Plays each case until it ends well or has no attempt left, and a case that took its worker along once alone.
struct TrialSchedule: CaseSchedule {
  let needsTraces = false
  let filesAhead: Int
  private let retries: Int
  /// Hears of an attempt that is followed by another.
  private let tell: (CaseRecord, OpenFile) -> Void
  private var batches: [WorkerJob] = []
  private var alone: [WorkerJob] = []

  /// How many cases a worker is given at a time.
  private static let batch = 16

  init(jobs: Int, retries: Int, tell: @escaping (CaseRecord, OpenFile) -> Void) {
    filesAhead = max(8, 2 * jobs)
    self.retries = retries
    self.tell = tell
  }

  mutating func add(_ file: OpenFile) {
    let positions = file.planned.playable.indices
    for start in stride(from: 0, to: positions.count, by: Self.batch) {
      let end = min(start + Self.batch, positions.count)
      batches.append(WorkerJob(file: file, positions: Array(positions[start..<end])))
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

  mutating func take(
    _ record: CaseRecord,
    _ file: OpenFile,
    at position: Int,
    of job: WorkerJob
  ) {
    settle(record, file, position)
  }

  mutating func take(_ death: Worker.Death) {
    let file = death.file
    if !death.left.isEmpty {
      batches.insert(WorkerJob(file: file, positions: death.left), at: 0)
    }
    if death.wasAlone {
      settle(death.record, file, death.position)
    } else {
      file.suspect(death.record, at: death.position)
      tryAlone(file, death.position)
    }
  }

  private mutating func tryAlone(_ file: OpenFile, _ position: Int) {
    alone.append(WorkerJob(file: file, positions: [position], isAlone: true))
  }

  /// Decides what an attempt at a case means: its end, or another attempt.
  private mutating func settle(_ record: CaseRecord, _ file: OpenFile, _ position: Int) {
    guard file.isOpen(position) else { return }
    var record = record
    if var suspect = file.takeSuspect(at: position) {
      suspect.trouble?.message += Self.verdict(record)
      guard retries > 0 else { return file.finish(position, suspect) }
      attempt(suspect, file, position)
    }
    record.earlier = file.earlier[position]
    guard record.outcome.mayChange, record.earlier.count < retries else {
      return file.finish(position, record)
    }
    attempt(record, file, position)
    tryAlone(file, position)
  }

  private func attempt(_ record: CaseRecord, _ file: OpenFile, _ position: Int) {
    var record = record
    record.earlier = file.earlier[position]
    tell(record, file)
    record.earlier = []
    file.addAttempt(record, at: position)
  }

  /// What trying a case alone tells of its crash.
  private static func verdict(_ record: CaseRecord) -> String {
    switch record.outcome {
    case .error: "; alone in a worker, too"
    default: "; alone in a worker it does not, so one that was played before it is the cause"
    }
  }
}
