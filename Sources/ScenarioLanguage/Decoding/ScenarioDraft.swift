/// A scenario as it was read, before it is compiled for each of its cases.
struct ScenarioDraft: Sendable {
  var name: String
  /// The place of the name.
  var range: SourceRange
  /// The place of the whole scenario.
  var wholeRange: SourceRange
  var suite: String?
  var setup: Setup
  var steps: [Step]
  var covers: [Int]
  /// The methods that the scenario or its suite names.
  var namedMethods: MethodSet
  /// What is wrong with it, its suite's own keys included; it cannot be played if there is an error.
  var diagnostics: [Diagnostic]
}
