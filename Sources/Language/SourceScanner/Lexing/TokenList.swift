/// The tokens of a file, with the brackets that belong together.
struct TokenList: Sendable {
  /// The file.
  let text: SourceText
  /// The tokens, without those that are not compiled.
  let tokens: [Token]
  /// For each bracket the index of the other one, or -1 if there is none; -1 for other tokens.
  private let partners: [Int32]
  /// The first bracket that is not closed.
  let firstOpen: Int?

  /// How many brackets a closing one may leave open within its own pair.
  private static let skipped = 64

  init(text: SourceText, tokens: [Token]) {
    self.text = text
    self.tokens = tokens
    var partners = Array(repeating: Int32(-1), count: tokens.count)
    var stack: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .open {
        stack.append(index)
      } else if token.kind == .close {
        let opening = Self.opening(of: text.bytes[Int(token.start)])
        let known = max(0, stack.count - Self.skipped)..<stack.count
        let partner = known.last {
          Self.bracket(text.bytes[Int(tokens[stack[$0]].start)]) == opening
        }
        guard let partner else { continue }
        partners[stack[partner]] = Int32(truncatingIfNeeded: index)
        partners[index] = Int32(truncatingIfNeeded: stack[partner])
        stack.removeLast(stack.count - partner)
      }
    }
    self.partners = partners
    firstOpen = stack.first
  }

  private static func opening(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: UInt8(ascii: "{")
    }
  }

  /// The bracket that a token is; an interpolation begins with a backslash.
  private static func bracket(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "\\") ? UInt8(ascii: "(") : byte
  }

  /// The number of tokens.
  var count: Int { tokens.count }

  /// Returns the token at an index, or nil outside of the list.
  func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// Returns the kind of a token, or nil outside of the list.
  func kind(_ index: Int) -> Token.Kind? { token(index)?.kind }

  /// Returns the index of the bracket that closes the one at an index, or the number of tokens.
  func closing(_ index: Int) -> Int {
    guard tokens.indices.contains(index), tokens[index].kind == .open, partners[index] >= 0 else {
      return count
    }
    return Int(partners[index])
  }

  /// Returns the index of the bracket that opens the one at an index; nil if there is none.
  func opening(_ index: Int) -> Int? {
    guard tokens.indices.contains(index), tokens[index].kind == .close, partners[index] >= 0 else {
      return nil
    }
    return Int(partners[index])
  }

  /// Returns the index behind a token, or behind the pair of brackets that begins with it.
  func next(_ index: Int) -> Int {
    kind(index) == .open ? min(closing(index) + 1, count) : index + 1
  }

  /// Returns a token's text; of an identifier, without backquotes.
  func string(_ index: Int) -> String {
    guard let token = token(index) else { return "" }
    var range = token.range
    if token.kind == .identifier, text.bytes[range.lowerBound] == UInt8(ascii: "`") {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return text.string(range)
  }

  /// Returns the text from one token to before another, as it is written.
  func source(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    guard let last = range.last else { return "" }
    return text.string(tokens[range.lowerBound].range.lowerBound..<tokens[last].range.upperBound)
  }

  /// Returns the first byte of a token, or 0 outside of the list.
  func byte(_ index: Int) -> UInt8 {
    guard tokens.indices.contains(index) else { return 0 }
    return text.bytes[Int(tokens[index].start)]
  }

  /// Returns whether a token is this identifier or directive.
  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    guard let token = token(index), token.kind == .identifier || token.kind == .directive else {
      return false
    }
    return isText(token, word)
  }

  /// Returns whether a token is a symbol or bracket with this text.
  func isSymbol(_ index: Int, _ symbol: StaticString) -> Bool {
    guard let token = token(index) else { return false }
    switch token.kind {
    case .symbol, .open, .close: return isText(token, symbol)
    default: return false
    }
  }

  private func isText(_ token: Token, _ expected: StaticString) -> Bool {
    let count = expected.utf8CodeUnitCount
    guard count == token.range.count else { return false }
    let start = token.range.lowerBound
    return (0..<count).allSatisfy { text.bytes[start + $0] == expected.utf8Start[$0] }
  }

  /// Returns the contents of a literal without interpolation and without escapes; nil for other tokens.
  func literal(_ index: Int) -> String? {
    guard let token = token(index), token.kind == .string else { return nil }
    var text = string(index)[...]
    let pounds = text.prefix { $0 == "#" }.count
    text = text.dropFirst(pounds).dropLast(pounds)
    let quotes = text.hasPrefix("\"\"\"") ? 3 : 1
    guard text.count >= 2 * quotes, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    text = text.dropFirst(quotes).dropLast(quotes)
    if quotes == 3 {
      guard text.filter(\.isNewline).count == 2 else { return nil }
      return String(text.split(whereSeparator: \.isNewline).first?.drop { $0 == " " } ?? "")
    }
    return pounds == 0 && text.contains("\\") ? nil : String(text)
  }

  /// Returns the place of a token.
  func location(_ index: Int) -> SourceLocation {
    text.location(at: token(min(index, count - 1))?.range.lowerBound ?? 0)
  }

  /// Returns the parts between the commas of a range, in none of its brackets.
  func parts(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var angles = 0
    var index = start
    while index < range.upperBound {
      switch byte(index) {
      case UInt8(ascii: ",") where angles == 0:
        parts.append(start..<index)
        start = index + 1
      case UInt8(ascii: "<") where kind(index) == .symbol && isGeneric(index, in: range):
        angles += 1
      case UInt8(ascii: ">") where kind(index) == .symbol && angles > 0: angles -= 1
      default: break
      }
      index = next(index)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// Whether an angle bracket begins generic arguments, which follow a name directly and end before the range does.
  private func isGeneric(_ index: Int, in range: Range<Int>) -> Bool {
    kind(index - 1) == .identifier && token(index)?.hasSpaceBefore == false
      && token(index + 1)?.hasSpaceBefore == false
  }
}
