/// A text with variables in it, `open ${url} now`, cut into its pieces.
struct VariableText {
  /// A piece of the text.
  enum Piece {
    /// Bytes that stand for themselves.
    case plain(ArraySlice<UInt8>)
    /// `${name}`.
    case variable(String, SourceRange)
    /// `${` without a name and its brace.
    case broken(SourceRange)
  }

  /// The pieces in order; the ranges count from the text's first byte.
  let pieces: [Piece]

  /// Whether there may be a variable in the text.
  static func isWritten(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Eight bytes at a time: every file is searched, and hardly one has a variable.
    let raw = UnsafeRawBufferPointer(bytes)
    let dollars = UInt64(0x2424_2424_2424_2424)
    var index = 0
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ dollars
      let found = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      if found != 0 { return true }
      index += 8
    }
    while index < raw.count {
      if raw[index] == 0x24 { return true }
      index += 1
    }
    return false
  }

  init(_ bytes: ArraySlice<UInt8>) {
    let dollar = UInt8(ascii: "$")
    let brace = UInt8(ascii: "{")
    let first = bytes.startIndex
    var pieces: [Piece] = []
    var start = first
    var index = first
    func byte(_ offset: Int) -> UInt8? {
      index + offset < bytes.endIndex ? bytes[index + offset] : nil
    }
    while index < bytes.endIndex {
      guard bytes[index] == dollar else {
        index += 1
        continue
      }
      if byte(1) == dollar, byte(2) == brace {
        // `$${` writes `${`.
        pieces.append(.plain(bytes[start..<index]))
        pieces.append(.plain(bytes[(index + 1)...(index + 2)]))
        index += 3
        start = index
      } else if byte(1) == brace {
        pieces.append(.plain(bytes[start..<index]))
        var end = index + 2
        while end < bytes.endIndex, Self.isNameByte(bytes[end]) { end += 1 }
        let isWhole = end > index + 2 && end < bytes.endIndex && bytes[end] == UInt8(ascii: "}")
        if isWhole {
          let name = String(decoding: bytes[(index + 2)..<end], as: UTF8.self)
          pieces.append(.variable(name, SourceRange(index - first, end + 1 - first)))
          index = end + 1
        } else {
          pieces.append(.broken(SourceRange(index - first, end - first)))
          index = end
        }
        start = index
      } else {
        index += 1
      }
    }
    pieces.append(.plain(bytes[start...]))
    self.pieces = pieces
  }

  /// Whether the text is a name: letters, digits, `-` and `_`.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isNameByte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
