@_spi(Package) package import LifecycleCore

/// Lines that a recording lacks: with them, a line is possible that is impossible without them.
package struct MissingLines: Sendable {
  /// The index of the line before which they are missing.
  package let line: Int
  /// What they are about, in order.
  package let terms: [Term]

  /// The largest number of lines that are tried.
  private static let mostLines = 3
  /// The number of searches after which others are not made.
  private static let mostSearches = 40

  /// Finds the fewest lines; nil if there are none, or the line is possible.
  init?(_ outcome: RecordingOutcome, by checker: RecordingChecker) {
    var evident = outcome
    if case .possible(let explanation) = outcome {
      guard !explanation.assumedLaunches.isEmpty else { return nil }
      evident = checker.evidentOutcome(on: checker.recording.lines)
    }
    guard case .impossible(let line, _, let possible, _) = evident else { return nil }
    let lines = checker.recording.lines
    var searches = 0
    var attempts = possible.map { [$0] }
    for _ in 0..<Self.mostLines {
      var longer: [[Term]] = []
      for terms in attempts {
        guard searches < Self.mostSearches else { return nil }
        searches += 1
        let added = terms.map { Recording.Line(number: lines[line].number, event: .term($0)) }
        let changed = lines[..<line] + added + [lines[line]]
        switch checker.evidentOutcome(on: Array(changed)) {
        case .possible(let explanation) where explanation.unprinted.isEmpty:
          (self.line, self.terms) = (line, terms)
          return
        case .impossible(let end, _, let next, _) where end == line + terms.count:
          longer += next.map { terms + [$0] }
        default: break
        }
      }
      attempts = longer
    }
    return nil
  }
}
