/// Reads the tags and the text of an XML document: what property lists use of it, and nothing else.
struct XMLScanner {
  /// A part of the document.
  enum Token: Equatable {
    case open(String)
    case close(String)
    /// An element without content, `<true/>`.
    case empty(String)
    case text(String)
    case end
  }

  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var offset = 0
  /// The offset of the first byte of the last token.
  private(set) var start = 0

  /// Checks the encoding of a document.
  init(_ bytes: [UInt8]) throws(PropertyListError) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    guard let bad = Self.offsetOfInvalidByte(in: bytes) else { return }
    throw PropertyListError(
      at: bad,
      "the file is neither UTF-8 nor UTF-16, or has a control character",
      help: "convert it with: plutil -convert xml1"
    )
  }

  /// Returns the offset of the first byte that is not UTF-8, or that no XML document contains.
  static func offsetOfInvalidByte(in bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        let isControl = scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar)
        if isControl || scalar.value == 0xFFFE || scalar.value == 0xFFFF { return offset }
        offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  /// Returns an error about the last token.
  func error(_ message: String, help: String) -> PropertyListError {
    PropertyListError(at: min(start, max(bytes.count - 1, 0)), message, help: help)
  }

  /// Reads the next tag or text; skips comments, and what precedes the document's element.
  mutating func next() throws(PropertyListError) -> Token {
    while true {
      start = offset
      guard let byte = peek() else { return .end }
      if byte != UInt8(ascii: "<") || isAt("<![CDATA[") { return .text(try text()) }
      if isAt("<!--") {
        try skip("<!--", to: "-->", "the comment is not closed")
      } else if isAt("<?") {
        try skip("<?", to: "?>", "the declaration is not closed")
      } else if isAt("<!DOCTYPE") {
        try skipDocumentType()
      } else {
        return try tag()
      }
    }
  }

  // MARK: - Bytes

  private func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func isAt(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count <= bytes.count - offset else { return false }
    return (0..<count).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  /// Moves behind the next occurrence of a text; returns the bytes before it, or nil if there is none.
  private mutating func take(to end: StaticString) -> ArraySlice<UInt8>? {
    let first = offset
    while offset < bytes.count {
      if isAt(end) {
        defer { offset += end.utf8CodeUnitCount }
        return bytes[first..<offset]
      }
      offset += 1
    }
    return nil
  }

  private mutating func skip(
    _ opening: StaticString,
    to end: StaticString,
    _ problem: String
  ) throws(PropertyListError) {
    offset += opening.utf8CodeUnitCount
    if take(to: end) == nil { throw error(problem, help: "add '\(end)'") }
  }

  /// Skips `<!DOCTYPE plist …>`, which must not declare anything: a declared entity could stand for any text.
  private mutating func skipDocumentType() throws(PropertyListError) {
    let contents = take(to: ">")
    guard let contents, !contents.contains(UInt8(ascii: "[")) else {
      throw error(
        "a document type with declarations of its own",
        help: "use the first lines of any other property list, or none"
      )
    }
  }

  // MARK: - Tags and text

  private mutating func tag() throws(PropertyListError) -> Token {
    offset += 1
    guard let contents = take(to: ">"), !contents.contains(UInt8(ascii: "<")) else {
      offset = start + 1
      throw error("a '<' that begins no tag", help: "write it as &lt;, or close the tag with '>'")
    }
    let isClosing = contents.first == UInt8(ascii: "/")
    let isEmpty = contents.last == UInt8(ascii: "/")
    let name = (isClosing ? contents.dropFirst() : contents).prefix { byte in
      !" \t\r\n/".utf8.contains(byte)
    }
    let text = String(decoding: name, as: UTF8.self)
    return isClosing ? .close(text) : isEmpty ? .empty(text) : .open(text)
  }

  /// Reads text up to the next tag, with CDATA sections and comments inside it.
  private mutating func text() throws(PropertyListError) -> String {
    var text: [UInt8] = []
    while let byte = peek() {
      if isAt("<![CDATA[") {
        offset += 9
        guard let contents = take(to: "]]>") else {
          throw error("the CDATA section is not closed", help: "add ']]>'")
        }
        text += contents
      } else if isAt("<!--") {
        try skip("<!--", to: "-->", "the comment is not closed")
      } else if byte == UInt8(ascii: "<") {
        break
      } else if byte == UInt8(ascii: "&") {
        text += try reference().utf8
      } else {
        text.append(byte)
        offset += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads `&amp;` or another predefined entity, or the number of a character.
  private mutating func reference() throws(PropertyListError) -> String {
    start = offset
    offset += 1
    // The longest is `&#x10FFFF;`.
    let name = bytes[offset...].prefix(9).prefix { $0 != UInt8(ascii: ";") }
    let text = String(decoding: name, as: UTF8.self)
    guard bytes[offset...].dropFirst(name.count).first == UInt8(ascii: ";"),
      let character = Self.entities[text] ?? Self.character(numbered: text)
    else { throw error("'&' is not followed by an entity", help: "write it as &amp;") }
    offset += name.count + 1
    return character
  }

  private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  private static func character(numbered text: String) -> String? {
    let isHex = text.hasPrefix("#x")
    guard isHex || text.hasPrefix("#"), !text.contains("+"), !text.contains("-"),
      let number = UInt32(text.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10), number != 0
    else { return nil }
    return Unicode.Scalar(number).map { String(Character($0)) }
  }
}
