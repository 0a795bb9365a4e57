/// Steps under a name, which a scenario uses in place of its own.
struct Fragment: Sendable {
  /// A text that who uses it must give.
  struct Parameter: Sendable {
    var name: String
    var range: SourceRange
  }

  var parameters: [Parameter] = []
  /// The node of the list of steps.
  var steps: Tree.Index
  /// The place of the name.
  var range: SourceRange
}
