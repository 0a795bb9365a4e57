@_spi(Package) internal import ScenarioLanguage

/// The formatting of scalars.
enum ScalarText {
  /// Returns the scalar on one line; nil if it takes several.
  static func inOneLine(_ node: SyntaxTree.Node, of bytes: [UInt8]) -> String? {
    switch node.kind {
    case .alias: return "*\(node.text)"
    // Only inside brackets, and before no space, is a dash a text without quotes.
    case .plain where node.text == "-": return quoted(node.text)
    case .plain: return node.text.utf8.contains(0x0A) ? nil : node.text
    case .single: return inSimplestQuotes(node.text)
    case .double:
      // Escapes are kept as written, since the escaped character may be invisible.
      let raw = String(decoding: bytes[node.range], as: UTF8.self)
      return !raw.utf8.contains(0x0A) && containsEscape(raw) ? raw : inSimplestQuotes(node.text)
    case .literal, .folded: return isKeptAsBlock(node) ? nil : inSimplestQuotes(node.text)
    case .list, .mapping: return nil
    }
  }

  /// Returns the lines of a multiline scalar: the text after its key, and the lines below, not yet indented.
  static func lines(_ node: SyntaxTree.Node, of bytes: [UInt8]) -> (head: String, body: [String]) {
    var lines = split(node.text)
    switch node.kind {
    case .literal:
      let isClipped = lines.last?.isEmpty == true
      return (isClipped ? "|" : "|-", isClipped ? lines.dropLast() : lines)
    case .folded:
      let isClipped = lines.last?.isEmpty == true
      return (isClipped ? ">" : ">-", foldedLines(node, of: bytes))
    default:
      // Each line end in the text of a plain scalar is written as an empty line.
      let head = lines.removeFirst()
      return (head, lines.flatMap { $0.isEmpty ? [""] : ["", $0] })
    }
  }

  /// Returns a string in double quotes, on one line.
  static func quoted(_ text: String) -> String { YAMLText.quoted(text) }

  /// Returns a string in the kind of quotes that need no escapes, by default double quotes.
  private static func inSimplestQuotes(_ text: String) -> String {
    let quoted = quoted(text)
    let isSingle =
      quoted.utf8.dropFirst().dropLast().contains(UInt8(ascii: "\\"))
      && !text.utf8.contains(UInt8(ascii: "'")) && !containsEscape(quoted)
    return isSingle ? "'\(text)'" : quoted
  }

  /// Returns whether a double-quoted string contains an escape other than of a quote or a backslash.
  private static func containsEscape(_ quoted: String) -> Bool {
    var isEscape = false
    for byte in quoted.utf8 {
      if isEscape, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { return true }
      isEscape = !isEscape && byte == UInt8(ascii: "\\")
    }
    return false
  }

  /// Returns a string as a value of which a scenario reads the original, in quotes unless it consists of simple words.
  static func quotedIfNeeded(_ text: String) -> String {
    let areWords = text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", " ": true
      default: false
      }
    }
    // Only in quotes are these two strings.
    let isKeyword = text == "any" || text == "none"
    let hasPlainEnds =
      text.first != " " && text.last != " " && text.first != "-" && text.first != "."
    return areWords && hasPlainEnds && !isKeyword && !text.isEmpty
      ? text : YAMLText.quotedValue(text)
  }

  /// Returns whether a plain scalar has the same meaning inside brackets.
  static func isSafeInFlow(_ text: String) -> Bool {
    var last: UInt8 = 0
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case 0x0A, UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"):
        return false
      case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
        if index == 0 { return false }
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if last == UInt8(ascii: ":") { return false }
      default: break
      }
      last = byte
    }
    return last != 0 && last != UInt8(ascii: ":")
  }

  // MARK: - Blocks

  /// Returns whether a block scalar can be kept as one, without an indentation indicator and without
  /// trailing empty lines.
  private static func isKeptAsBlock(_ node: SyntaxTree.Node) -> Bool {
    guard let first = node.text.utf8.first, first != 0x20, first != 0x09, first != 0x0A else {
      return false
    }
    // A folded scalar is written unchanged, without trailing blanks.
    let last = node.text.utf8.last { $0 != 0x0A }
    if node.kind == .folded, last == 0x20 || last == 0x09 { return false }
    return !node.text.hasSuffix("\n\n") && !node.text.utf8.contains(0x0D)
  }

  /// Returns the unchanged lines of a folded scalar, without their indentation.
  private static func foldedLines(_ node: SyntaxTree.Node, of bytes: [UInt8]) -> [String] {
    let raw = String(decoding: bytes[node.range], as: UTF8.self)
    let lines = split(raw).dropFirst().map {
      $0.utf8.last == 0x0D ? String($0.utf8.dropLast()) ?? "" : $0
    }
    let indent = lines.first { !$0.utf8.allSatisfy { $0 == 0x20 } }?.utf8.prefix { $0 == 0x20 }
      .count
    return lines.map { line in
      let blanks = line.utf8.prefix { $0 == 0x20 }.count
      return String(line.utf8.dropFirst(min(blanks, indent ?? 0))) ?? ""
    }
  }

  private static func split(_ text: String) -> [String] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String($0) ?? "" }
  }
}
