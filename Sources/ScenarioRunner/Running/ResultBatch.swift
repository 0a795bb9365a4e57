internal import ScenarioSystem

/// Results that are handed out together, for the reason for which files are read together.
///
/// What has something to show is handed out at once; nothing waits for longer than a moment and one file.
struct ResultBatch {
  private var results: [FileResult] = []
  private var cases = 0
  /// When the first of them came.
  private var start: UInt64 = 0

  private static let casesAtOnce = 64
  /// In nanoseconds.
  private static let patience: UInt64 = 50_000_000

  /// Adds a result, and hands out all that have come together where it is time.
  mutating func add(_ result: consuming FileResult, emit: (FileResult) -> Void) {
    let now = Clock.monotonicNanoseconds()
    if results.isEmpty { start = now }
    cases += result.cases.count
    let isDue =
      result.source != nil || result.problem != nil || cases >= Self.casesAtOnce
      || now - start >= Self.patience
    results.append(result)
    if isDue { handOut(emit) }
  }

  /// Hands out what is left.
  mutating func handOut(_ emit: (FileResult) -> Void) {
    // By index: a result is not copied for it.
    for index in results.indices { emit(results[index]) }
    results.removeAll(keepingCapacity: true)
    cases = 0
  }
}
