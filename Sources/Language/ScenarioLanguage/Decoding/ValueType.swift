@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

/// A type of values: how a value is decoded, and how the schema and the docs describe it.
struct ValueType<Value: Sendable>: Sendable {
  typealias Read = @Sendable (inout TreeDecoder, Tree.Index) -> Value?

  private let makeName: @Sendable () -> String
  /// The JSON Schema of its values; lazy like the name, since running a file needs neither.
  let schema: @Sendable () -> JSONValue
  /// Decodes a value; returns nil after reporting an invalid one.
  let read: Read

  /// The name of the type in the docs: "duration", "list of strings".
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
  /// The same type, decoded later: the value is the node.
  var undecoded: ValueType<Tree.Index> {
    let (makeName, schema) = (makeName, schema)
    return .init(makeName(), schema()) { $1 }
  }

  /// Returns a type whose values are transformed, or nil after the closure has reported an invalid one.
  func compactMap<Other>(
    _ transform: @escaping @Sendable (inout TreeDecoder, Tree.Index, Value) -> Other?
  ) -> ValueType<Other> {
    let (makeName, schema, read) = (makeName, schema, read)
    return .init(makeName(), schema()) { decoder, index in
      guard let value = read(&decoder, index) else { return nil }
      return transform(&decoder, index, value)
    }
  }

  /// Returns a type whose values are transformed.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueType<Other> {
    compactMap { transform($2) }
  }

  /// The same type, with the range of each value.
  var located: ValueType<Located<Value>> {
    compactMap { Located(value: $2, range: $0.range($1)) }
  }

  /// Returns the same type with an additional check.
  func checked(_ check: @escaping @Sendable (inout TreeDecoder, Tree.Index, Value) -> Void) -> Self
  {
    compactMap {
      check(&$0, $1, $2)
      return $2
    }
  }
}

// MARK: - Lists

extension ValueType {
  /// Returns the type of a list of these values; `what` is its name in diagnostics.
  func list(_ what: String) -> ValueType<[Value]> {
    let (makeName, schema, read) = (makeName, schema, read)
    return .init("list of \(plural(makeName()))", Schema.list(of: schema())) {
      $0.list($1, what, read)
    }
  }

  /// Returns the plural of a type's name; a mapping such as `{ios, device}` is kept.
  private func plural(_ name: String) -> String { name.hasSuffix("`") ? name : "\(name)s" }

  /// Returns the type of a value or a list of such values.
  func oneOrMore(_ what: String) -> ValueType<[Value]> {
    map { [$0] }.or(list(what), if: .list)
  }

  /// Returns a type that decodes nodes of one kind as another type.
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
