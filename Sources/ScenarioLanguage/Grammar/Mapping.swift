/// A key of the language, written once: the decoder, the schema, what an editor completes, and the tables of the docs
/// derive from it.
struct Key: Sendable {
  private(set) var name: String
  /// The type of its value, for the docs.
  let type: String
  /// What it is for, in one sentence without a full stop.
  let summary: String
  /// What holds where it is left out, for the docs.
  var fallback = ""
  var isRequired = false
  /// The JSON Schema of its value.
  let schema: @Sendable () -> JSONValue

  /// The same key under another name.
  func named(_ name: String) -> Key {
    var key = self
    key.name = name
    return key
  }

  init<Value>(
    _ name: String,
    _ type: ValueType<Value>,
    _ summary: String,
    default fallback: String = "",
    isRequired: Bool = false
  ) {
    self.name = name
    self.type = type.name
    self.summary = summary
    self.fallback = fallback
    self.isRequired = isRequired
    schema = type.schema
  }
}

/// A key, and how its value is kept in what a mapping describes.
struct Field<Target>: Sendable {
  typealias Read =
    @Sendable (inout Decoder, _ key: Tree.Index, _ value: Tree.Index, inout Target) -> Void

  let key: Key
  let read: Read

  /// A key whose value is kept with the places of both.
  init<Value>(
    _ name: String,
    _ type: ValueType<Value>,
    _ summary: String,
    default fallback: String = "",
    isRequired: Bool = false,
    keep:
      @escaping @Sendable (inout Target, Value, _ key: SourceRange, _ value: SourceRange) -> Void
  ) {
    key = Key(name, type, summary, default: fallback, isRequired: isRequired)
    let read = type.read
    self.read = { decoder, key, value, target in
      guard let result = read(&decoder, value) else { return }
      keep(&target, result, decoder.range(key), decoder.range(value))
    }
  }

  /// A key whose value is kept.
  init<Value>(
    _ name: String,
    _ type: ValueType<Value>,
    _ summary: String,
    default fallback: String = "",
    isRequired: Bool = false,
    keep: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    self.init(name, type, summary, default: fallback, isRequired: isRequired) {
      target,
      value,
      _,
      _ in keep(&target, value)
    }
  }

  /// A key under which other keys of the same thing are, or of a part of it.
  init<Part>(
    _ name: String,
    _ mapping: Mapping<Part>,
    of part: any WritableKeyPath<Target, Part> & Sendable,
    _ summary: String,
    default fallback: String = ""
  ) {
    let type = ValueType<Tree.Index>(mapping.form, mapping.schema) { $1 }
    key = Key(name, type, summary, default: fallback)
    read = { decoder, _, value, target in
      _ = decoder.read(value, mapping, into: &target[keyPath: part])
    }
  }
}

/// The keys that a mapping may have, and what they describe.
///
/// A class, since one is handed around for every mapping of every file.
final class Mapping<Target>: Sendable {
  /// What a diagnostic calls it: "'app'", "a view controller".
  let name: String
  let keys: [Key]
  let words: [String]
  /// Whether keys that it does not know are allowed and ignored, unless they resemble one that it knows.
  let isOpen: Bool
  /// What to write, for a diagnostic where a key is missing.
  let example: String
  /// The name of its definition in the schema, where it has one of its own.
  private let definition: String?
  private let reads: [Field<Target>.Read]
  private let table: WordTable<Int>
  /// The same keys under their aliases, which the schema allows.
  private let aliasedKeys: [Key]

  init(
    _ name: String,
    isOpen: Bool = false,
    definition: String? = nil,
    example: String = "",
    aliases: [String: String] = [:],
    _ fields: [Field<Target>]
  ) {
    self.example = example
    self.name = name
    self.isOpen = isOpen
    self.definition = definition
    keys = fields.map(\.key)
    words = keys.map(\.name)
    reads = fields.map(\.read)
    table = WordTable(words.enumerated().map { ($0.element, $0.offset) }, aliases: aliases)
    aliasedKeys = aliases.sorted { $0.key < $1.key }.compactMap { alias, name in
      fields.first { $0.key.name == name }?.key.named(alias)
    }
  }

  /// What the docs write for it: `{reason, ios}`.
  var form: String { words.count <= 6 ? "`{\(words.joined(separator: ", "))}`" : "mapping" }

  /// The JSON Schema of it, or the reference to its definition.
  var schema: JSONValue { definition.map(Schema.ref) ?? body }

  /// The JSON Schema of it, written out.
  var body: JSONValue {
    let schema = Schema.mapping(keys + aliasedKeys)
    return isOpen ? schema.without("additionalProperties") : schema
  }

  /// Reads one field; false if its key is unknown.
  func read(
    _ key: Tree.Index,
    _ value: Tree.Index,
    by decoder: inout Decoder,
    into target: inout Target
  ) -> Bool {
    guard let position = decoder.find(key, in: table) else { return false }
    reads[position](&decoder, key, value, &target)
    return true
  }
}

extension Decoder {
  /// Reads a mapping; false, with an error, where it is none, or lacks a key that it must have.
  mutating func read<Target>(
    _ index: Tree.Index,
    _ mapping: Mapping<Target>,
    into target: inout Target
  ) -> Bool {
    guard isMapping(index, mapping.name, words: mapping.words) else { return false }
    let errors = diagnostics.errorCount
    // A cursor, since what reads a field may change the tree.
    var fields = tree.cursor(index)
    while let (key, value) = fields.nextField(in: tree) {
      if mapping.read(key, value, by: &self, into: &target) { continue }
      if !mapping.isOpen || Suggestion.nearest(to: string(key), in: mapping.words) != nil {
        unknownKey(key, in: mapping.name, mapping.words)
      }
    }
    guard diagnostics.errorCount == errors else { return false }
    for key in mapping.keys where key.isRequired && !holds(key.name, index) {
      diagnostics.add(
        .missingKey,
        at: range(index),
        "\(mapping.name) needs '\(key.name)': \(key.summary)",
        help: "write \(mapping.example)"
      )
      return false
    }
    return true
  }

  private func holds(_ name: String, _ index: Tree.Index) -> Bool {
    tree.fields(index).contains { string($0.key) == name }
  }
}
