import ScenarioLanguage

/// The one pass over a file's bytes before libyaml sees them.
///
/// It finds what is not UTF-8 and what no file may hold as-is: control characters, a byte order mark
/// that is not at the start, and the line ends that YAML knows and no editor does (NEL, LS, PS, a lone CR).
/// libyaml would take those for line breaks, and every place after them would be wrong.
enum Characters {
  /// Checks the bytes from `start` on, and says where the last character of several bytes begins, if there is one.
  static func check(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) throws(Diagnostic) -> Int? {
    try refuseUTF16(bytes)
    var lastWide: Int?
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if (0x20...0x7E).contains(byte) || byte == 0x0A {
        offset += 1
        continue
      }
      if byte >= 0x80 { lastWide = offset }
      offset += try checkCharacter(bytes, at: offset)
    }
    return lastWide
  }

  private static func refuseUTF16(_ bytes: UnsafeBufferPointer<UInt8>) throws(Diagnostic) {
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

  /// Checks a character that is not plain, and returns how many bytes it has.
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

/// A number in hexadecimal digits.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

/// Whether a byte is a blank or part of a line end.
func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}

extension RandomAccessCollection<UInt8> where Indices == Range<Int> {
  /// Where the anchor ends that begins at a place, and where what it names begins: blanks, line ends and comments are
  /// left out.
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

  /// Where a range ends without the blanks and line ends at its end.
  func endOfContent(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, isSpace(self[end - 1]) { end -= 1 }
    return end
  }
}

extension String {
  /// The text as a message quotes it: one line, not too long, and nothing in it that a terminal obeys.
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
