/// Results of jobs that run at the same time, in the order in which the jobs began.
struct OrderedResults<Result> {
  /// How many results may wait, for each job, for one before them that takes long.
  private static var limit: Int { 32 }

  private let jobs: Int
  private var (started, running, emitted) = (0, 0, 0)
  private var waiting: [Int: Result] = [:]

  init(jobs: Int) { self.jobs = jobs }

  /// Whether a job is free, and not too many results wait.
  var mayBegin: Bool { running < jobs && waiting.count < jobs * Self.limit }

  /// Whether a job has begun that has not ended.
  var isRunning: Bool { running > 0 }

  /// Begins a job, and returns its number.
  mutating func begin() -> Int {
    defer { started += 1 }
    running += 1
    return started
  }

  /// Ends a job.
  mutating func end(_ number: Int, _ result: Result) {
    running -= 1
    waiting[number] = result
  }

  /// The result whose turn it is; nil while those before it are not there.
  mutating func next() -> Result? {
    guard let result = waiting.removeValue(forKey: emitted) else { return nil }
    emitted += 1
    return result
  }
}
