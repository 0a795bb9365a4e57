internal import LifecycleCore

/// A scenario as it was read, before it is compiled for each of its cases.
struct ScenarioDraft: Sendable {
  let name: String
  /// The place of the name.
  let range: SourceRange
  /// The place of the whole scenario.
  let wholeRange: SourceRange
  let suite: String?
  /// What is run: once, or once for each row of `examples`.
  var cases: [CaseDraft] = []
  let covers: [StatementID]
  /// Whether it says itself, and not its suite alone, what holds for the whole run.
  let asksOfTheRun: Bool
  /// What is wrong with it, its suite's own keys included; it cannot be run if there is an error.
  var diagnostics: [Diagnostic] = []
  /// Whether its cases are known though something is wrong with it: some of its steps, or of what it asks of the run.
  var hasCases = false
  /// What is odd about it, and no error.
  let oddities: [Diagnostic]

  init(_ reading: ScenarioReading, range: SourceRange, suite: String?) {
    name = reading.name ?? ""
    self.range = reading.nameRange ?? range
    wholeRange = range
    self.suite = suite
    covers = reading.covers
    asksOfTheRun = reading.fields.contains { $0.key.isAboutTheRun }
    oddities = ExampleRow.oddities(of: reading.rows)
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
  /// The methods that the scenario or its suite names.
  let namedMethods: MethodSet
  /// Whether all of its steps could be read.
  let isWhole: Bool

  /// The steps; nil where the scenario has none.
  var steps: [Step]? { setup.steps }

  init(label: String?, setup: Setup, namedMethods: MethodSet, isWhole: Bool) {
    self.label = label
    self.setup = setup
    self.namedMethods = namedMethods
    self.isWhole = isWhole
  }
}
