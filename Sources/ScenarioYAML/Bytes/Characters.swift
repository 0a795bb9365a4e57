import ScenarioLanguage

/// The one pass over a file's bytes before libyaml sees them.
///
/// It finds what is not UTF-8 and what no file may hold as it stands: control characters, a byte order mark
/// that is not at the start, and the line ends that YAML knows and no editor does (NEL, LS, PS, a lone CR).
/// libyaml would take those for line breaks, and every place after them would be wrong.
enum Characters {
  /// Checks the bytes from `start` on, and says where the last character of several bytes begins, if there is one.
  static func check(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) throws(Rejection) -> Int? {
    try refuseUTF16(bytes)
    var lastWide: Int?
    var offset = start
    while offset < bytes.count {
      while isPlain(bytes, at: offset) { offset += 8 }
      guard offset < bytes.count else { break }
      let byte = bytes[offset]
      if (0x20...0x7E).contains(byte) || byte == 0x0A {
        offset += 1
      } else if byte < 0x80 {
        try checkControl(bytes, at: offset)
        offset += 1
      } else {
        lastWide = offset
        offset += try checkWide(bytes, at: offset)
      }
    }
    return lastWide
  }

  /// Whether the next eight bytes are printable ASCII and line feeds, and nothing else.
  @inline(__always)
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard bytes.count &- offset >= 8, let base = bytes.baseAddress else { return false }
    let ones: UInt64 = 0x0101_0101_0101_0101
    let written = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
    // Line feeds become printable: they have no bit of 0x20. No byte carries over into the next here.
    let other = written ^ (ones &* 0x0A)
    let isOther = ((other & (ones &* 0x7F)) &+ (ones &* 0x7F)) | other
    let word = written | (~isOther & (ones &* 0x80)) >> 2
    // A byte's top bit is set where it is below 0x20, or is 0x7F; and where it is no ASCII to begin with.
    let isControl = (word &- ones &* 0x20) & ~word
    let delete = word ^ (ones &* 0x7F)
    let isDelete = (delete &- ones) & ~delete
    return (isControl | isDelete | word) & (ones &* 0x80) == 0
  }

  private static func refuseUTF16(_ bytes: UnsafeBufferPointer<UInt8>) throws(Rejection) {
    guard bytes.count >= 2 else { return }
    let isMarked = (bytes[0], bytes[1]) == (0xFF, 0xFE) || (bytes[0], bytes[1]) == (0xFE, 0xFF)
    guard isMarked || bytes[0] == 0 || bytes[1] == 0 else { return }
    throw Rejection(
      .notUTF8,
      at: SourceRange(0, 2),
      "the file is UTF-16, not UTF-8",
      help: "save it as UTF-8"
    )
  }

  private static func checkControl(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at offset: Int
  ) throws(Rejection) {
    switch bytes[offset] {
    case 0x09, 0x0A:
      return
    case 0x0D:
      guard offset + 1 == bytes.count || bytes[offset + 1] != 0x0A else { return }
      throw Rejection(
        .invalidCharacter,
        at: SourceRange(offset, offset + 1),
        "the carriage return U+000D does not end a line by itself",
        help: "save the file with LF or CR LF line ends"
      )
    case 0:
      throw Rejection(
        .notUTF8,
        at: SourceRange(offset, offset + 1),
        "the byte 0x00 is not text",
        help: "save the file as UTF-8"
      )
    case let byte:
      throw forbidden(UInt32(byte), at: offset, length: 1)
    }
  }

  /// Checks a character of several bytes, and returns how many they are.
  private static func checkWide(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at offset: Int
  ) throws(Rejection) -> Int {
    let lead = bytes[offset]
    let length: Int
    var scalar: UInt32
    let smallest: UInt32
    switch lead {
    case 0xC2...0xDF: (length, scalar, smallest) = (2, UInt32(lead & 0x1F), 0x80)
    case 0xE0...0xEF: (length, scalar, smallest) = (3, UInt32(lead & 0x0F), 0x800)
    case 0xF0...0xF4: (length, scalar, smallest) = (4, UInt32(lead & 0x07), 0x10000)
    default: throw notUTF8(bytes, at: offset)
    }
    guard offset + length <= bytes.count else { throw notUTF8(bytes, at: offset) }
    for trail in bytes[(offset + 1)..<(offset + length)] {
      guard trail & 0xC0 == 0x80 else { throw notUTF8(bytes, at: offset) }
      scalar = scalar << 6 | UInt32(trail & 0x3F)
    }
    guard scalar >= smallest, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else {
      throw notUTF8(bytes, at: offset)
    }
    switch scalar {
    case 0x80...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
      throw forbidden(scalar, at: offset, length: length)
    default:
      return length
    }
  }

  private static func notUTF8(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Rejection {
    Rejection(
      .notUTF8,
      at: SourceRange(offset, offset + 1),
      "the byte 0x\(hexadecimal(UInt32(bytes[offset]), digits: 2)) is not UTF-8 here",
      help: "save the file as UTF-8"
    )
  }

  private static func forbidden(_ scalar: UInt32, at offset: Int, length: Int) -> Rejection {
    let digits = hexadecimal(scalar, digits: 4)
    return Rejection(
      .invalidCharacter,
      at: SourceRange(offset, offset + length),
      "the character U+\(digits) is not allowed as it stands",
      help: "leave it out, or write \"\\u\(digits)\" in double quotes"
    )
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
