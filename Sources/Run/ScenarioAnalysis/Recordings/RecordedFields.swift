@_spi(Package) internal import ScenarioJSON

/// The keys of a line of a recording in JSON Lines, with their values.
struct RecordedFields {
  /// All keys, in order.
  private(set) var keys: [String] = []
  /// The version of the format; nil if it is missing or not a whole number.
  private(set) var version: Int64?
  /// The values of keys that are strings.
  private(set) var texts: [String: String] = [:]
  private(set) var flags: [String: Bool] = [:]
  private(set) var lists: [String: [String]] = [:]
  private(set) var choices: [(name: String, text: String)] = []
  /// The key of the first value that has another type than it must have, with that type.
  private(set) var mistyped: (key: String, type: RecordedKey.ValueType)?

  /// Whether the line is a header.
  var isHeader: Bool { keys.contains("trace") }

  /// The key that says what the line is about; nil if there is none.
  var kind: String? { isHeader ? "trace" : RecordedKey.kinds.first(where: keys.contains) }

  /// Reads the object of a line.
  init(_ line: ArraySlice<UInt8>) throws(JSONError) {
    var json = JSONReader(line)
    try json.object { (json, key) throws(JSONError) in try read(key, &json) }
    try json.end()
  }

  /// Reads the value of a key; one that has another type, or whose key is unknown, is skipped by the reader.
  private mutating func read(_ name: String, _ json: inout JSONReader) throws(JSONError) {
    keys.append(name)
    guard let key = RecordedKey.named(name), isAt(key.type, name, &json) else { return }
    switch key.type {
    case .text, .itemOfTexts, .choice: texts[name] = try json.text()
    case .flag: flags[name] = try json.flag()
    case .texts: lists[name] = try list(name, &json)
    case .choices:
      try json.object { (json, name) throws(JSONError) in
        guard isAt(.choice, name, &json) else { return }
        choices.append((name, json.isAtText ? try json.text() : "\(try json.flag())"))
      }
    case .number:
      let number = try json.decimal()
      if name == "trace" { version = Int64(exactly: number) }
    }
  }

  private mutating func list(
    _ key: String,
    _ json: inout JSONReader
  ) throws(JSONError) -> [String] {
    var texts: [String] = []
    try json.list { (json) throws(JSONError) in
      if isAt(.itemOfTexts, key, &json) { texts.append(try json.text()) }
    }
    return texts
  }

  /// Returns whether the next value begins like one of a type; remembers the first key of which it does not.
  private mutating func isAt(
    _ type: RecordedKey.ValueType,
    _ key: String,
    _ json: inout JSONReader
  ) -> Bool {
    if let byte = json.next, type.beginnings.utf8.contains(byte) { return true }
    mistyped = mistyped ?? (key, type)
    return false
  }
}
