/// A token of a source file in Swift or Objective-C.
struct Token: Sendable {
  /// What it is.
  enum Kind: UInt8, Sendable {
    case identifier, number
    /// A literal without interpolation, with its quotation marks.
    case string
    /// A part of a literal with interpolation; what is interpolated follows between two brackets.
    case stringPart
    case regex
    /// `(`, `[`, `{`, or what begins an interpolation.
    case open
    case close
    /// A number sign with a word, `#if`.
    case directive
    case symbol
  }

  /// What it is.
  let kind: Kind
  /// Whether it is the first one of its line.
  let isFirstInLine: Bool
  /// Whether white space or a comment precedes it.
  let hasSpaceBefore: Bool
  /// The number of the condition under which it is compiled, 0 for always.
  var condition: UInt16 = 0
  /// The offset of its first byte.
  let start: Int32
  /// The offset behind its last byte.
  let end: Int32

  /// Its bytes.
  var range: Range<Int> { Int(start)..<Int(end) }
}
