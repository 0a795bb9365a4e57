/// Reads the words of Swift code, without comments and without the text of string literals.
struct CodeReader {
  /// A word of the code.
  struct Word {
    let text: String
    /// The number of braces around it.
    let depth: Int
    /// Whether it is behind a dot, as a member is.
    let followsDot: Bool
    /// Whether a colon follows it, as behind a parameter or the label of an argument.
    let precedesColon: Bool
  }

  private let code: [UInt8]
  private var position = 0
  private var depth = 0
  private var words: [Word] = []

  private init(_ text: String) { code = Array(text.utf8) }

  static func words(of text: String) -> [Word] {
    var reader = CodeReader(text)
    reader.readCode()
    return reader.words
  }

  private func byte(at index: Int) -> UInt8 { index < code.count ? code[index] : 0 }

  private func isAt(_ text: String) -> Bool {
    text.utf8.enumerated().allSatisfy { byte(at: position + $0) == $1 }
  }

  /// Reads code up to the end, or up to the parenthesis that ends an interpolation.
  private mutating func readCode(isInterpolation: Bool = false) {
    var parentheses = 0
    while position < code.count {
      switch code[position] {
      case UInt8(ascii: "/") where isAt("//"): skip { $0 != UInt8(ascii: "\n") }
      case UInt8(ascii: "/") where isAt("/*"): skipComment()
      case UInt8(ascii: "\""): readString(hashes: 0)
      case UInt8(ascii: "#"):
        let start = position
        skip { $0 == UInt8(ascii: "#") }
        if isAt("\"") { readString(hashes: position - start) }
      case UInt8(ascii: "`"): readRawIdentifier()
      case let byte where Self.isPartOfWord(byte): readWord()
      case let byte:
        position += 1
        switch byte {
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "("): parentheses += 1
        case UInt8(ascii: ")"):
          parentheses -= 1
          if isInterpolation, parentheses == 0 { return }
        default: break
        }
      }
    }
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while position < code.count, isSkipped(code[position]) { position += 1 }
  }

  private mutating func skipComment() {
    position += 2
    while position < code.count, !isAt("*/") {
      if isAt("/*") { skipComment() } else { position += 1 }
    }
    position += 2
  }

  /// Reads the code of the interpolations in a string literal, from its first quotation mark on.
  private mutating func readString(hashes: Int) {
    let quotes = isAt("\"\"\"") ? "\"\"\"" : "\""
    let end = quotes + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    position += quotes.utf8.count
    while position < code.count {
      skip { $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") }
      if isAt(end) { break }
      if isAt(escape + "(") {
        position += escape.utf8.count
        readCode(isInterpolation: true)
      } else {
        position += isAt(escape) ? escape.utf8.count + 1 : 1
      }
    }
    position += end.utf8.count
  }

  private mutating func readWord() {
    let start = position
    skip(while: Self.isPartOfWord)
    addWord(start..<position, followsDot: start > 0 && code[start - 1] == UInt8(ascii: "."))
  }

  /// Reads a name between backticks, which can contain spaces, as one word.
  private mutating func readRawIdentifier() {
    position += 1
    let start = position
    skip { $0 != UInt8(ascii: "`") }
    let end = position
    position = min(end + 1, code.count)
    addWord(start..<end, followsDot: start > 1 && code[start - 2] == UInt8(ascii: "."))
  }

  private mutating func addWord(_ range: Range<Int>, followsDot: Bool) {
    words.append(
      Word(
        text: String(decoding: code[range], as: UTF8.self),
        depth: depth,
        followsDot: followsDot,
        precedesColon: byte(at: position) == UInt8(ascii: ":")
      )
    )
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
