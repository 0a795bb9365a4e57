internal import LifecycleCore

/// A type of the language's values, written once: how a value is read, and how the schema and the docs describe it.
struct ValueType<Value: Sendable>: Sendable {
  typealias Read = @Sendable (inout Decoder, Tree.Index) -> Value?

  /// What the docs call it: "duration", "list of texts".
  let name: String
  /// The JSON Schema of its values, made when it is requested.
  let schema: @Sendable () -> JSONValue
  /// Reads a value; nil where it is wrong, which is reported.
  let read: Read

  init(
    _ name: String,
    _ schema: @autoclosure @escaping @Sendable () -> JSONValue,
    read: @escaping Read
  ) {
    self.name = name
    self.schema = schema
    self.read = read
  }
}

extension ValueType {
  /// The same values, of which each is read later.
  var unread: ValueType<Tree.Index> {
    let schema = schema
    return .init(name, schema()) { $1 }
  }

  /// The same values, made into something else, or nil where one is wrong, which is reported.
  func compactMap<Other>(
    _ transform: @escaping @Sendable (inout Decoder, Tree.Index, Value) -> Other?
  ) -> ValueType<Other> {
    let (schema, read) = (schema, read)
    return .init(name, schema()) { decoder, index in
      guard let value = read(&decoder, index) else { return nil }
      return transform(&decoder, index, value)
    }
  }

  /// The same values, made into something else.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueType<Other> {
    compactMap { transform($2) }
  }

  /// The same values, each with its place.
  var located: ValueType<Located<Value>> {
    compactMap { Located(value: $2, range: $0.range($1)) }
  }

  /// The same values, of which something more is asked.
  func checked(_ check: @escaping @Sendable (inout Decoder, Tree.Index, Value) -> Void) -> Self {
    compactMap {
      check(&$0, $1, $2)
      return $2
    }
  }
}

// MARK: - Lists

extension ValueType {
  /// A list of such values; `what` is what a diagnostic calls it.
  func list(_ what: String) -> ValueType<[Value]> {
    let (schema, read) = (schema, read)
    return .init("list: \(name)", Schema.list(of: schema())) { $0.list($1, what, read) }
  }

  /// A value, or a list of such values.
  func oneOrMore(_ what: String) -> ValueType<[Value]> {
    map { [$0] }.or(list(what), if: .list)
  }

  /// Another type's values, too, where the node is of this kind.
  func or(_ other: Self, if kind: Tree.Node.Kind) -> Self {
    let one = self
    return .init(
      "\(name), or \(other.name)",
      Schema.anyOf([one.schema(), other.schema()])
    ) { decoder, index in
      (decoder.node(index).kind == kind ? other : one).read(&decoder, index)
    }
  }
}
