/// Decides which cases a worker executes, and what their results mean.
protocol CaseSchedule {
  /// How many files must be known at a time, for all jobs to have work.
  var filesAhead: Int { get }
  /// Whether workers must send all that happens.
  var needsTraces: Bool { get }

  /// Adds the cases of a file.
  mutating func add(_ file: OpenFile)
  /// What is to be executed next; nil if there is nothing, or nothing yet.
  mutating func next() -> WorkerJob?
  /// Takes the result of a case that ended by itself.
  mutating func take(_ result: CaseResult, _ file: OpenFile, at index: Int, of job: WorkerJob)
  /// Takes the case in which a worker ended.
  mutating func take(_ death: Worker.Death)
  /// Forgets all that has not begun.
  mutating func clear()
}
