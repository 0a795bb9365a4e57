@_spi(Package) internal import ScenarioLanguage

/// Finds the parts of a line of YAML.
enum LineText {
  /// Returns the number of spaces before a line.
  static func indentation(of line: ArraySlice<UInt8>) -> Int { line.prefix { $0 == 0x20 }.count }

  /// Returns whether a line begins with a dash or a key.
  static func looksLikeEntry(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0 == 0x20 }
    return rest.starts(with: "- ".utf8) || keyEnd(in: rest) != nil
  }

  /// Returns the offset of the colon after the key with which a text begins.
  static func keyEnd(in text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first, first != UInt8(ascii: "{"), first != UInt8(ascii: "["),
      first != UInt8(ascii: "#")
    else { return nil }
    var quote: UInt8?
    for offset in text.indices {
      let byte = text[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if offset == text.startIndex, byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == UInt8(ascii: ":") {
        let next = offset + 1
        if next == text.endIndex || text[next] == 0x20 { return offset }
      } else if byte == UInt8(ascii: "#"), offset > text.startIndex, text[offset - 1] == 0x20 {
        return nil
      }
    }
    return nil
  }

  /// Returns a text without the comment at its end.
  static func uncommented(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var quote: UInt8?
    for offset in text.indices {
      let byte = text[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 {
        quote = byte
      } else if byte == UInt8(ascii: "#"), offset > text.startIndex, text[offset - 1] == 0x20 {
        return text[..<offset]
      }
    }
    return text
  }

  /// Returns a scalar without spaces and quotes around it.
  static func unquoted(_ text: ArraySlice<UInt8>) -> String {
    var text = text.drop { $0 == 0x20 }
    while text.last == 0x20 { text.removeLast() }
    if text.count > 1, let first = text.first, first == 0x22 || first == 0x27, text.last == first {
      text = text.dropFirst().dropLast()
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the value after a key without spaces, anchor and alias before it.
  static func withoutAnchor(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let value = text.drop { $0 == 0x20 }
    guard value.first == UInt8(ascii: "&") else { return value }
    return value.drop { $0 != 0x20 }.drop { $0 == 0x20 }
  }

  /// Returns whether a byte belongs to a word of the language.
  static func isWord(_ byte: UInt8) -> Bool { byte.isInName || byte >= 0x80 }
}
