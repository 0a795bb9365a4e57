/// A JSON value whose objects keep the order of their keys, for reproducible output.
package indirect enum JSONValue: Sendable {
  case flag(Bool)
  /// A number in JSON notation.
  case number(String)
  case null
  case text(String)
  case list([JSONValue])
  case object([(key: String, value: JSONValue)])
}

extension JSONValue {
  /// Returns the value as JSON, indented by two spaces; values that fit into 100 columns are on one line.
  package func text(indentedBy level: Int = 0, after column: Int = 0) -> String {
    let line = inOneLine
    if column + 2 * level + line.utf8.count <= 100 { return line }
    let inner = String(repeating: "  ", count: level + 1)
    let outer = String(repeating: "  ", count: level)
    switch self {
    case .list(let items):
      let texts = items.map { inner + $0.text(indentedBy: level + 1, after: 1) }
      return "[\n\(texts.joined(separator: ",\n"))\n\(outer)]"
    case .object(let pairs):
      let texts = pairs.map { key, value in
        let name = Self.quoted(key)
        return "\(inner)\(name): \(value.text(indentedBy: level + 1, after: name.utf8.count + 3))"
      }
      return "{\n\(texts.joined(separator: ",\n"))\n\(outer)}"
    default: return line
    }
  }

  private var inOneLine: String {
    switch self {
    case .flag(let flag): "\(flag)"
    case .number(let number): number
    case .null: "null"
    case .text(let text): Self.quoted(text)
    case .list(let items): "[\(items.map(\.inOneLine).joined(separator: ", "))]"
    case .object(let pairs) where pairs.isEmpty: "{}"
    case .object(let pairs):
      "{ \(pairs.map { "\(Self.quoted($0.key)): \($0.value.inOneLine)" }.joined(separator: ", ")) }"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The value of a key; nil if the value is not an object with that key.
  package subscript(_ key: String) -> JSONValue? {
    guard case .object(let pairs) = self else { return nil }
    return pairs.first { $0.key == key }?.value
  }
}

extension JSONValue {
  /// Returns the value in which that under a path of keys is transformed.
  package func replacing(_ path: [String], _ transform: (JSONValue) -> JSONValue) -> JSONValue {
    guard let first = path.first else { return transform(self) }
    guard case .object(let pairs) = self else { return self }
    let rest = Array(path.dropFirst())
    return .object(
      pairs.map { key, value in
        (key: key, value: key == first ? value.replacing(rest, transform) : value)
      }
    )
  }
}

extension JSONValue {
  /// Returns a list of texts.
  package static func texts(_ texts: [String]) -> JSONValue { .list(texts.map { .text($0) }) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
  package init(integerLiteral number: Int) { self = .number("\(number)") }
  package init(arrayLiteral items: JSONValue...) { self = .list(items) }
  package init(dictionaryLiteral pairs: (String, JSONValue)...) {
    self = .object(pairs.map { (key: $0.0, value: $0.1) })
  }
}
