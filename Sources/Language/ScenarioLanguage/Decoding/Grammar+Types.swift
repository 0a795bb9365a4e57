@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

// The basic types of the grammar; `what` is the noun for a value in a diagnostic.
extension Grammar {
  /// Returns the type of a string.
  static func text(_ what: String) -> ValueType<String> {
    .init("string", Schema.ref("text")) { $0.text($1, what) }
  }

  /// Returns the type of a name.
  static func name(_ what: String) -> ValueType<String> {
    text(what).checked { $0.checkName($2, at: $1) }
  }

  /// `true` or `false`.
  static let flag = ValueType<Bool>("flag", Schema.ref("flag")) { $0.flag($1, "a flag") }

  /// Returns the type of a duration.
  static func duration(_ what: String) -> ValueType<VirtualTime> {
    .init("duration", Schema.ref("duration")) { $0.duration($1, what) }
  }

  /// Returns the type of an integer within bounds.
  static func integer(_ bounds: ClosedRange<Int>, _ what: String) -> ValueType<Int> {
    .init("\(bounds.lowerBound) to \(bounds.upperBound)", Schema.integer(bounds)) {
      $0.integer($1, bounds, what)
    }
  }

  /// One version.
  static let version = ValueType("version", Schema.ref("version"), read: text("a version").read)
    .compactMap { $0.version($1, $2) }

  /// All versions of a version, a range or a list.
  static let versions = ValueType("version, range or list", Schema.ref("versions")) {
    $0.versionCondition($1)
  }

  /// Returns the type of a word of a table.
  static func word<Value>(
    _ what: String,
    _ table: WordTable<Value>,
    unknown id: DiagnosticID = .unknownWord,
    schema: (@Sendable () -> JSONValue)? = nil
  ) -> ValueType<Value> {
    .init(
      table.words.count <= 6 ? table.words.map { "`\($0)`" }.joined(separator: ", ") : what,
      schema?() ?? Schema.words(table)
    ) {
      $0.word($1, table, what, unknown: id)
    }
  }

  /// Returns the type of a raw value of an enumeration.
  static func word<Value>(_ what: String, _ type: Value.Type) -> ValueType<Value>
  where Value: CaseIterable & RawRepresentable<String> & Sendable {
    word(what, WordTable(type))
  }

  /// Returns the type of a value that is decoded later.
  static func node(
    _ name: @autoclosure @escaping @Sendable () -> String,
    _ schema: @autoclosure @escaping @Sendable () -> JSONValue
  ) -> ValueType<Tree.Index> {
    .init(name(), schema()) { $1 }
  }

  /// Returns the type of a mapping with keys of one type and values of another.
  static func entries<Name, Value>(
    _ what: String,
    from names: ValueType<Name>,
    to values: ValueType<Value>,
    schema: (@Sendable () -> JSONValue)? = nil
  ) -> ValueType<[NamedValue<Name, Value>]> {
    entries(
      what,
      from: names,
      called: "\(names.name) → \(values.name)",
      schema?() ?? ["type": "object", "additionalProperties": values.schema()]
    ) { decoder, _, index in values.read(&decoder, index) }
  }

  /// Returns the type of a mapping whose values are decoded depending on their keys.
  static func entries<Name, Value>(
    _ what: String,
    from names: ValueType<Name>,
    called name: @autoclosure @escaping @Sendable () -> String,
    _ schema: @autoclosure @escaping @Sendable () -> JSONValue,
    read: @escaping @Sendable (inout TreeDecoder, Name, Tree.Index) -> Value?
  ) -> ValueType<[NamedValue<Name, Value>]> {
    .init(name(), schema()) { decoder, index in
      guard decoder.requireMapping(index, what) else { return nil }
      var entries: [NamedValue<Name, Value>] = []
      for (key, value) in decoder.tree.fields(index) {
        guard let name = names.read(&decoder, key), let element = read(&decoder, name, value)
        else { continue }
        let ranges = (decoder.range(key), decoder.range(value))
        entries.append(
          NamedValue(name: name, value: element, nameRange: ranges.0, valueRange: ranges.1)
        )
      }
      return entries
    }
  }

  /// Returns the type of a mapping with fixed keys, decoded into a new target.
  static func mapping<Target: Sendable>(
    _ mapping: Mapping<Target>,
    from initial: @autoclosure @escaping @Sendable () -> Target
  ) -> ValueType<Target> {
    .init(mapping.form, mapping.schema) { decoder, index in
      var value = initial()
      return decoder.read(index, mapping, into: &value) ? value : nil
    }
  }
}
