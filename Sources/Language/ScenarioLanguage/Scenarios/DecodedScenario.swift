@_spi(Package) internal import LifecycleCore

/// A decoded scenario, before it is compiled for each of its cases.
struct DecodedScenario: Sendable {
  let name: String
  /// The range of the name.
  let range: SourceRange
  /// The range of the whole scenario.
  let wholeRange: SourceRange
  let suite: String?
  /// The content of the scenario, once or once for each row of `examples`.
  var cases: [DecodedCase] = []
  let covers: [StatementID]
  /// Whether the scenario itself, not only its suite, has expectations of the whole run.
  let hasRunExpectations: Bool
  /// Diagnostics, including those of its suite's own keys; with an error it cannot be run.
  var diagnostics: [Diagnostic] = []
  /// Whether its cases are valid despite errors in steps or in expectations of the run.
  var hasValidCases = false
  /// Whether it may need an app under test.
  var mayNeedAppUnderTest = false
  /// Warnings that only `check --lint` reports.
  let styleWarnings: [Diagnostic]

  init(_ partial: PartialScenario, range: SourceRange, suite: String?) {
    name = partial.name ?? ""
    self.range = partial.nameRange ?? range
    wholeRange = range
    self.suite = suite
    covers = partial.covers
    hasRunExpectations = partial.fields.contains { $0.key.concernsWholeRun }
    styleWarnings = ExampleRow.styleWarnings(of: partial.rows)
  }

  /// Returns whether a range is in the scenario itself, and not in its suite or in a fragment.
  func contains(_ other: SourceRange) -> Bool {
    (wholeRange.start...wholeRange.end).contains(other.start)
  }
}

/// The content of a scenario, with the variables of one row of its examples.
///
/// A class, so that passing it copies one reference and not a whole setup.
final class DecodedCase: Sendable {
  /// The name of the row; nil without examples.
  let label: String?
  let setup: Setup
  /// The methods that the scenario or its suite names.
  let namedMethods: MethodSet
  /// Whether all of its steps could be decoded.
  let isComplete: Bool

  /// The steps; nil if the scenario has none.
  var steps: [Step]? { setup.steps }

  init(label: String?, setup: Setup, namedMethods: MethodSet, isComplete: Bool) {
    self.label = label
    self.setup = setup
    self.namedMethods = namedMethods
    self.isComplete = isComplete
  }
}
