internal import ScenarioLanguage

extension RecordingReader.LineError {
  /// Returns the error about a name that is none of the known ones, which are listed if they are few.
  static func unknown(_ text: String, _ what: String, in known: [String], _ line: Int) -> Self {
    let meant = Suggestion.nearest(to: text, in: known).map { "did you mean '\($0)'?" }
    let values = "the values are \(list(of: known))"
    let help =
      switch known.count {
      case 1...4: meant.map { "\($0) \(values)" } ?? values
      case 5...12: meant ?? values
      default: meant ?? "'scenario-run words' lists the names"
      }
    return Self(line: line, message: "unknown \(what) '\(text)'", help: help)
  }

  /// Returns the error about a value of another type than its key must have.
  static func mistyped(_ key: String, _ type: RecordedFields.ValueType, _ line: Int) -> Self {
    Self(
      line: line,
      message: "'\(key)' must be \(type.name)",
      help: "write '\"\(key)\":\(type.example)'"
    )
  }

  /// Returns the error about a line without a key that says what it is about.
  static func withoutKind(_ fields: RecordedFields, _ line: Int) -> Self {
    let kinds = RecordedFields.kinds
    for key in fields.keys {
      guard let meant = Suggestion.nearest(to: key, in: kinds) else { continue }
      return Self(line: line, message: "unknown key '\(key)'", help: "did you mean '\(meant)'?")
    }
    let keys = fields.keys.isEmpty ? "" : ": \(list(of: fields.keys))"
    return Self(
      line: line,
      message: "no key says what the line is about\(keys)",
      help: "a line has one of the keys \(list(of: kinds))"
    )
  }

  private static func list(of words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: ", ")
  }
}
