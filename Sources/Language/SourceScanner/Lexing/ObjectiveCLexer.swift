/// Divides a source file in Objective-C into tokens, in one pass, whatever its bytes are.
struct ObjectiveCLexer {
  private let bytes: [UInt8]
  private var offset = 0
  private var writer = TokenWriter()
  private var isAtLineStart = true

  /// Directives whose line consists of tokens; of others, nothing is read.
  private static let read: Set<String> = [
    "if", "ifdef", "ifndef", "elif", "elifdef", "elifndef", "else", "endif", "define", "import",
    "include",
  ]

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Returns the tokens of a file, and what was not understood.
  static func tokens(of bytes: [UInt8]) -> TokenWriter {
    var lexer = ObjectiveCLexer(bytes)
    while lexer.offset < bytes.count { lexer.next() }
    return lexer.writer
  }

  private func peek(_ distance: Int = 0) -> UInt8 {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : 0
  }

  private mutating func append(_ kind: Token.Kind, count: Int) {
    writer.append(kind, offset..<min(offset + count, bytes.count))
    offset = min(offset + count, bytes.count)
    isAtLineStart = false
  }

  private mutating func next() {
    let byte = bytes[offset]
    if byte.isNewline || byte.isBlank {
      writer.skippedSpace(newline: byte.isNewline)
      isAtLineStart = isAtLineStart || byte.isNewline
      offset += 1
    } else if byte == UInt8(ascii: "\\") {
      // The line continues.
      if peek(1) == UInt8(ascii: "\r") { offset += 1 }
      offset += peek(1) == UInt8(ascii: "\n") ? 2 : 1
    } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
      skipLine()
    } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
      blockComment()
    } else {
      token(byte)
    }
  }

  private mutating func token(_ byte: UInt8) {
    if byte.beginsIdentifier || byte.isDigit {
      var count = 1
      while peek(count).continuesIdentifier || byte.isDigit && peek(count) == UInt8(ascii: ".") {
        count += 1
      }
      append(byte.isDigit ? .number : .identifier, count: count)
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      literal(byte)
    } else if byte == UInt8(ascii: "#") {
      isAtLineStart ? directive() : append(.symbol, count: 1)
    } else if "([{".utf8.contains(byte) {
      append(.open, count: 1)
    } else if ")]}".utf8.contains(byte) {
      append(.close, count: 1)
    } else if byte > 0x20, byte < 0x7F {
      operatorOrSymbol(byte)
    } else {
      writer.skippedSpace(newline: false)
      offset += 1
    }
  }

  private mutating func operatorOrSymbol(_ byte: UInt8) {
    let isPair: Bool =
      switch (byte, peek(1)) {
      case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")),
        (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: ">"), UInt8(ascii: "=")),
        (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")),
        (UInt8(ascii: "-"), UInt8(ascii: ">")):
        true
      default: false
      }
    append(.symbol, count: isPair ? 2 : 1)
  }

  private mutating func literal(_ quote: UInt8) {
    var count = 1
    while offset + count < bytes.count, !peek(count).isNewline {
      if peek(count) == quote { return append(.string, count: count + 1) }
      count += peek(count) == UInt8(ascii: "\\") ? 2 : 1
    }
    // An apostrophe also stands in texts that are never compiled.
    if quote == UInt8(ascii: "\"") { writer.report("this string is not closed", at: offset) }
    append(.string, count: count)
  }

  private mutating func directive() {
    var start = 1
    while peek(start).isBlank { start += 1 }
    var count = start
    while peek(count).continuesIdentifier { count += 1 }
    let end = min(offset + count, bytes.count)
    let name = String(decoding: bytes[min(offset + start, end)..<end], as: UTF8.self)
    guard Self.read.contains(name) else { return skipLogicalLine() }
    append(.directive, count: count)
  }

  private mutating func skipLine() {
    while offset < bytes.count, !bytes[offset].isNewline { offset += 1 }
    writer.skippedSpace(newline: false)
  }

  private mutating func skipLogicalLine() {
    repeat {
      skipLine()
      guard offset < bytes.count else { return }
      let isContinued = bytes[offset - 1] == UInt8(ascii: "\\")
      let isPair = bytes[offset] == UInt8(ascii: "\r") && peek(1) == UInt8(ascii: "\n")
      offset += isPair ? 2 : 1
      writer.skippedSpace(newline: true)
      guard isContinued else { break }
    } while offset < bytes.count
    isAtLineStart = true
  }

  private mutating func blockComment() {
    let start = offset
    offset += 2
    while offset < bytes.count {
      if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      writer.skippedSpace(newline: peek().isNewline)
      offset += 1
    }
    writer.report("this comment is not closed", at: start)
  }
}
