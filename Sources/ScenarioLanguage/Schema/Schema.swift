internal import LifecycleCore

/// The pieces of which the JSON Schema of scenario files is put together, in the dialect 2020-12.
///
/// What a list of the code knows is taken from there: words from the vocabulary, keys and types from the grammar.
enum Schema {
  /// A key or a word, with what it says about itself.
  typealias Entry = (name: String, schema: JSONValue)

  /// What is shared under `$defs`.
  static func ref(_ name: String) -> JSONValue { ["$ref": .text("#/$defs/\(name)")] }

  /// One of several forms.
  static func anyOf(_ schemas: [JSONValue]) -> JSONValue { ["anyOf": .list(schemas)] }

  /// A scalar of one of these forms, or a variable that becomes one.
  static func scalar(_ forms: JSONValue...) -> JSONValue { anyOf(forms + [ref("variable")]) }

  /// A list of what is shared under `$defs`.
  static func list(_ name: String) -> JSONValue { list(of: ref(name)) }

  /// A list of at least one item.
  static func list(of item: JSONValue) -> JSONValue {
    ["type": "array", "minItems": 1, "items": item]
  }

  /// A mapping of these keys and no others.
  static func mapping(_ entries: [Entry], required: [String] = []) -> JSONValue {
    var pairs: [(key: String, value: JSONValue)] = [
      ("type", "object"),
      ("additionalProperties", false),
    ]
    if !required.isEmpty { pairs.append(("required", .list(required.map { .text($0) }))) }
    pairs.append(("properties", .object(entries.map { ($0.name, $0.schema) })))
    return .object(pairs)
  }

  /// A mapping of exactly one of these keys.
  static func choice(_ entries: [Entry], patterns: [Entry] = []) -> JSONValue {
    var schema = mapping(entries).adding("minProperties", 1).adding("maxProperties", 1)
    if !patterns.isEmpty {
      let pairs = patterns.map { (key: $0.name, value: $0.schema) }
      schema = schema.adding("patternProperties", .object(pairs))
    }
    return schema
  }

  /// A mapping whose keys are names that the author chose.
  static func names(to value: JSONValue) -> JSONValue {
    [
      "type": "object", "additionalProperties": false,
      "patternProperties": ["^[A-Za-z0-9_-]+$": value],
    ]
  }

  /// One word of a closed list, each with its meaning, or a variable that becomes one.
  static func words(_ words: [(word: String, summary: String)]) -> JSONValue {
    scalar(closed(words))
  }

  /// One word of a closed list whose words speak for themselves.
  static func words(_ list: [String]) -> JSONValue {
    scalar(["enum": .list(list.map { .text($0) })])
  }

  /// One of these words of the vocabulary.
  static func words(_ list: [some TermWord]) -> JSONValue {
    words(list.map { ($0.word, $0.summary) })
  }

  /// One word of a closed list, each with its meaning.
  static func closed(_ words: [(word: String, summary: String)]) -> JSONValue {
    [
      "enum": .list(words.map { .text($0.word) }),
      "enumDescriptions": .list(words.map { .text($0.summary) }),
    ]
  }

  /// A text with `\` before each character that means something in a regular expression.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if "\\^$.|?*+()[]{}".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
}

extension JSONValue {
  /// The object with one more key.
  func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let pairs) = self else { return self }
    return .object(pairs + [(key, value)])
  }

  /// The object without a key.
  func without(_ key: String) -> JSONValue {
    guard case .object(let pairs) = self else { return self }
    return .object(pairs.filter { $0.key != key })
  }

  /// The schema with a text that an editor shows.
  func described(_ text: String) -> JSONValue {
    guard case .object(let pairs) = without("description") else { return self }
    return .object([("description", .text(text))] + pairs)
  }

  /// The schema with what an editor offers to fill in, `$1`, `$2` where one goes on writing.
  func offering(_ snippets: [Snippet]) -> JSONValue {
    adding("defaultSnippets", .list(snippets.map(\.value)))
  }
}
