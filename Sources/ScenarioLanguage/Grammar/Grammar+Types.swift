internal import LifecycleCore

// The types of values of which the grammar is made; `what` is what a diagnostic calls a value.
extension Grammar {
  /// A text.
  static func text(_ what: String) -> ValueType<String> {
    .init("string", Schema.ref("text")) { $0.text($1, what) }
  }

  /// `true` or `false`.
  static let flag = ValueType<Bool>("flag", Schema.ref("flag")) { $0.flag($1, "a flag") }

  /// A length of time.
  static func duration(_ what: String) -> ValueType<VirtualTime> {
    .init("duration", Schema.ref("duration")) { $0.duration($1, what) }
  }

  /// A whole number within bounds.
  static func count(_ bounds: ClosedRange<Int>, _ what: String) -> ValueType<Int> {
    .init("\(bounds.lowerBound) to \(bounds.upperBound)", Schema.count(bounds)) {
      $0.count($1, bounds, what)
    }
  }

  /// One version.
  static let version = ValueType("version", Schema.ref("version"), read: text("a version").read)
    .compactMap { $0.version($2, at: $0.range($1)) }

  /// A word of a table.
  static func word<Value>(
    _ what: String,
    _ table: WordTable<Value>,
    unknown id: DiagnosticID = .unknownWord,
    schema: (@Sendable () -> JSONValue)? = nil
  ) -> ValueType<Value> {
    .init(
      table.words.count <= 6 ? table.words.map { "`\($0)`" }.joined(separator: ", ") : what,
      schema?() ?? Schema.words(table.words)
    ) {
      $0.word($1, table, what, unknown: id)
    }
  }

  /// A word of an enumeration.
  static func word<Value>(_ what: String, _ type: Value.Type) -> ValueType<Value>
  where Value: CaseIterable & RawRepresentable<String> & Sendable {
    word(what, WordTable(type))
  }

  /// A value that is read later.
  static func node(
    _ name: @autoclosure @escaping @Sendable () -> String,
    _ schema: @autoclosure @escaping @Sendable () -> JSONValue
  ) -> ValueType<Tree.Index> {
    .init(name(), schema()) { $1 }
  }

  /// A mapping whose keys are of one type and whose values are of another.
  static func entries<Name, Element>(
    _ what: String,
    from names: ValueType<Name>,
    to values: ValueType<Element>,
    schema: (@Sendable () -> JSONValue)? = nil
  ) -> ValueType<[NamedValue<Name, Element>]> {
    entries(
      what,
      from: names,
      called: "\(names.name) → \(values.name)",
      schema?() ?? ["type": "object", "additionalProperties": values.schema()]
    ) { decoder, _, index in values.read(&decoder, index) }
  }

  /// A mapping whose keys are of a type, and say how their values are read.
  static func entries<Name, Element>(
    _ what: String,
    from names: ValueType<Name>,
    called name: @autoclosure @escaping @Sendable () -> String,
    _ schema: @autoclosure @escaping @Sendable () -> JSONValue,
    read: @escaping @Sendable (inout Decoder, Name, Tree.Index) -> Element?
  ) -> ValueType<[NamedValue<Name, Element>]> {
    .init(name(), schema()) { decoder, index in
      guard decoder.isMapping(index, what) else { return nil }
      var entries: [NamedValue<Name, Element>] = []
      for (key, value) in decoder.tree.fields(index) {
        guard let name = names.read(&decoder, key), let element = read(&decoder, name, value)
        else { continue }
        let places = (decoder.range(key), decoder.range(value))
        entries.append(
          NamedValue(name: name, value: element, nameRange: places.0, valueRange: places.1)
        )
      }
      return entries
    }
  }

  /// A mapping with keys of the language, read into a value that is made for it.
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
