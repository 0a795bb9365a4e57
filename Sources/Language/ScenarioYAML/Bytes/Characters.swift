@_spi(Package) import ScenarioLanguage

/// The validation of a file's bytes before libyaml reads them.
///
/// It rejects invalid UTF-8 and characters that must be escaped: control characters, a byte order mark
/// that is not at the start, and the line ends of YAML that no editor supports (NEL, LS, PS, a lone CR).
/// libyaml would treat those as line breaks, and every later position would be wrong.
enum Characters {
  /// Checks the bytes from `start` on, and returns the offset of the last multibyte character, if any.
  static func check(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) throws(Diagnostic) -> Int? {
    try rejectUTF16(bytes)
    var lastMultibyte: Int?
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if (0x20...0x7E).contains(byte) || byte == 0x0A {
        offset += 1
        continue
      }
      if byte >= 0x80 { lastMultibyte = offset }
      offset += try checkCharacter(bytes, at: offset)
    }
    return lastMultibyte
  }

  private static func rejectUTF16(_ bytes: UnsafeBufferPointer<UInt8>) throws(Diagnostic) {
    guard bytes.count >= 2 else { return }
    let isMarked = (bytes[0], bytes[1]) == (0xFF, 0xFE) || (bytes[0], bytes[1]) == (0xFE, 0xFF)
    guard isMarked || bytes[0] == 0 || bytes[1] == 0 else { return }
    throw Diagnostic(
      .notUTF8,
      at: SourceRange(0, 2),
      "the file is UTF-16, not UTF-8",
      help: "save it as UTF-8"
    )
  }

  /// Checks a character that is not printable ASCII, and returns its length in bytes.
  private static func checkCharacter(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at offset: Int
  ) throws(Diagnostic) -> Int {
    var parser = UTF8.ForwardParser()
    var rest = bytes[offset...].makeIterator()
    guard case .valid(let character) = parser.parseScalar(from: &rest) else {
      throw notUTF8(
        "the byte 0x\(hexadecimal(UInt32(bytes[offset]), digits: 2)) is not UTF-8 here",
        at: offset
      )
    }
    let scalar = UTF8.decode(character).value
    let range = SourceRange(offset, offset + character.count)
    switch scalar {
    case 0: throw notUTF8("the byte 0x00 is not text", at: offset)
    case 0x0D where offset + 1 == bytes.count || bytes[offset + 1] != 0x0A:
      throw Diagnostic(
        .invalidCharacter,
        at: range,
        "the carriage return U+000D does not end a line by itself",
        help: "save the file with LF or CR LF line endings"
      )
    case 0x09, 0x0D: return 1
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
      let digits = hexadecimal(scalar, digits: 4)
      throw Diagnostic(
        .invalidCharacter,
        at: range,
        "the character U+\(digits) must be escaped",
        help: "remove it, or write \"\\u\(digits)\" in double quotes"
      )
    default: return character.count
    }
  }

  private static func notUTF8(_ message: String, at offset: Int) -> Diagnostic {
    Diagnostic(
      .notUTF8,
      at: SourceRange(offset, offset + 1),
      message,
      help: "save the file as UTF-8"
    )
  }
}

/// Returns a number in hexadecimal digits.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

/// Returns whether a byte is a blank or part of a line end.
func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}

extension RandomAccessCollection<UInt8> where Indices == Range<Int> {
  /// Returns the end of an anchor and the start of the content after it, skipping blanks, line ends and
  /// comments.
  func endOfAnchor(at start: Int, before end: Int) -> (anchor: Int, content: Int) {
    let name = self[start..<end].prefix { !isSpace($0) && !",[]{}".utf8.contains($0) }
    var content = name.endIndex
    while content < end {
      if self[content] == UInt8(ascii: "#") {
        while content < end, self[content] != 0x0A { content += 1 }
      } else if isSpace(self[content]) {
        content += 1
      } else {
        break
      }
    }
    return (name.endIndex, content)
  }

  /// Returns the end of a range without trailing blanks and line ends.
  func endOfContent(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, isSpace(self[end - 1]) { end -= 1 }
    return end
  }
}

extension String {
  /// The text as quoted in a message: one short line, without control characters for a terminal.
  var excerpt: String {
    let line = unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }.prefix(48)
    var excerpt = ""
    for scalar in line {
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        excerpt += "\\u" + hexadecimal(scalar.value, digits: 4)
      default:
        excerpt.unicodeScalars.append(scalar)
      }
    }
    return line.endIndex == unicodeScalars.endIndex ? excerpt : excerpt + "…"
  }
}
