@_spi(Package) internal import ScenarioLanguage

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
  static func mistyped(_ key: String, _ type: RecordedKey.ValueType, _ line: Int) -> Self {
    Self(
      line: line,
      message: "'\(key)' must be \(type.name)",
      help: "write '\"\(key)\":\(type.example)'"
    )
  }

  /// Returns the error about a line without a key that says what it is about.
  static func withoutKind(_ fields: RecordedFields, _ line: Int) -> Self {
    let kinds = RecordedKey.kinds
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

  /// Returns the error about a key that the line cannot have; nil if there is none.
  ///
  /// A header has no others, and a recorder may add keys of its own to other lines, unless one is a misspelled key.
  static func misplacedKey(in fields: RecordedFields, _ line: Int) -> Self? {
    guard let kind = fields.kind else { return nil }
    let possible = RecordedKey.all.filter { $0.kinds.contains(kind) }.map(\.name)
    for name in fields.keys {
      if let key = RecordedKey.named(name) {
        if key.kinds.contains(kind) { continue }
        let places = RecordedKey.kinds.filter(key.kinds.contains)
        return Self(
          line: line,
          message: "'\(name)' has no meaning in a line with '\(kind)'",
          help: "it belongs in a line with \(list(of: places))"
        )
      }
      let meant = Suggestion.nearest(to: name, in: RecordedKey.all.map(\.name))
      guard meant != nil || kind == "trace" else { continue }
      return Self(
        line: line,
        message: "unknown key '\(name)'",
        help: meant.map { "did you mean '\($0)'?" } ?? "the keys are \(list(of: possible))"
      )
    }
    return nil
  }

  /// Returns the error about a value that is not in the fixed set of its key; nil if there is none.
  static func unknownValue(in fields: RecordedFields, _ line: Int) -> Self? {
    for name in fields.keys {
      guard let key = RecordedKey.named(name), let values = key.values,
        let value = fields.texts[name] ?? fields.flags[name].map({ "\($0)" }),
        !values.contains(value)
      else { continue }
      return unknown(value, "value of '\(name)'", in: values, line)
    }
    return nil
  }

  private static func list(of words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: ", ")
  }
}
