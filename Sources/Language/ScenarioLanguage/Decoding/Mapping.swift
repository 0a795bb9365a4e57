@_spi(Package) internal import ScenarioJSON

/// A key of the language: the decoder, the schema, editor completion and the tables of the docs
/// are all derived from it.
struct Key: Sendable {
  var name: String
  private let makeType: @Sendable () -> String
  /// Its meaning, in one sentence without a full stop.
  let summary: String
  var isRequired = false
  /// The JSON Schema of its value.
  let schema: @Sendable () -> JSONValue

  /// The type of its value, for the docs.
  var type: String { makeType() }

  init<Value>(
    _ name: String,
    _ type: ValueType<Value>,
    _ summary: String,
    isRequired: Bool = false
  ) {
    self.name = name
    makeType = { type.name }
    self.summary = summary
    self.isRequired = isRequired
    schema = type.schema
  }
}

extension Schema {
  /// Returns the schema of a mapping with these keys and no others.
  ///
  /// Other words for keys are patterns, so that editors complete only the keys.
  static func mapping(_ keys: [Key], hasSynonyms: Bool = true) -> JSONValue {
    let names = keys.map(\.name)
    func schema(of key: Key) -> JSONValue {
      key.schema().described(key.summary.filter { $0 != "`" })
    }
    let synonyms = Dictionary(
      names.map { ($0, hasSynonyms ? KeySynonyms.synonyms(of: $0, in: names) : []) },
      uniquingKeysWith: { first, _ in first }
    )
    let required = keys.filter(\.isRequired).map(\.name)
    var mapping = mapping(
      keys.map { ($0.name, schema(of: $0)) },
      required: required.filter { synonyms[$0]?.isEmpty ?? true }
    )
    let patterns = keys.compactMap { key -> (key: String, value: JSONValue)? in
      guard let words = synonyms[key.name], !words.isEmpty else { return nil }
      return (Self.pattern(of: words), schema(of: key))
    }
    if !patterns.isEmpty { mapping = mapping.adding("patternProperties", .object(patterns)) }
    let choices = required.compactMap { name -> JSONValue? in
      guard let words = synonyms[name], !words.isEmpty else { return nil }
      return anyOf(([name] + words).map { ["required": .list([.text($0)])] })
    }
    return choices.isEmpty ? mapping : mapping.adding("allOf", .list(choices))
  }

  /// Returns the pattern of some words.
  static func pattern(of words: [String]) -> String { "^(?:\(words.joined(separator: "|")))$" }
}

/// A key, and how its value is decoded into the target of a mapping.
struct Field<Target>: Sendable {
  typealias Read =
    @Sendable (inout TreeDecoder, _ key: Tree.Index, _ value: Tree.Index, inout Target) -> Void

  /// The ranges of a key and its value.
  typealias Ranges = (key: SourceRange, value: SourceRange)

  let key: Key
  let read: Read

  /// Creates a field that is decoded by a closure.
  init(_ key: Key, read: @escaping Read) {
    self.key = key
    self.read = read
  }

  /// Creates a field whose value is stored with the ranges of key and value.
  init<Value>(
    _ name: String,
    _ type: ValueType<Value>,
    _ summary: String,
    isRequired: Bool = false,
    store: @escaping @Sendable (inout Target, Value, Ranges) -> Void
  ) {
    let read = type.read
    self.init(Key(name, type, summary, isRequired: isRequired)) {
      guard let result = read(&$0, $2) else { return }
      store(&$3, result, ($0.range($1), $0.range($2)))
    }
  }

  /// Creates a field whose value is stored.
  init<Value>(
    _ name: String,
    _ type: ValueType<Value>,
    _ summary: String,
    isRequired: Bool = false,
    store: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    let read = type.read
    self.init(Key(name, type, summary, isRequired: isRequired)) {
      if let result = read(&$0, $2) { store(&$3, result) }
    }
  }

  /// Creates a field that is decoded elsewhere.
  init(_ name: String, _ type: ValueType<Tree.Index>, _ summary: String) {
    self.init(Key(name, type, summary)) { _, _, _, _ in }
  }

  /// Creates a field with a nested mapping for the target or a part of it; the mapping is created on first use.
  init<Part>(
    _ name: String,
    _ mapping: @autoclosure @escaping @Sendable () -> Mapping<Part>,
    of part: any WritableKeyPath<Target, Part> & Sendable,
    _ summary: String
  ) {
    let type = ValueType<Tree.Index>(mapping().form, mapping().schema) { $1 }
    self.init(Key(name, type, summary)) {
      _ = $0.read($2, mapping(), into: &$3[keyPath: part])
    }
  }
}

/// A result builder for lists of fields.
@resultBuilder
enum FieldList<Target> {
  static func buildExpression(_ field: Field<Target>) -> [Field<Target>] { [field] }
  static func buildExpression(_ fields: [Field<Target>]) -> [Field<Target>] { fields }
  static func buildPartialBlock(first: [Field<Target>]) -> [Field<Target>] { first }
  static func buildPartialBlock(
    accumulated: consuming [Field<Target>],
    next: [Field<Target>]
  ) -> [Field<Target>] {
    accumulated += next
    return accumulated
  }
}

