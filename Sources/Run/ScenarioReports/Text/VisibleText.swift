internal import ScenarioSystem

/// Text in which hidden characters are visible: control characters, and those that reverse the direction of the text,
/// are replaced with an escape such as `\u{1B}`.
///
/// Different texts remain different: a `\u{` in the text itself has its backslash escaped.
package enum VisibleText {
  /// Returns the text with escapes for hidden characters.
  package static func of(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\\") }) {
      return String(text)
    }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar.isHidden || scalar == "\\" && rest.starts(with: ["u", "{"]) {
        result.append(contentsOf: scalar.escape.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

/// Text for an ASCII-only terminal: all other characters are replaced with an escape such as `\u{E9}`.
enum ASCIIText {
  static func of(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.replacingScalars { scalar in
      switch scalar {
      case "→": "->"
      case "…": "..."
      case _ where scalar.isASCII: nil
      default: scalar.escape
      }
    }
  }
}

extension String {
  /// Returns the text with some of its characters replaced.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let new = replacement(scalar) { text += new } else { text.unicodeScalars.append(scalar) }
    }
  }
}

/// The number of terminal columns that a text occupies.
package enum DisplayWidth {
  package static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// Returns two for wide East Asian characters and emoji, zero for combining marks, and one for all others.
  package static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    if first.isASCII { return 1 }
    if first.properties.isEmojiPresentation { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}
