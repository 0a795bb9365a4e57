/// Text as XML 1.0 can hold it.
enum XMLText {
  /// Appends text as the value of an attribute in double quotes.
  static func appendAttribute(_ text: String, to sink: inout [UInt8]) {
    if isPlain(text) {
      sink.append(contentsOf: text.utf8)
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": sink.append(contentsOf: "&amp;".utf8)
      case "<": sink.append(contentsOf: "&lt;".utf8)
      case ">": sink.append(contentsOf: "&gt;".utf8)
      case "\"": sink.append(contentsOf: "&quot;".utf8)
      case "'": sink.append(contentsOf: "&apos;".utf8)
      case "\n": sink.append(contentsOf: "&#10;".utf8)
      case "\r": sink.append(contentsOf: "&#13;".utf8)
      case "\t": sink.append(contentsOf: "&#9;".utf8)
      default: append(scalar, to: &sink)
      }
    }
  }

  /// Appends text as a CDATA section; an end mark inside it is split.
  static func appendCDATA(_ text: String, to sink: inout [UInt8]) {
    sink.append(contentsOf: "<![CDATA[".utf8)
    var brackets = 0
    for scalar in text.unicodeScalars {
      if scalar == ">", brackets >= 2 { sink.append(contentsOf: "]]><![CDATA[".utf8) }
      brackets = scalar == "]" ? brackets + 1 : 0
      append(scalar, to: &sink)
    }
    sink.append(contentsOf: "]]>".utf8)
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x26 && byte != 0x27 && byte != 0x3C
        && byte != 0x3E
    }
  }

  /// XML has no way to write most control characters: they are seen as their pictures, `␛` for escape.
  private static func append(_ scalar: Unicode.Scalar, to sink: inout [UInt8]) {
    let shown: Unicode.Scalar =
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: scalar
      case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
      case 0xFFFE, 0xFFFF: "\u{FFFD}"
      default: scalar
      }
    sink.append(contentsOf: Character(shown).utf8)
  }
}
