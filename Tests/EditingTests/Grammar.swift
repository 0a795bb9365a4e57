@_spi(Package) import ScenarioJSON
@_spi(Package) import ScenarioLanguage

/// The grammar of scenario files, as their JSON Schema says it: what is a key of the language is walked by itself.
///
/// The fuzzer `Tests/Fuzz/Grammar` compiles this file, too.
struct Grammar: Sendable {
  /// A value that is written as YAML.
  indirect enum Node: Sendable {
    /// A text that is written as it is.
    case raw(String)
    case list([Node])
    case mapping([(key: String, value: Node)])

    /// The value in brackets and braces.
    var flow: String {
      switch self {
      case .raw(let text): text
      case .list(let items): "[\(items.map(\.flow).joined(separator: ", "))]"
      case .mapping(let pairs):
        "{\(pairs.map { "\(Grammar.quoted($0.key)): \($0.value.flow)" }.joined(separator: ", "))}"
      }
    }

    /// The value in lines of its own, the outer levels by indentation.
    func block(_ indent: Int, levels: Int) -> String {
      let lead = "\n" + String(repeating: " ", count: indent)
      switch self {
      case .list(let items) where levels > 0 && !items.isEmpty:
        return items.map { "\(lead)- \($0.block(indent + 2, levels: levels - 1))" }.joined()
      case .mapping(let pairs) where levels > 0 && !pairs.isEmpty:
        return pairs.map {
          "\(lead)\(Grammar.quoted($0.key)): \($0.value.block(indent + 2, levels: levels - 1))"
        }.joined()
      default: return flow
      }
    }
  }

  /// A place where a value is, and the value of the schema that belongs there.
  struct Place: Sendable {
    /// The keys on the way to it.
    let path: [String]
    /// A valid value.
    let sample: Node
    /// The definition of `roots` in which it is.
    let root: String
    fileprivate let wrap: @Sendable (Node) -> Node

    /// The document, scenario or library with a value at the place, and samples around it.
    func document(with value: Node) -> Node { wrap(value) }
  }

  /// The definitions of what a file can be; a scenario of a suite is one, too.
  static let roots = ["scenario", "suite", "library"]

  private let definitions: JSONValue?

  init() { definitions = ScenarioSchema.value["$defs"] }

  // MARK: - Walking

  /// Every place of the grammar: each key of each definition once, on the way on which it comes first.
  func places() -> [Place] {
    var places: [Place] = []
    var known: Set<String> = []
    for root in Self.roots {
      guard let schema = definitions?[root] else { continue }
      walk(schema, root, [], root, &known, &places) { $0 }
    }
    return places
  }

  private func walk(
    _ schema: JSONValue,
    _ definition: String,
    _ path: [String],
    _ root: String,
    _ known: inout Set<String>,
    _ places: inout [Place],
    _ wrap: @escaping @Sendable (Node) -> Node
  ) {
    if case .text(let reference)? = schema["$ref"] {
      let name = String(reference.dropFirst("#/$defs/".count))
      guard known.insert(name).inserted, let target = definitions?[name] else { return }
      return walk(target, name, path, root, &known, &places, wrap)
    }
    if case .list(let forms)? = schema["anyOf"], schema["properties"] == nil {
      for form in forms { walk(form, definition, path, root, &known, &places, wrap) }
      return
    }
    func visit(_ schema: JSONValue, _ key: String, _ wrap: @escaping @Sendable (Node) -> Node) {
      places.append(Place(path: path + [key], sample: sample(schema), root: root, wrap: wrap))
      walk(schema, definition, path + [key], root, &known, &places, wrap)
    }
    if let items = schema["items"] { visit(items, "[]") { wrap(.list([$0])) } }
    for (key, value) in fields(of: schema) {
      let others = base(of: schema, definition).filter {
        $0.key != key && !Self.clash($0.key, key, definition)
      }
      visit(value, key) { wrap(.mapping(others + [(key, $0)])) }
    }
  }

  /// The keys of a mapping: those that are listed, and one for each kind of name that the author chooses.
  func fields(of schema: JSONValue) -> [(key: String, value: JSONValue)] {
    var fields: [(key: String, value: JSONValue)] = []
    if case .object(let pairs)? = schema["properties"] { fields += pairs }
    if case .object(let pairs)? = schema["patternProperties"] {
      fields += pairs.map { (Self.key(for: $0.key), $0.value) }
    }
    if let other = schema["additionalProperties"], case .object = other {
      fields.append(("name", other))
    }
    return fields
  }

