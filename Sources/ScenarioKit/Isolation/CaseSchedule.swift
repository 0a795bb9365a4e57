internal import ScenarioEvents

/// Decides which cases a worker is told to play, and what their results mean.
protocol CaseSchedule {
  /// How many files must be known at a time, for all jobs to have work.
  var filesAhead: Int { get }
  /// Whether workers must tell all that happens.
  var needsTraces: Bool { get }

  /// Takes the cases of a file in.
  mutating func add(_ file: OpenFile)
  /// What is to be played next; nil if there is nothing, or nothing yet.
  mutating func next() -> WorkerJob?
  /// Takes what came of a case that was played to its end.
  mutating func take(_ record: CaseRecord, _ file: OpenFile, at position: Int, of job: WorkerJob)
  /// Takes the case in which a worker came to its end.
  mutating func take(_ death: Worker.Death)
  /// Forgets all that has not begun.
  mutating func clear()
}
