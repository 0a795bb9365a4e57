/// Which chunk may begin, and which is handed out next: in the order in which they began, however long each takes.
struct ChunkOrder<Results> {
  /// How many chunks may wait, for each job, for one before them that takes long.
  private static var patience: Int { 4 }

  private let jobs: Int
  private var (started, running, handedOut) = (0, 0, 0)
  private var waiting: [Int: Results] = [:]

  init(jobs: Int) { self.jobs = jobs }

  /// Whether a job is free, and not too many results wait.
  var mayBegin: Bool { running < jobs && waiting.count < jobs * Self.patience }

  /// Whether a chunk has begun that has not ended.
  var isRunning: Bool { running > 0 }

  /// Begins a chunk, and returns its number.
  mutating func begin() -> Int {
    defer { started += 1 }
    running += 1
    return started
  }

  /// Ends a chunk.
  mutating func end(_ number: Int, _ results: Results) {
    running -= 1
    waiting[number] = results
  }

  /// The results whose turn it is; nil while those before them are not there.
  mutating func next() -> Results? {
    guard let results = waiting.removeValue(forKey: handedOut) else { return nil }
    handedOut += 1
    return results
  }
}
