/// Steps or properties under a name, which a scenario uses in place of its own.
struct Fragment: Sendable {
  /// The names of the texts that who uses it must give.
  var parameters: [Located<String>] = []
  /// The list of steps; nil for a fragment of properties.
  var steps: Tree.Index?
  /// The list of properties; nil for a fragment of steps.
  var properties: Tree.Index?
  /// The place of the name.
  var range: SourceRange
}
