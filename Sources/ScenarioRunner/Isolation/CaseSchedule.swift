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
  /// Takes a case that ended.
  mutating func take(_ end: CaseEnd)
  /// Forgets all that has not begun.
  mutating func clear()
}

/// Some cases of a file that one worker executes one after the other.
struct WorkerJob {
  let file: OpenFile
  /// The cases that are left, by their indices among those of the file that can be executed.
  var cases: [Int]
  /// Whether the worker executes nothing else before.
  var isAlone = false
}

/// The end of a case in a worker.
struct CaseEnd {
  let file: OpenFile
  let index: Int
  let result: CaseResult
  /// Whether the worker had executed nothing before.
  let wasAlone: Bool
  /// Whether the worker ended in the case.
  var endedWorker = false
  /// The cases that were requested and have not begun, where the worker ended.
  var left: [Int] = []
}
