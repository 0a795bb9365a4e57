/// Text in which everything can be seen: what has no shape of its own, moves the cursor or reverses the direction of the
/// text is written as its code, `\u{1B}`.
///
/// No two texts become the same: where a text contains `\u{` itself, that backslash is written as its code, too.
enum VisibleText {
  /// The text with codes in place of what cannot be seen.
  static func of(_ text: some StringProtocol) -> String { replacing(text, escapesCodes: true) }

  /// A text whose parts may have gone through `of` before: their codes stay as they are.
  static func completing(_ text: some StringProtocol) -> String {
    replacing(text, escapesCodes: false)
  }

  /// The code of a character, `\u{1B}`.
  static func code(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func replacing(_ text: some StringProtocol, escapesCodes: Bool) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\\") }) {
      return String(text)
    }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if isHidden(scalar) || escapesCodes && scalar == "\\" && rest.starts(with: ["u", "{"]) {
        result.append(contentsOf: code(of: scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029, 0xFFFE, 0xFFFF:
      true
    default: false
    }
  }
}

extension DisplayWidth {
  /// The text with codes in place of what cannot be seen.
  static func visible(_ text: some StringProtocol) -> String { VisibleText.of(text) }
}
