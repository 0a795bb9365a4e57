internal import LifecycleCore

/// A type of the language's values, written once: how a value is read, and how the schema and the docs describe it.
struct ValueType<Value: Sendable>: Sendable {
  typealias Read = @Sendable (inout Decoder, Tree.Index) -> Value?

  /// What the docs call it: "duration", "list of texts".
  let name: String
  /// The JSON Schema of its values, made when it is asked for.
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
  /// The same values, of which something more is asked.
  func checked(_ check: @escaping @Sendable (inout Decoder, Tree.Index, Value) -> Void) -> Self {
    let (schema, read) = (schema, read)
    return .init(name, schema()) { decoder, index in
      let value = read(&decoder, index)
      if let value { check(&decoder, index, value) }
      return value
    }
  }

  /// The same values, of which each is read later.
  var unread: ValueType<Tree.Index> {
    let schema = schema
    return .init(name, schema()) { $1 }
  }

  /// The same values, each with its place.
  var located: ValueType<Located<Value>> {
    let (schema, read) = (schema, read)
    return .init(name, schema()) { decoder, index in
      read(&decoder, index).map { Located(value: $0, range: decoder.range(index)) }
    }
  }

  /// The same values, made into something else.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueType<Other> {
    let (schema, read) = (schema, read)
    return .init(name, schema()) { read(&$0, $1).map(transform) }
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
    let (schema, read) = (schema, read)
    let one = ValueType<[Value]>(name, schema()) { read(&$0, $1).map { [$0] } }
    return one.or(list(what), if: .list)
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

/// A value and its place.
struct Located<Value: Sendable>: Sendable {
  var value: Value
  var range: SourceRange
}

/// A key that the author chose, its value, and where they are.
struct NamedValue<Name: Sendable, Value: Sendable>: Sendable {
  let name: Name
  let value: Value
  let nameRange: SourceRange
  let valueRange: SourceRange
}

extension Array {
  /// Puts entries behind the others, in place of those of the same names.
  mutating func replace<Name: Hashable, Value>(with entries: Self)
  where Element == NamedValue<Name, Value> {
    let names = Set(entries.map(\.name))
    removeAll { names.contains($0.name) }
    self += entries
  }
}
