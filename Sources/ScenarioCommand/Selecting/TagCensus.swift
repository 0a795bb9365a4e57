internal import ScenarioRunner
internal import ScenarioSystem

/// The tags that were seen in a run, so that one that nothing carries is noticed.
struct TagCensus {
  private let expression: TagExpression?
  private var seen: Set<String> = []

  init(_ expression: TagExpression?) { self.expression = expression }

  mutating func add(_ file: FileResult) {
    if expression != nil { seen.formUnion(file.facts.tags) }
  }

  /// A tag that is asked for and that nothing carries: an error.
  var missing: String? { expression?.tags.wanted.first { !seen.contains($0) } }

  /// A tag under `not` that nothing carries: a warning.
  var idle: String? { expression?.tags.excluded.first { !seen.contains($0) } }

  /// The tags that there are, for the message.
  var known: String {
    seen.isEmpty ? "no scenario has tags" : "there are: \(seen.sorted().joined(separator: ", "))"
  }
}
