extension Unicode.Scalar {
  /// Whether a terminal does not show the character, or obeys it: control characters other than a tab, and those that
  /// reverse the direction of the text or end a line.
  package var isHidden: Bool {
    switch value {
    case 0x09: false
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029, 0xFFFE, 0xFFFF:
      true
    default: false
    }
  }

  /// The escape for the character, such as `\u{1B}`.
  package var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension StringProtocol {
  /// The text with an escape in place of each hidden character; other backslashes stay as they are.
  package var escapingHidden: String {
    guard unicodeScalars.contains(where: \.isHidden) else { return String(self) }
    return unicodeScalars.map { $0.isHidden ? $0.escape : String($0) }.joined()
  }
}
