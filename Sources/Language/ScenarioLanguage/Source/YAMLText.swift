/// The one place where texts are escaped that files are generated from.
package enum YAMLText {
  /// Returns a text in double quotes, on one line.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: quoted += "\\\""
      case 0x5C: quoted += "\\\\"
      case 0x0A: quoted += "\\n"
      case 0x09: quoted += "\\t"
      case 0x0D: quoted += "\\r"
      case _ where isHidden(scalar):
        let isShort = scalar.value <= 0xFF
        quoted += (isShort ? "\\x" : "\\u") + hexadecimal(scalar.value, digits: isShort ? 2 : 4)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Returns a text as a value or a key of which a scenario reads the original, in quotes unless it is a simple word or
  /// consists of such words.
  package static func value(_ text: String) -> String {
    let isSimple = text.utf8.allSatisfy { $0.isInName || "/ .".utf8.contains($0) }
    let beginsWithLetter = text.first?.isLetter == true && text.last != " "
    let isPlain = isSimple && beginsWithLetter && !otherThanTexts.contains(text.lowercased())
    return isPlain ? text : quotedValue(text)
  }

  /// What YAML or the language reads as something else than a text, unless it is in quotes.
  private static let otherThanTexts: Set = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "null", "any", "none",
  ]

  /// Returns a text in double quotes as a scenario reads it, in which `${` would begin a variable.
  package static func quotedValue(_ text: String) -> String { quoted(withoutVariables(text)) }

  /// Returns a text of which the language reads the original, whatever looks like a variable in it.
  package static func withoutVariables(_ text: String) -> String {
    // By bytes, since a brace with an accent is another character, but begins a variable, too.
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "$") {
        bytes.append(UInt8(ascii: "$"))
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a text as the lines of a comment; it cannot leave it.
  package static func comment(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let shown = line.map { scalar in
        isHidden(scalar) ? "\\u{\(hexadecimal(scalar.value, digits: 0))}" : String(scalar)
      }
      return "# \(shown.joined())"
    }
  }

  /// Whether YAML, an editor or a terminal would take the character for something else than a part of a text.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029, 0xFEFF, 0xFFFE,
      0xFFFF:
      true
    default: false
    }
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
