/// Divides a source file in Swift into tokens, in one pass, whatever its bytes are.
struct SwiftLexer {
  /// A literal whose interpolation is being read.
  struct OpenString {
    let start: Int
    let pounds: Int
    let isMultiline: Bool
    /// The parentheses that are open in the interpolation.
    var depth = 0
  }

  let bytes: [UInt8]
  var offset = 0
  var writer = TokenWriter()
  /// The literals around this place, from the outermost.
  var openStrings: [OpenString] = []
  /// Where no literal of a regular expression can begin, since nothing ends one in the line.
  var noRegexBefore = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Returns the tokens of a file, and what was not understood.
  static func tokens(of bytes: [UInt8]) -> TokenWriter {
    var lexer = SwiftLexer(bytes)
    // A script can begin with the path of its interpreter.
    if bytes.starts(with: [UInt8(ascii: "#"), UInt8(ascii: "!")]) { lexer.skipLine() }
    while lexer.offset < bytes.count { lexer.next() }
    if let open = lexer.openStrings.first {
      lexer.writer.report("this string is not closed", at: open.start)
    }
    return lexer.writer
  }

  /// Returns the byte at a distance from this place, or 0 behind the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : 0
  }

  private mutating func skipLine() {
    while offset < bytes.count, !bytes[offset].isNewline { offset += 1 }
  }

  /// Appends a token of a number of bytes from here.
  mutating func append(_ kind: Token.Kind, count: Int) {
    writer.append(kind, offset..<offset + count)
    offset += count
  }

  private mutating func next() {
    let byte = bytes[offset]
    if byte.isNewline || byte.isBlank {
      writer.skippedSpace(newline: byte.isNewline)
      offset += 1
    } else if byte.beginsIdentifier {
      word()
    } else if byte.isDigit {
      number()
    } else if byte.isOperator {
      slashOrOperator()
    } else {
      punctuation(byte)
    }
  }

  private mutating func punctuation(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("):
      if !openStrings.isEmpty { openStrings[openStrings.count - 1].depth += 1 }
      append(.open, count: 1)
    case UInt8(ascii: "["), UInt8(ascii: "{"): append(.open, count: 1)
    case UInt8(ascii: "]"), UInt8(ascii: "}"): append(.close, count: 1)
    case UInt8(ascii: ")"):
      append(.close, count: 1)
      closeParenthesis()
    case UInt8(ascii: "\""): string(pounds: 0)
    case UInt8(ascii: "#"): poundSign()
    case UInt8(ascii: "`"): escapedWord()
    case UInt8(ascii: "."):
      var count = 1
      while peek(count) == UInt8(ascii: ".") { count += 1 }
      append(.symbol, count: count)
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"),
      UInt8(ascii: "\\"):
      append(.symbol, count: 1)
    default:
      // Control characters, and what begins no token.
      writer.skippedSpace(newline: false)
      offset += 1
    }
  }

  private mutating func closeParenthesis() {
    guard let string = openStrings.last else { return }
    if string.depth > 0 {
      openStrings[openStrings.count - 1].depth -= 1
    } else {
      openStrings.removeLast()
      continueString(string, from: offset, isFirstPart: false)
    }
  }

  // MARK: - Words and numbers

  private mutating func word() {
    var count = 1
    while offset + count < bytes.count, bytes[offset + count].continuesIdentifier { count += 1 }
    append(.identifier, count: count)
  }

  private mutating func escapedWord() {
    var count = 1
    while offset + count < bytes.count, !bytes[offset + count].isNewline {
      if bytes[offset + count] == UInt8(ascii: "`") {
        append(.identifier, count: count + 1)
        return
      }
      count += 1
    }
    offset += 1
  }

  private mutating func number() {
    var count = 1
    while offset + count < bytes.count {
      let byte = bytes[offset + count]
      let isFraction = byte == UInt8(ascii: ".") && peek(count + 1).isDigit
      guard byte.continuesIdentifier || isFraction else { break }
      count += 1
    }
    append(.number, count: count)
  }

  private mutating func poundSign() {
    var count = 1
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    if peek(count) == UInt8(ascii: "\"") {
      string(pounds: count)
    } else if peek(count) == UInt8(ascii: "/"), extendedRegex(pounds: count) {
      return
    } else if count == 1, peek(1).beginsIdentifier {
      while peek(count).continuesIdentifier { count += 1 }
      append(.directive, count: count)
    } else {
      append(.symbol, count: count)
    }
  }

  // MARK: - Operators and comments

  private mutating func slashOrOperator() {
    if peek() == UInt8(ascii: "/") {
      if peek(1) == UInt8(ascii: "/") {
        writer.skippedSpace(newline: false)
        return skipLine()
      }
      if peek(1) == UInt8(ascii: "*") { return blockComment() }
      if regex() { return }
    }
    if peek() == UInt8(ascii: "-"), peek(1) == UInt8(ascii: ">") {
      return append(.symbol, count: 2)
    }
    // Angle brackets stand alone, so that those of generic arguments can be counted.
    var count = 1
    if !Self.isAngle(peek()) {
      while peek(count).isOperator, !Self.isAngle(peek(count)), !beginsComment(count) { count += 1 }
    }
    append(.symbol, count: count)
  }

  private static func isAngle(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
  }

  private func beginsComment(_ distance: Int) -> Bool {
    guard peek(distance) == UInt8(ascii: "/") else { return false }
    let next = peek(distance + 1)
    return next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
  }

  private mutating func blockComment() {
    let start = offset
    var depth = 0
    while offset < bytes.count {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        writer.skippedSpace(newline: peek().isNewline)
        offset += 1
      }
    }
    offset = min(offset, bytes.count)
    writer.report("this comment is not closed", at: start)
  }
}
