extension SwiftLexer {
  /// Words after which a value follows, so that a slash begins a regular expression.
  private static let beforeValues: Set<String> = [
    "return", "case", "in", "if", "guard", "while", "where", "throw", "try", "await", "else",
    "switch", "is", "as",
  ]

  /// Reads a literal such as `/[0-9]+/`, if one begins here.
  mutating func regex() -> Bool {
    guard offset >= noRegexBefore, !followsValue else { return false }
    let first = peek(1)
    guard offset + 1 < bytes.count, !first.isBlank, !first.isNewline else { return false }
    var index = offset + 1
    var isInClass = false
    var depth = 0
    while index < bytes.count, !bytes[index].isNewline {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass:
        depth -= 1
        // The parenthesis around an operator: `reduce(1, /)`.
        if depth < 0 { return false }
      case UInt8(ascii: "/") where !isInClass:
        guard !bytes[index - 1].isBlank else { return false }
        append(.regex, count: index + 1 - offset)
        return true
      default: break
      }
      index += 1
    }
    noRegexBefore = index
    return false
  }

  /// Reads a literal such as `#/a/b/#`, which can have several lines.
  mutating func extendedRegex(pounds: Int) -> Bool {
    guard offset >= noRegexBefore, !followsValue else { return false }
    let isMultiline = peek(pounds + 1).isNewline
    var index = offset + pounds + 1
    while index < bytes.count, isMultiline || !bytes[index].isNewline {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), index + pounds < bytes.count,
        (1...pounds).allSatisfy({ bytes[index + $0] == UInt8(ascii: "#") })
      {
        append(.regex, count: index + 1 + pounds - offset)
        return true
      }
      index += 1
    }
    noRegexBefore = index
    return false
  }

  /// Whether the last token ends a value, so that a slash divides it.
  private var followsValue: Bool {
    guard let last = writer.tokens.last else { return false }
    switch last.kind {
    case .number, .string, .stringPart, .regex, .close: return true
    case .open, .directive: return false
    case .identifier:
      return !Self.beforeValues.contains(String(decoding: bytes[last.range], as: UTF8.self))
    case .symbol:
      // What follows a value directly, as in `count! / 2`.
      let byte = bytes[Int(last.start)]
      return !last.hasSpaceBefore && (byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?"))
    }
  }
}
