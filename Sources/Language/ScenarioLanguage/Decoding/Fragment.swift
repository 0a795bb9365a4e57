/// Named steps or properties that scenarios can use.
struct Fragment: Sendable {
  /// The names of the arguments that a use must provide.
  var parameters: [Located<String>] = []
  /// The list of steps; nil for a fragment of properties.
  var steps: Tree.Index?
  /// The list of properties; nil for a fragment of steps.
  var properties: Tree.Index?
  /// The range of the name.
  var range: SourceRange
}
