/// The keys of a line of a recording in JSON Lines, with their values.
struct RecordedFields {
  /// The type of a value.
  struct ValueType {
    /// The type in words.
    let name: String
    /// How a value of the type looks in JSON.
    let example: String
    /// The bytes with which one can begin.
    fileprivate let beginnings: String

    fileprivate static let text = Self(name: "a string", example: "\"...\"", beginnings: "\"")
    fileprivate static let number = Self(name: "a number", example: "1", beginnings: "0123456789-")
    fileprivate static let flag = Self(name: "true or false", example: "true", beginnings: "tf")
    fileprivate static let texts = list(beginnings: "[")
    fileprivate static let itemOfTexts = list(beginnings: "\"")
    fileprivate static let choices = Self(name: "an object", example: "{...}", beginnings: "{")
    fileprivate static let choice =
      Self(name: "a string, true or false", example: "\"...\"", beginnings: "\"tf")

    private static func list(beginnings: String) -> Self {
      Self(name: "a list of strings", example: "[\"...\"]", beginnings: beginnings)
    }
  }

  /// The keys that say what a line is about.
  static let kinds = ["call", "notification", "process", "gone", "gap", "complete", "trace"]

  /// All keys, in order.
  private(set) var keys: [String] = []
  /// The version of the format; nil if it is missing or not a whole number.
  private(set) var version: Int64?
  /// The values of keys that are strings.
  private(set) var texts: [String: String] = [:]
  private(set) var flags: [String: Bool] = [:]
  private(set) var complete: [String] = []
  private(set) var options: [String]?
  private(set) var choices: [(name: String, text: String)] = []
  /// The key of the first value that has another type than it must have, with that type.
  private(set) var mistyped: (key: String, type: ValueType)?

  /// Whether the line is a header.
  var isHeader: Bool { keys.contains("trace") }

  /// Reads the object of a line.
  init(_ line: ArraySlice<UInt8>) throws(JSONError) {
    var json = JSONReader(line)
    try json.object { (json, key) throws(JSONError) in try read(key, &json) }
    try json.end()
  }

  /// Reads the value of a key; one that has another type, or whose key is unknown, is skipped by the reader.
  private mutating func read(_ key: String, _ json: inout JSONReader) throws(JSONError) {
    keys.append(key)
    switch key {
    case "call", "notification", "reads", "ios", "sdk", "device", "life-cycle", "begins", "scene":
      if isAt(.text, key, &json) { texts[key] = try json.text() }
    case "trace":
      if isAt(.number, key, &json) { version = Int64(exactly: try json.decimal()) }
    case "passcode", "multitasking", "exits-on-suspend":
      if isAt(.flag, key, &json) { flags[key] = try json.flag() }
    case "options": options = try list(key, &json)
    case "complete": complete = try list(key, &json)
    case "model":
      guard isAt(.choices, key, &json) else { return }
      try json.object { (json, name) throws(JSONError) in
        guard isAt(.choice, name, &json) else { return }
        choices.append((name, json.isAtText ? try json.text() : "\(try json.flag())"))
      }
    default: break
    }
  }

  private mutating func list(
    _ key: String,
    _ json: inout JSONReader
  ) throws(JSONError) -> [String] {
    var texts: [String] = []
    guard isAt(.texts, key, &json) else { return texts }
    try json.list { (json) throws(JSONError) in
      if isAt(.itemOfTexts, key, &json) { texts.append(try json.text()) }
    }
    return texts
  }

  /// Returns whether the next value begins like one of a type; remembers the first key of which it does not.
  private mutating func isAt(_ type: ValueType, _ key: String, _ json: inout JSONReader) -> Bool {
    if let byte = json.next, type.beginnings.utf8.contains(byte) { return true }
    mistyped = mistyped ?? (key, type)
    return false
  }
}
