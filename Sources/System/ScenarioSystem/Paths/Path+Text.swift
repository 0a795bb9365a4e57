extension Path {
  /// Creates a path from a string, including bytes that `text` has escaped.
  public init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
    if bytes.contains(0) { bytes = Self.unescaped(bytes, escapePrefix: [0]) }
  }

  /// A lossless `String` representation, which `Path(_:)` converts back.
  ///
  /// Valid UTF-8 is kept. Any other byte is written as a zero byte, which no path can contain, and two hexadecimal
  /// digits.
  package var text: String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return Self.escaped(bytes) { byte, scalar in scalar != nil ? nil : [0] + Self.digits(byte) }
  }
}

extension Path: CustomStringConvertible {
  /// The displayed path, unique and on one line: `\xFF` for each byte that is not valid UTF-8 or belongs to a hidden
  /// character, and `\\` for a backslash.
  public var description: String {
    // Most paths are plain, and need only one check and one copy.
    if bytes.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != Self.backslash }) {
      return String(decoding: bytes, as: UTF8.self)
    }
    return Self.escaped(bytes) { byte, scalar in
      if byte == Self.backslash { return [Self.backslash, Self.backslash] }
      return scalar.map(Self.isHidden) ?? true ? Self.escapePrefix + Self.digits(byte) : nil
    }
  }

  /// Whether a character is invisible, moves the cursor, or reverses the direction of the text.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  /// Creates a path from its `description`; any other backslash is kept.
  package init(displayed text: some StringProtocol) {
    bytes = Self.unescaped(Array(text.utf8), escapePrefix: Self.escapePrefix)
  }

  /// The path with the escapes of `description` replaced by the bytes that they represent.
  package var removingDisplayEscapes: Path {
    Path(bytes: Self.unescaped(bytes, escapePrefix: Self.escapePrefix))
  }

  private static let backslash = UInt8(ascii: "\\")
  private static let escapePrefix = Array("\\x".utf8)

  private static func digits(_ byte: UInt8) -> [UInt8] {
    [byte >> 4, byte & 15].map { $0 < 10 ? $0 + 0x30 : $0 + 0x37 }
  }

  /// Returns the bytes with escapes; `scalar` is the character that the byte belongs to, nil if it is invalid.
  private static func escaped(
    _ bytes: [UInt8],
    _ escape: (_ byte: UInt8, _ scalar: Unicode.Scalar?) -> [UInt8]?
  ) -> String {
    var result: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = countOfCharacter(rest)
      let scalar = String(decoding: rest.prefix(count), as: UTF8.self).unicodeScalars.first
      for byte in rest.prefix(max(count, 1)) {
        if let sequence = escape(byte, scalar) { result += sequence } else { result.append(byte) }
      }
      rest = rest.dropFirst(max(count, 1))
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the bytes with each escape, a prefix and two digits, replaced by its byte.
  private static func unescaped(_ bytes: [UInt8], escapePrefix: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.first {
      let digits = rest.dropFirst(escapePrefix.count).prefix(2)
      if rest.starts(with: escapePrefix), digits.count == 2,
        digits.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x46).contains($0) }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        result.append(value)
        rest = rest.dropFirst(escapePrefix.count + 2)
      } else if byte == backslash, escapePrefix.first == backslash,
        rest.dropFirst().first == backslash
      {
        result.append(backslash)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Returns the number of bytes of the first character; 0 if it is invalid.
  private static func countOfCharacter(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    let count = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard bytes.count >= count else { return 0 }
    return String(validating: bytes.prefix(count), as: UTF8.self) == nil ? 0 : count
  }
}
