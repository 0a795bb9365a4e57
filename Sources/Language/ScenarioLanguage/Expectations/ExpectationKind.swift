@_spi(Package) internal import ScenarioJSON

/// A kind of expectation: its key, its meaning, and how it is decoded.
///
/// A class, since a kind is passed for every key of every step.
final class ExpectationKind: Sendable {
  /// Decodes the value; returns nil after reporting an invalid one.
  typealias Decode =
    @Sendable (inout TreeDecoder, _ key: Tree.Index, _ value: Tree.Index) -> (any Expectation)?

  /// The key under a step.
  let key: String
  /// A description of the expectation in one sentence.
  let summary: String
  /// The form of its value, for the reference.
  let value: String
  /// The JSON Schema of its value, created lazily because few runs need it.
  var schema: JSONValue { makeSchema() }
  private let makeSchema: @Sendable () -> JSONValue
  /// Whether the expectation is allowed in a step without an action.
  let checksFinalState: Bool
  let decode: Decode

  init(
    key: String,
    summary: String,
    value: String,
    schema: @autoclosure @escaping @Sendable () -> JSONValue,
    checksFinalState: Bool = false,
    decode: @escaping Decode
  ) {
    self.key = key
    self.summary = summary
    self.value = value
    makeSchema = schema
    self.checksFinalState = checksFinalState
    self.decode = decode
  }
}
