internal import ScenarioSystem

/// Results that are handed out together, for the reason for which files are read together.
///
/// What has something to show is handed out at once; nothing waits for longer than a moment and one file.
struct ResultBatch {
  /// Those that were not handed out yet.
  private(set) var results: [FileResult] = []
  private let holdsAll: Bool
  private var cases = 0
  /// When the first of them came.
  private var start: UInt64 = 0

  private static let casesAtOnce = 64
  /// In nanoseconds.
  private static let patience: UInt64 = 50_000_000

  /// Creates an empty batch; one that holds all hands out nothing before its end.
  init(holdingAll holdsAll: Bool = false) { self.holdsAll = holdsAll }

  /// Adds a result, and returns whether it is time to hand out all that have come together.
  mutating func add(_ result: consuming FileResult) -> Bool {
    guard !holdsAll else {
      results.append(result)
      return false
    }
    let now = Clock.monotonicNanoseconds()
    if results.isEmpty { start = now }
    cases += result.cases.count
    let isDue =
      result.source != nil || result.problem != nil || cases >= Self.casesAtOnce
      || now - start >= Self.patience
    results.append(result)
    return isDue
  }

  /// Hands out all of them.
  mutating func handOut(_ emit: (FileResult) -> Void) {
    // By index: a result is not copied for it.
    for index in results.indices { emit(results[index]) }
    results.removeAll(keepingCapacity: true)
    cases = 0
  }
}
