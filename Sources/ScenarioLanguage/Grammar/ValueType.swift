internal import LifecycleCore

/// A type of the language's values, written once: how a value is read, and how the schema and the docs describe it.
struct ValueType<Value: Sendable>: Sendable {
  typealias Read = @Sendable (inout Decoder, Tree.Index) -> Value?

  private let makeName: @Sendable () -> String
  /// The JSON Schema of its values; like the name, made when it is requested: to run a file needs neither.
  let schema: @Sendable () -> JSONValue
  /// Reads a value; nil where it is wrong, which is reported.
  let read: Read

  /// What the docs call it: "duration", "list of texts".
  var name: String { makeName() }

  init(
    _ name: @autoclosure @escaping @Sendable () -> String,
    _ schema: @autoclosure @escaping @Sendable () -> JSONValue,
    read: @escaping Read
  ) {
    makeName = name
    self.schema = schema
    self.read = read
  }
}

extension ValueType {
  /// The same values, of which each is read later.
  var unread: ValueType<Tree.Index> {
    let (makeName, schema) = (makeName, schema)
    return .init(makeName(), schema()) { $1 }
  }

  /// The same values, made into something else, or nil where one is wrong, which is reported.
  func compactMap<Other>(
    _ transform: @escaping @Sendable (inout Decoder, Tree.Index, Value) -> Other?
  ) -> ValueType<Other> {
    let (makeName, schema, read) = (makeName, schema, read)
    return .init(makeName(), schema()) { decoder, index in
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
    let (makeName, schema, read) = (makeName, schema, read)
    return .init("list: \(makeName())", Schema.list(of: schema())) { $0.list($1, what, read) }
  }

  /// A value, or a list of such values.
  func oneOrMore(_ what: String) -> ValueType<[Value]> {
    map { [$0] }.or(list(what), if: .list)
  }

  /// Another type's values, too, where the node is of this kind.
  func or(_ other: Self, if kind: Tree.Node.Kind) -> Self {
    let one = self
    return .init(
      "\(one.name), or \(other.name)",
      Schema.anyOf([one.schema(), other.schema()])
    ) { decoder, index in
      (decoder.node(index).kind == kind ? other : one).read(&decoder, index)
    }
  }
}