  // MARK: - Samples

  /// A valid value of a schema, and a short one.
  func sample(_ schema: JSONValue, depth: Int = 0) -> Node {
    guard depth < 20 else { return .raw("x") }
    if case .text(let reference)? = schema["$ref"] {
      let name = String(reference.dropFirst("#/$defs/".count))
      return definitions?[name].map { sample($0, depth: depth + 1) } ?? .raw("x")
    }
    if case .list(let words)? = schema["enum"] { return .raw(words.first.map(Self.word) ?? "x") }
    if let items = schema["items"] { return .list([sample(items, depth: depth + 1)]) }
    if case .text("object")? = schema["type"] {
      var pairs = base(of: schema, "")
      if pairs.isEmpty, schema["minProperties"] != nil, let first = fields(of: schema).first {
        pairs = [(first.key, sample(first.value, depth: depth + 1))]
      }
      return .mapping(pairs)
    }
    if case .list(let forms)? = schema["anyOf"] {
      return forms.first.map { sample($0, depth: depth + 1) } ?? .raw("x")
    }
    if case .number(let number)? = schema["minimum"] { return .raw(number) }
    if case .text(let pattern)? = schema["pattern"] { return .raw(Self.text(for: pattern)) }
    return .raw("x")
  }

  /// What a mapping must have, and what a scenario and a step need to be run.
  func base(of schema: JSONValue, _ definition: String) -> [(key: String, value: Node)] {
    var names: [String] = []
    if case .list(let required)? = schema["required"] { names = required.map(Self.word) }
    if case .list(let forms)? = schema["anyOf"],
      case .list(let required)? = forms.first?["required"]
    {
      names += required.map(Self.word)
    }
    let own = fields(of: schema)
    var pairs = names.compactMap { name in
      own.first { $0.key == name }.map { (key: name, value: sample($0.value, depth: 1)) }
    }
    let step = Node.mapping([("user", .raw("tap-icon")), ("state", .raw("active"))])
    switch definition {
    case "scenario", "scenario-of-suite":
      pairs = [
        ("scenario", .raw("Sample")), ("ios", .raw("8.0")),
        ("app", .mapping([("implements", .raw("all"))])), ("steps", .list([step])),
      ]
    case "suite":
      let scenario = Node.mapping([
        ("scenario", .raw("Sample")), ("ios", .raw("8.0")), ("steps", .list([step])),
      ])
      pairs = [("scenarios", .list([scenario]))]
    case "step": pairs = [("user", .raw("tap-icon"))]
    default: break
    }
    return pairs
  }

  /// Whether two keys exclude one another: a step has one action.
  private static func clash(_ one: String, _ other: String, _ definition: String) -> Bool {
    definition == "step" && one == "user"
      && ["system", "app", "wait", "use", "repeat"].contains(other)
  }

  /// A text that a pattern of the schema takes.
  private static func text(for pattern: String) -> String {
    let texts = ["x", "1s", "true", "4.0", "4.0...5.0", "1", "F1", "\"${a}\""]
    if let regex = try? Regex(pattern),
      let text = texts.first(where: { $0.firstMatch(of: regex) != nil })
    {
      return text
    }
    return key(for: pattern)
  }

  /// A key that a pattern of the schema takes: the first of its alternatives, with what follows them.
  private static func key(for pattern: String) -> String {
    guard let start = pattern.firstRange(of: "(?:"), let end = pattern.lastIndex(of: ")") else {
      return "name"
    }
    let first = pattern[start.upperBound..<end].prefix { $0 != "|" && $0 != ")" && $0 != "(" }
    let rest = pattern[pattern.index(after: end)...].filter { $0 != "$" && $0 != "?" }
    return first.isEmpty ? "name" : first + rest
  }

  private static func word(_ value: JSONValue) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .number(let number): number
    default: "x"
    }
  }

  /// A key or word, in quotes where it would mean something else without them.
  fileprivate static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    return isPlain && text.first != "-" ? text : "\"\(text)\""
  }
}