/// The keys that a mapping may have, and how they are decoded.
///
/// A class, since it is passed for every mapping of every file.
final class Mapping<Target>: Sendable {
  /// The name of the mapping in diagnostics: "'app'", "a view controller".
  let name: String
  let fields: [Field<Target>]
  let keyNames: [String]
  /// The required keys.
  let required: [Key]
  /// Whether unknown keys are allowed and ignored, unless they resemble a known one.
  let allowsUnknownKeys: Bool
  /// Whether no other word stands for a key.
  let hasExactKeys: Bool
  /// An example, for the diagnostic of a missing key.
  let example: String
  /// The name of its definition in the schema, if it has one.
  private let definition: String?
  let table: WordTable<Int>
  /// Decodes a key that is none of the fields; returns false if it is unknown.
  fileprivate let readOther: ReadOther?
  /// The keys that stand for others.
  let shortForms: [ShortForm<Target>]
  /// The keys under their aliases, which the schema allows.
  private let aliasedKeys: [Key]

  typealias ReadOther =
    @Sendable (inout TreeDecoder, _ key: Tree.Index, _ value: Tree.Index, inout Target) -> Bool

  init(
    _ name: String,
    allowsUnknownKeys: Bool = false,
    hasExactKeys: Bool = false,
    definition: String? = nil,
    example: String = "",
    aliases: [String: String] = [:],
    otherKeys readOther: ReadOther? = nil,
    shortForms: [ShortForm<Target>] = [],
    @FieldList<Target> _ fields: () -> [Field<Target>]
  ) {
    let fields = fields()
    self.readOther = readOther
    self.example = example
    self.shortForms = shortForms
    self.name = name
    self.allowsUnknownKeys = allowsUnknownKeys
    self.hasExactKeys = hasExactKeys
    self.definition = definition
    self.fields = fields
    keyNames = fields.map(\.key.name)
    required = fields.map(\.key).filter(\.isRequired)
    table = WordTable(keyNames.enumerated().map { ($0.element, $0.offset) }, aliases: aliases)
    aliasedKeys = aliases.sorted { $0.key < $1.key }.compactMap { alias, name in
      var key = fields.first { $0.key.name == name }?.key
      key?.name = alias
      return key
    }
  }

  var keys: [Key] { fields.map(\.key) }

  /// The form of the mapping in the docs: `{reason, ios}`.
  var form: String { keyNames.count <= 6 ? "`{\(keyNames.joined(separator: ", "))}`" : "mapping" }

  /// The JSON Schema of the mapping, or a reference to its definition.
  var schema: JSONValue { definition.map(Schema.ref) ?? body }

  /// The JSON Schema of the mapping, expanded.
  var body: JSONValue {
    let schema = shortForms.reduce(
      Schema.mapping(keys + aliasedKeys, hasSynonyms: !hasExactKeys)
    ) {
      let word = Schema.scalar(["enum": .list($1.words.flatMap(Schema.readings(of:)))])
      return $0.addingPattern(
        Schema.pattern(of: [$1.name]),
        $1.mayBeList ? Schema.oneOrMore(word) : word
      )
    }
    return allowsUnknownKeys ? schema.without("additionalProperties") : schema
  }

  /// Decodes one field; returns false if its key is unknown.
  func read(
    _ key: Tree.Index,
    _ value: Tree.Index,
    by decoder: inout TreeDecoder,
    into target: inout Target
  ) -> Bool {
    guard let position = decoder.find(key, in: table) else { return false }
    fields[position].read(&decoder, key, value, &target)
    return true
  }
}

extension TreeDecoder {
  /// Decodes a mapping; returns false, with an error, if the node is not one or lacks a required key.
  mutating func read<Target>(
    _ index: Tree.Index,
    _ mapping: Mapping<Target>,
    into target: inout Target
  ) -> Bool {
    let errors = diagnostics.errorCount
    readFields(index, mapping, into: &target)
    guard diagnostics.errorCount == errors else { return false }
    for key in mapping.required
    where !tree.fields(index).contains(where: { mapping.name(meantBy: string($0.key)) == key.name })
    {
      report(.missingKey, at: index, "\(mapping.name) needs '\(key.name)': \(key.summary)") {
        "write \(mapping.example)"
      }
      return false
    }
    return true
  }

  /// Decodes the keys of a mapping.
  mutating func readFields<Target>(
    _ index: Tree.Index,
    _ mapping: Mapping<Target>,
    into target: inout Target
  ) {
    guard requireMapping(index, mapping.name, words: mapping.keyNames) else { return }
    // A cursor, since decoding a field may change the tree.
    var fields = tree.cursor(index)
    while let (key, value) = fields.nextField(in: tree) {
      if mapping.read(key, value, by: &self, into: &target) { continue }
      if let readOther = mapping.readOther, readOther(&self, key, value, &target) { continue }
      if let position = mapping.position(meantBy: string(key)) {
        checkSynonym(key, in: index, of: mapping.keyNames[position]) { mapping.name(meantBy: $0) }
        mapping.fields[position].read(&self, key, value, &target)
        continue
      }
      if let form = mapping.shortForms.first(where: { $0.name == string(key) }) {
        read(form, key, value, in: index, into: &target) { mapping.name(meantBy: $0) }
        continue
      }
      if isInPropertyList { continue }
      if !mapping.allowsUnknownKeys
        || Suggestion.nearest(to: string(key), in: mapping.keyNames) != nil
        || isMisplaced(key, in: mapping.name)
      {
        reportUnknownKey(key, in: mapping.name, mapping.keyNames)
      }
    }
  }
}
