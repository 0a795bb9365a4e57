internal import LifecycleCore

/// A scenario as it was read, before it is compiled for each of its cases.
struct ScenarioDraft: Sendable {
  var name = ""
  /// The place of the name.
  var range: SourceRange
  /// The place of the whole scenario.
  let wholeRange: SourceRange
  let suite: String?
  /// What is played: once, or once for each row of `examples`.
  var cases: [CaseDraft] = []
  var covers: [StatementID] = []
  /// Whether it says itself, and not its suite alone, what holds for the whole run.
  var asksOfTheRun = false
  /// What is wrong with it, its suite's own keys included; it cannot be played if there is an error.
  var diagnostics: [Diagnostic] = []
  /// Whether its cases are known though something is wrong with it: some of its steps, or of what it asks of the run.
  var hasCases = false
  /// What is odd about it, and no error.
  var oddities: [Diagnostic] = []

  init(range: SourceRange, suite: String?) {
    self.range = range
    wholeRange = range
    self.suite = suite
  }

  /// Whether a place is in the scenario itself, and not in its suite or in a fragment.
  func contains(_ place: SourceRange) -> Bool {
    (wholeRange.start...wholeRange.end).contains(place.start)
  }
}

/// What a scenario says, with the texts of one row of its examples put in.
///
/// A class, since it is handed around: one reference is counted and not all that a setup holds.
final class CaseDraft: Sendable {
  /// The name of the row; nil where there are no examples.
  let label: String?
  let setup: Setup
  /// The steps; nil where the scenario has none.
  let steps: [Step]?
  /// The methods that the scenario or its suite names.
  let namedMethods: MethodSet
  /// Whether all of its steps could be read.
  let isWhole: Bool

  init(label: String?, setup: Setup, steps: [Step]?, namedMethods: MethodSet, isWhole: Bool) {
    self.label = label
    self.setup = setup
    self.steps = steps
    self.namedMethods = namedMethods
    self.isWhole = isWhole
  }
}
