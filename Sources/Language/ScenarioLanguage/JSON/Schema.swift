@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

/// Building blocks of the JSON Schema of scenario files, in the dialect 2020-12.
///
/// Words are taken from the vocabulary, keys and types from the grammar.
enum Schema {
  /// A key, word or definition with its schema.
  typealias Entry = (name: String, schema: JSONValue)

  /// Returns a reference to a definition under `$defs`.
  static func ref(_ name: String) -> JSONValue { ["$ref": .text("#/$defs/\(name)")] }

  /// Returns the schema of one of several forms.
  static func anyOf(_ schemas: [JSONValue]) -> JSONValue { ["anyOf": .list(schemas)] }

  /// Returns the schema of a scalar of one of these forms, or of a variable.
  static func scalar(_ forms: JSONValue...) -> JSONValue { anyOf(forms + [ref("variable")]) }

  /// Returns the schema of a list of a definition under `$defs`.
  static func list(_ name: String) -> JSONValue { list(of: ref(name)) }

  /// Returns the schema of a list of at least one item.
  static func list(of item: JSONValue) -> JSONValue {
    ["type": "array", "minItems": 1, "items": item]
  }

  /// Returns the schema of a mapping with these keys and no others.
  static func mapping(_ entries: [Entry], required: [String] = []) -> JSONValue {
    var pairs: [(key: String, value: JSONValue)] = [
      ("type", "object"),
      ("additionalProperties", false),
    ]
    if !required.isEmpty { pairs.append(("required", .list(required.map { .text($0) }))) }
    pairs.append(("properties", .object(entries.map { ($0.name, $0.schema) })))
    return .object(pairs)
  }

  /// Returns the schema of a mapping with exactly one of these keys.
  static func choice(_ entries: [Entry], patterns: [Entry] = []) -> JSONValue {
    var schema = mapping(entries).adding("minProperties", 1).adding("maxProperties", 1)
    if !patterns.isEmpty {
      let pairs = patterns.map { (key: $0.name, value: $0.schema) }
      schema = schema.adding("patternProperties", .object(pairs))
    }
    return schema
  }

  /// Returns the schema of a mapping whose keys are names that the author chose.
  static func names(to value: JSONValue) -> JSONValue {
    [
      "type": "object", "additionalProperties": false,
      "patternProperties": ["^[A-Za-z0-9_-]+$": value],
    ]
  }

  /// Returns the schema of one word of a list with descriptions, or of a variable.
  static func words(_ words: [(word: String, summary: String)]) -> JSONValue {
    scalar(describedWords(words))
  }

  /// Returns a word as editors read it: 'true' is a text, or a flag.
  static func readings(of word: String) -> [JSONValue] {
    [.text(word)] + (["true", "false"].contains(word) ? [.flag(word == "true")] : [])
  }

  /// Returns the schema of one word of a list, or of a variable.
  static func words(_ list: [String]) -> JSONValue {
    scalar(["enum": .list(list.map { .text($0) })])
  }

  /// Returns the schema of one word of a table, of one of its aliases, or of a variable.
  static func words<Value>(_ table: WordTable<Value>) -> JSONValue {
    if table.aliases.isEmpty { return words(table.words) }
    return scalar(["enum": .list(table.words.map { .text($0) })], pattern(of: table.aliases))
  }

  /// Returns the schema of aliases: a pattern, so that editors complete only canonical words.
  private static func pattern(of aliases: [String: String]) -> JSONValue {
    let names = aliases.keys.sorted().map(escaped).joined(separator: "|")
    return ["type": "string", "pattern": .text("^(?:\(names))$")]
  }

  /// Returns the schema of one of these words of the vocabulary, of an alias, or of a variable.
  static func words(_ list: [some TermWord], aliases: [String: String] = [:]) -> JSONValue {
    let words = describedWords(list.map { ($0.word, $0.summary) })
    return aliases.isEmpty ? scalar(words) : scalar(words, pattern(of: aliases))
  }

  /// Returns the schema of one word of a list with descriptions.
  static func describedWords(_ words: [(word: String, summary: String)]) -> JSONValue {
    [
      "enum": .list(words.map { .text($0.word) }),
      "enumDescriptions": .list(words.map { .text($0.summary) }),
    ]
  }

  /// Returns a text with special characters of regular expressions escaped.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if "\\^$.|?*+()[]{}".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
}

extension JSONValue {
  /// Returns the object with one more key.
  func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let pairs) = self else { return self }
    return .object(pairs + [(key, value)])
  }

  /// Returns the schema of a mapping with keys that match one more pattern.
  func addingPattern(_ pattern: String, _ value: JSONValue) -> JSONValue {
    var patterns = [(key: pattern, value: value)]
    if case .object(let others)? = self["patternProperties"] { patterns = others + patterns }
    return without("patternProperties").adding("patternProperties", .object(patterns))
  }

  /// Returns the object without a key.
  func without(_ key: String) -> JSONValue {
    guard case .object(let pairs) = self else { return self }
    return .object(pairs.filter { $0.key != key })
  }

  /// Returns the schema with a description that editors show.
  func described(_ text: String) -> JSONValue {
    guard case .object(let pairs) = without("description") else { return self }
    return .object([("description", .text(text))] + pairs)
  }
}
