/// A string with variables, such as `open ${url} now`, split into pieces.
struct VariableText {
  /// A piece of the text.
  enum Piece {
    /// Literal bytes.
    case plain(ArraySlice<UInt8>)
    /// `${name}`.
    case variable(String, SourceRange)
    /// `${` without a name and closing brace.
    case malformed(SourceRange)
  }

  /// The pieces in order; the ranges are relative to the text's first byte.
  let pieces: [Piece]

  /// Returns whether the text may contain a variable.
  static func mayContainVariable(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Without an early exit, so that the compiler vectorizes the loop: few files have a variable.
    var found: UInt8 = 0
    for byte in bytes { found |= byte == UInt8(ascii: "$") ? 1 : 0 }
    return found != 0
  }

  init(_ bytes: ArraySlice<UInt8>) {
    let first = bytes.startIndex
    var pieces: [Piece] = []
    // The start of the next piece, and of the search for the next `${`.
    var start = first
    var rest = first
    while let dollar = bytes[rest...].firstRange(of: "${".utf8)?.lowerBound {
      if dollar > start, bytes[dollar - 1] == UInt8(ascii: "$") {
        // `$${` is an escape for `${`.
        pieces.append(.plain(bytes[start..<(dollar - 1)]))
        start = dollar
        rest = dollar + 2
        continue
      }
      pieces.append(.plain(bytes[start..<dollar]))
      let name = bytes[(dollar + 2)...].prefix(while: \.isInName)
      if !name.isEmpty, bytes[name.endIndex...].first == UInt8(ascii: "}") {
        start = name.endIndex + 1
        let range = SourceRange(dollar - first, start - first)
        pieces.append(.variable(String(decoding: name, as: UTF8.self), range))
      } else {
        start = name.endIndex
        pieces.append(.malformed(SourceRange(dollar - first, start - first)))
      }
      rest = start
    }
    pieces.append(.plain(bytes[start...]))
    self.pieces = pieces
  }

  /// Returns whether the text is a name: letters, digits, `-` and `_`.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(\.isInName)
  }
}
