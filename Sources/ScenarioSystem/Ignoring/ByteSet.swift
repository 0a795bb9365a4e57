/// A set of bytes, as a bracket expression of a pattern describes it: `[a-z]`, `[!0-9]`, `[[:alpha:]_]`.
struct ByteSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// Reads a bracket expression behind its `[`, and moves the index behind its `]`; nil if it is malformed.
  init?(class bytes: [UInt8], from index: inout Int) {
    func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
    let isNegated = byte(index) == UInt8(ascii: "!") || byte(index) == UInt8(ascii: "^")
    if isNegated { index += 1 }
    // The lower end of a range, if one begins now.
    var previous: UInt8?
    var isFirst = true
    while true {
      guard var current = byte(index) else { return nil }
      // A ']' that comes first is one of the bytes.
      if current == UInt8(ascii: "]"), !isFirst { break }
      isFirst = false
      index += 1
      if current == UInt8(ascii: "-"), let low = previous, let next = byte(index),
        next != UInt8(ascii: "]")
      {
        guard let high = Self.unescaped(bytes, &index) else { return nil }
        if low <= high { for byte in low...high { insert(byte) } }
        previous = nil
        continue
      }
      if current == UInt8(ascii: "["), byte(index) == UInt8(ascii: ":"),
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "]"))
      {
        let name = bytes[(index + 1)..<max(end - 1, index + 1)]
        if end - 1 > index, bytes[end - 1] == UInt8(ascii: ":") {
          guard let isMember = Self.member(ofClass: String(decoding: name, as: UTF8.self)) else {
            return nil
          }
          for byte in UInt8.min...127 where isMember(byte) { insert(byte) }
          index = end + 1
          previous = nil
          continue
        }
      } else if current == UInt8(ascii: "\\") {
        index -= 1
        guard let escaped = Self.unescaped(bytes, &index) else { return nil }
        current = escaped
      }
      insert(current)
      previous = current
    }
    index += 1
    if isNegated { words = (~words.0, ~words.1, ~words.2, ~words.3) }
  }

  func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return word & (1 << UInt64(byte & 63)) != 0
  }

  private mutating func insert(_ byte: UInt8) {
    let bit: UInt64 = 1 << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  /// The byte at the index, or the one behind a backslash there; nil at the end.
  private static func unescaped(_ bytes: [UInt8], _ index: inout Int) -> UInt8? {
    if index < bytes.count, bytes[index] == UInt8(ascii: "\\") { index += 1 }
    guard index < bytes.count else { return nil }
    index += 1
    return bytes[index - 1]
  }

  /// Whether an ASCII byte is in a named class; nil for a name that is none.
  private static func member(ofClass name: String) -> ((UInt8) -> Bool)? {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    func isAlnum(_ byte: UInt8) -> Bool { isDigit(byte) || isUpper(byte) || isLower(byte) }
    func isGraph(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }
    return switch name {
    case "alnum": isAlnum
    case "alpha": { isUpper($0) || isLower($0) }
    case "blank": { $0 == 0x20 || $0 == 0x09 }
    case "cntrl": { $0 < 0x20 || $0 == 0x7F }
    case "digit": isDigit
    case "graph": isGraph
    case "lower": isLower
    case "print": { isGraph($0) || $0 == 0x20 }
    case "punct": { isGraph($0) && !isAlnum($0) }
    // Those that git counts as white space: neither a form feed nor a vertical tab.
    case "space": { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    case "upper": isUpper
    case "xdigit": { isDigit($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0) }
    default: nil
    }
  }
}
