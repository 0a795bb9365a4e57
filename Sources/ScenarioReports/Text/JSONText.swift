/// A value of JSON, written by hand: what a report says is made of a few kinds of values.
enum JSONText {
  case text(String)
  case number(Int)
  case list([JSONText])
  /// Keys in the order in which they are written.
  case object([(String, JSONText)])

  /// The value on lines of its own, indented by two spaces for each level.
  func lines(indentedBy level: Int = 0) -> String {
    let inner = String(repeating: "  ", count: level + 1)
    let outer = String(repeating: "  ", count: level)
    switch self {
    case .list(let items) where !items.isEmpty:
      let texts = items.map { inner + $0.lines(indentedBy: level + 1) }
      return "[\n\(texts.joined(separator: ",\n"))\n\(outer)]"
    case .object(let pairs) where !pairs.isEmpty:
      let texts = pairs.map {
        "\(inner)\(Self.quoted($0.0)): \($0.1.lines(indentedBy: level + 1))"
      }
      return "{\n\(texts.joined(separator: ",\n"))\n\(outer)}"
    case .list: return "[]"
    case .object: return "{}"
    case .text(let text): return Self.quoted(text)
    case .number(let number): return "\(number)"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
