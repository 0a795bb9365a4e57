/// A set of bytes, as a bracket expression of a pattern describes it: `[a-z]`, `[!0-9]`, `[[:alpha:]_]`.
struct ByteSet: Sendable {
  private var bytes: Set<UInt8> = []
  private let isNegated: Bool

  /// Reads a bracket expression behind its `[`, and moves the index behind its `]`; nil if it is malformed.
  init?(class text: [UInt8], from index: inout Int) {
    func byte(_ index: Int) -> UInt8? { index < text.count ? text[index] : nil }
    isNegated = byte(index) == UInt8(ascii: "!") || byte(index) == UInt8(ascii: "^")
    if isNegated { index += 1 }
    // The lower end of a range, if one begins now.
    var low: UInt8?
    var isFirst = true
    // A ']' that comes first is one of the bytes.
    while let current = byte(index), current != UInt8(ascii: "]") || isFirst {
      isFirst = false
      if current == UInt8(ascii: "-"), let first = low, let next = byte(index + 1),
        next != UInt8(ascii: "]")
      {
        index += 1
        guard let last = Self.unescaped(text, &index) else { return nil }
        if first <= last { bytes.formUnion(first...last) }
        low = nil
      } else if let name = Self.className(text, &index) {
        guard let isMember = Self.member(ofClass: name) else { return nil }
        bytes.formUnion((UInt8.min...127).filter(isMember))
        low = nil
      } else {
        guard let single = Self.unescaped(text, &index) else { return nil }
        bytes.insert(single)
        low = single
      }
    }
    guard index < text.count else { return nil }
    index += 1
  }

  func contains(_ byte: UInt8) -> Bool { bytes.contains(byte) != isNegated }

  /// The byte at the index, or the one behind a backslash there; nil at the end.
  private static func unescaped(_ bytes: [UInt8], _ index: inout Int) -> UInt8? {
    if index < bytes.count, bytes[index] == UInt8(ascii: "\\") { index += 1 }
    guard index < bytes.count else { return nil }
    index += 1
    return bytes[index - 1]
  }

  /// The name in `[:alpha:]` at the index, which moves behind it; nil if none stands there.
  private static func className(_ bytes: [UInt8], _ index: inout Int) -> String? {
    guard bytes[index...].starts(with: "[:".utf8),
      let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "]")),
      end > index + 2, bytes[end - 1] == UInt8(ascii: ":")
    else { return nil }
    defer { index = end + 1 }
    return String(decoding: bytes[(index + 2)..<(end - 1)], as: UTF8.self)
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
