/// Steps or properties under a name, which a scenario uses in place of its own.
struct Fragment: Sendable {
  /// A text that who uses it must give.
  struct Parameter: Sendable {
    var name: String
    var range: SourceRange
  }

  var parameters: [Parameter] = []
  /// The node of the list of steps; -1 for a fragment of properties.
  var steps: Tree.Index = -1
  /// The node of the list of properties; -1 for a fragment of steps.
  var properties: Tree.Index = -1
  /// The place of the name.
  var range: SourceRange
}
