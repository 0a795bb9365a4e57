@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage

/// The schema of scenario files, followed from the root to the value at the cursor.
struct SchemaWalk: Sendable {
  /// One of the forms that a value can have.
  struct Form: Sendable {
    var schema: JSONValue
    /// The names of the definitions that led to it, such as `step`.
    var names: Set<String> = []
  }

  /// A word that can be written: a key of a mapping, or a scalar.
  struct Word {
    var text: String
    var summary: String
    /// The schema of the value, for a key.
    var value: JSONValue?
  }

  private let root: JSONValue
  private let definitions: [String: JSONValue]

  init(_ schema: JSONValue = ScenarioSchema.value) {
    root = schema
    definitions = Dictionary(
      (schema["$defs"]?.pairs ?? []).map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the forms of the value at the end of a path; empty if there is no such value.
  func forms(at entries: [OutlineEntry], rootKeys: [String]) -> [Form] {
    var forms = Self.matching(expand(Form(schema: root)), keys: rootKeys)
    for entry in entries {
      let inner = forms.flatMap { form in
        self.inner(entry, of: form).map { expand(Form(schema: $0, names: [])) } ?? []
      }
      forms = Self.matching(inner, keys: entry.keys)
    }
    return forms
  }

  /// Returns the index of the innermost entry whose value has a form of a definition.
  func lastIndex(of name: String, in entries: [OutlineEntry], rootKeys: [String]) -> Int? {
    entries.indices.reversed().first { index in
      forms(at: Array(entries[...index]), rootKeys: rootKeys).contains { $0.names.contains(name) }
    }
  }

  private func inner(_ entry: OutlineEntry, of form: Form) -> JSONValue? {
    guard let key = entry.key else { return form.schema["items"] }
    let properties = form.schema["properties"]
    if let value = properties?[key] ?? properties?[key.trimmingLastColon] { return value }
    let patterns = form.schema["patternProperties"]?.pairs ?? []
    let isMatched = { (pattern: String) in
      // The names that the author chose, or the other words for a key.
      pattern == "^[A-Za-z0-9_-]+$"
        || pattern.hasPrefix("^(?:")
          && pattern.dropFirst(4).dropLast(2).replacing("\\", with: "").split(separator: "|")
            .contains { $0 == key }
    }
    if let match = patterns.first(where: { isMatched($0.key) }) { return match.value }
    guard case .object? = form.schema["additionalProperties"] else { return nil }
    return form.schema["additionalProperties"]
  }

  /// Returns a form without references and alternatives.
  private func expand(_ form: Form) -> [Form] {
    if let name = form.schema["$ref"]?.string?.split(separator: "/").last.map(String.init) {
      guard let definition = definitions[name] else { return [] }
      return expand(Form(schema: definition, names: form.names.union([name])))
    }
    let own = ["properties", "items", "enum", "patternProperties", "type"]
    let isForm = own.contains { form.schema[$0] != nil }
    let others = (form.schema["anyOf"]?.items ?? []).flatMap {
      expand(Form(schema: $0, names: form.names))
    }
    return (isForm ? [form] : []) + others
  }

  /// Keeps the forms that have the most of these keys; all forms, if none has any.
  private static func matching(_ forms: [Form], keys: [String]) -> [Form] {
    guard !keys.isEmpty else { return forms }
    let counts = forms.map { form in
      form.schema["properties"].map { known in keys.count { known[$0] != nil } } ?? 0
    }
    guard let best = counts.max(), best > 0 else { return forms }
    return zip(forms, counts).filter { $1 == best }.map(\.0)
  }

  // MARK: - Words

  /// The keys that a scenario or a suite begins with, in the order in which people write them.
  private static let firstKeys = ["scenario", "suite", "ios", "app", "given", "steps", "scenarios"]

  /// Returns the keys of mappings among the forms: those that a scenario begins with, required ones, and the rest.
  func keys(_ forms: [Form]) -> [Word] {
    var seen: Set<String> = []
    var words: [Word] = []
    for form in forms {
      let required = (form.schema["required"]?.items ?? []).compactMap(\.string)
      let properties = form.schema["properties"]?.pairs ?? []
      let sorted =
        properties.filter { required.contains($0.key) }
        + properties.filter { !required.contains($0.key) }
      for (key, value) in sorted where seen.insert(key).inserted {
        words.append(Word(text: key, summary: summary(of: value), value: value))
      }
    }
    let places = ["scenario", "suite", "scenario-of-suite"]
    guard forms.contains(where: { !$0.names.isDisjoint(with: places) }) else { return words }
    let first = Self.firstKeys.compactMap { key in words.first { $0.text == key } }
    return first + words.filter { !Self.firstKeys.contains($0.text) }
  }

  /// Returns the scalars among the forms.
  func scalars(_ forms: [Form]) -> [Word] {
    var seen: Set<String> = []
    var words: [Word] = []
    func add(_ text: String, _ summary: String) {
      if seen.insert(text).inserted { words.append(Word(text: text, summary: summary)) }
    }
    for form in forms {
      let summaries = form.schema["enumDescriptions"]?.items ?? []
      let values = Array((form.schema["enum"]?.items ?? []).enumerated())
      // The newest version of iOS comes first.
      for (index, value) in form.names.contains("version") ? values.reversed() : values {
        let summary = summaries.indices.contains(index) ? summaries[index].string ?? "" : ""
        switch value {
        case .text(let text) where !text.isEmpty: add(text, summary)
        case .number(let number): add(number, summary)
        default: break
        }
      }
      if form.schema["type"]?.string == "boolean" {
        add("true", "")
        add("false", "")
      }
      if form.names.contains("duration") {
        for text in ["1s", "5s", "10s", "1min", "10min"] { add(text, "virtual time") }
      }
    }
    return words
  }

  /// The kinds of collections that a value can be, for what is inserted after its key.
  func collection(_ schema: JSONValue) -> (isList: Bool, isMapping: Bool, isScalar: Bool) {
    let forms = expand(Form(schema: schema))
    return (
      forms.contains { $0.schema["items"] != nil },
      forms.contains { $0.schema["properties"] != nil || $0.schema["patternProperties"] != nil },
      forms.contains { $0.schema["enum"] != nil || $0.schema["pattern"] != nil }
        || forms.contains { !$0.names.isDisjoint(with: ["text", "flag", "duration"]) }
    )
  }

  /// Returns whether a value is a list whose items are mappings, or short forms of them.
  func hasOnlyMappings(_ schema: JSONValue) -> Bool {
    let items = expand(Form(schema: schema)).compactMap { $0.schema["items"] }
      .flatMap { expand(Form(schema: $0)) }
    let mappings = items.count { $0.schema["properties"] != nil }
    return mappings > 0 && items.count { $0.schema["pattern"] != nil } + mappings == items.count
  }

  /// Returns the description of a schema, or of the definition that it refers to.
  func summary(of schema: JSONValue) -> String {
    if let text = schema["description"]?.string { return text }
    guard let name = schema["$ref"]?.string?.split(separator: "/").last else { return "" }
    return definitions[String(name)]?["description"]?.string ?? ""
  }
}
