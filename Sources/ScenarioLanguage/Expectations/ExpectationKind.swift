/// An entry of the open list of expectations: its key, its meaning, and how it is read.
struct ExpectationKind: Sendable {
  /// The key under a step.
  var key: String
  /// What it expects, in one sentence.
  var summary: String
  /// What its value looks like, for the reference.
  var value: String
  /// Whether it may stand in a step without an action.
  var isAboutTheState = false
  /// Reads the value; nil when it was wrong and a diagnostic says so.
  var decode:
    @Sendable (inout Decoder, _ key: Tree.Index, _ value: Tree.Index) -> (any Expectation)?
}
