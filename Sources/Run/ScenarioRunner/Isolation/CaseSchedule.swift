/// Decides which cases a worker executes, and how to interpret their results.
protocol CaseSchedule {
  /// The number of files to keep open, so that all jobs have work.
  var filesAhead: Int { get }
  /// Whether workers must send traces.
  var needsTraces: Bool { get }

  /// Adds the cases of a file.
  mutating func add(_ file: RunningFile)
  /// Returns the next job; nil if there is none at the moment.
  mutating func next() -> WorkerJob?
  /// Handles the end of a case.
  mutating func handle(_ end: CaseEnd)
  /// Removes all jobs that have not begun.
  mutating func clear()
}

/// Cases of a file that one worker executes in sequence.
struct WorkerJob {
  let file: RunningFile
  /// The remaining cases, by their indices among the executable cases of the file.
  var cases: [Int]
  /// Whether the worker must not have executed anything before.
  var isAlone = false
}

/// The end of a case in a worker process.
struct CaseEnd {
  let file: RunningFile
  let index: Int
  let result: CaseResult
  /// Whether the worker had not executed anything before.
  let wasAlone: Bool
  /// Whether the worker terminated during the case.
  var terminatedWorker = false
  /// The requested cases that have not begun, if the worker terminated.
  var remainingCases: [Int] = []
}
