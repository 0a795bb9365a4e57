/// An entry of the open list of expectations: its key, its meaning, and how it is read.
///
/// A class, since one is handed around for every key of every step.
final class ExpectationKind: Sendable {
  /// Reads the value; nil when it was wrong and a diagnostic says so.
  typealias Decode =
    @Sendable (inout Decoder, _ key: Tree.Index, _ value: Tree.Index) -> (any Expectation)?

  /// The key under a step.
  let key: String
  /// What it expects, in one sentence.
  let summary: String
  /// What its value looks like, for the reference.
  let value: String
  /// The same for an editor, which few runs need.
  var schema: JSONValue { makeSchema() }
  private let makeSchema: @Sendable () -> JSONValue
  /// Whether it may be in a step without an action.
  let isAboutTheState: Bool
  let decode: Decode

  init(
    key: String,
    summary: String,
    value: String,
    schema: @autoclosure @escaping @Sendable () -> JSONValue,
    isAboutTheState: Bool = false,
    decode: @escaping Decode
  ) {
    self.key = key
    self.summary = summary
    self.value = value
    makeSchema = schema
    self.isAboutTheState = isAboutTheState
    self.decode = decode
  }
}
