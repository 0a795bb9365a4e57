/// Reads the format in which NeXTSTEP wrote property lists, and Xcode still writes projects.
///
/// A value is a dictionary `{ key = value; }`, an array `(a, b)`, data `<0fbd 77>`, or a string, which needs quotes only
/// if it has other characters than those of identifiers and paths. Comments are those of C.
struct OldStyleReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var limit = ReadingLimit.project
  private var depth = 0

  /// Checks the encoding of a file.
  init(_ bytes: [UInt8]) throws(PropertyListError) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    guard let bad = XMLScanner.offsetOfInvalidByte(in: bytes) else { return }
    throw PropertyListError(
      at: bad,
      "the file is not UTF-8, or has a control character",
      help: "save it as UTF-8"
    )
  }

  /// Reads the file: one value.
  mutating func read() throws(PropertyListError) -> PropertyList {
    try skipSpace()
    let value = try value()
    try skipSpace()
    guard peek == nil else {
      throw error("text after the end of the property list", help: "remove what follows")
    }
    return value
  }

  // MARK: - Values

  private mutating func value() throws(PropertyListError) -> PropertyList {
    let start = offset
    switch peek {
    case UInt8(ascii: "{"): return try dictionary()
    case UInt8(ascii: "("): return try array()
    case UInt8(ascii: "<"): return try data()
    case nil: throw error("the file ends before its value", help: "add the missing part")
    default:
      let text = try text()
      return PropertyList(.string(text), at: start..<offset)
    }
  }

  private mutating func dictionary() throws(PropertyListError) -> PropertyList {
    let location = try open()
    var entries: [PropertyList.Entry] = []
    while true {
      try skipSpace()
      if peek == UInt8(ascii: "}") { break }
      guard peek != nil else { throw error("the file ends inside a dictionary", help: "add '}'") }
      let start = offset
      let key = try text()
      let range = start..<offset
      try skipSpace()
      try expect("=", help: "write: key = value;")
      try skipSpace()
      entries.append(PropertyList.Entry(key, at: range, try value()))
      try skipSpace()
      try expect(";", help: "end each entry of a dictionary with ';'")
    }
    close()
    return PropertyList(.dictionary(entries), at: location)
  }

  private mutating func array() throws(PropertyListError) -> PropertyList {
    let location = try open()
    var items: [PropertyList] = []
    while true {
      try skipSpace()
      if peek == UInt8(ascii: ")") { break }
      guard peek != nil else { throw error("the file ends inside an array", help: "add ')'") }
      items.append(try value())
      try skipSpace()
      if peek == UInt8(ascii: ")") { break }
      try expect(",", help: "separate the items of an array by ','")
    }
    close()
    return PropertyList(.array(items), at: location)
  }

  /// Passes the bracket that opens a container, and returns its range.
  private mutating func open() throws(PropertyListError) -> Range<Int> {
    depth += 1
    try limit.add(0, depth: depth, at: offset)
    offset += 1
    return (offset - 1)..<offset
  }

  private mutating func close() {
    offset += 1
    depth -= 1
  }

  private mutating func data() throws(PropertyListError) -> PropertyList {
    let start = offset
    offset += 1
    var digits: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: ">") {
      if let digit = Self.digit(byte, below: 16) {
        digits.append(UInt8(truncatingIfNeeded: digit))
      } else if !Self.isSpace(byte) {
        throw error("data has another character than a hexadecimal digit", help: "correct it")
      }
      offset += 1
    }
    guard peek != nil else { throw error("the file ends inside data", help: "add '>'") }
    offset += 1
    guard digits.count % 2 == 0 else {
      throw PropertyListError(
        at: start,
        "data has an odd number of digits",
        help: "a byte has two digits"
      )
    }
    try limit.add(digits.count / 2, depth: depth, at: start)
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    return PropertyList(.data(bytes), at: start..<offset)
  }

  // MARK: - Strings

  private mutating func text() throws(PropertyListError) -> String {
    let start = offset
    let text: String
    if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      text = try quoted(quote)
    } else {
      while let byte = peek, Self.needsNoQuotes(byte) { offset += 1 }
      guard offset > start else {
        let character = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).prefix(1)
        throw error(
          "'\(character)' where a value or a key should be",
          help: "write strings with such characters in double quotes"
        )
      }
      text = String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    try limit.add(offset - start, depth: depth, at: start)
    return text
  }

  private mutating func quoted(_ quote: UInt8) throws(PropertyListError) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = peek, byte != quote {
      offset += 1
      if byte == UInt8(ascii: "\\") {
        text += try escape()
      } else {
        text.append(byte)
      }
    }
    guard peek != nil else {
      throw PropertyListError(at: start, "the string is not closed", help: "add a quote at its end")
    }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads what follows a backslash, and returns the text that it stands for.
  private mutating func escape() throws(PropertyListError) -> [UInt8] {
    let start = offset - 1
    guard let byte = peek else {
      throw error("the file ends inside a string", help: "add a quote at its end")
    }
    if let octal = number(maximumDigits: 3, radix: 8) {
      return Array(String(NextStepEncoding.scalar(UInt8(truncatingIfNeeded: octal))).utf8)
    }
    offset += 1
    switch byte {
    case UInt8(ascii: "a"): return [7]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "v"): return [11]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      guard let unit = number(maximumDigits: 4, radix: 16) else {
        throw PropertyListError(
          at: start,
          "an escape without its number",
          help: "write hexadecimal digits after '\\U'"
        )
      }
      return Array(String(decoding: [unit] + lowSurrogate(after: unit), as: UTF16.self).utf8)
    default: return [byte]
    }
  }

  /// Reads the second half of a character that two escapes write; empty if there is none.
  private mutating func lowSurrogate(after unit: UInt16) -> [UInt16] {
    guard UTF16.isLeadSurrogate(Unicode.UTF16.CodeUnit(unit)),
      bytes[offset...].starts(with: "\\U".utf8)
    else { return [] }
    let start = offset
    offset += 2
    if let low = number(maximumDigits: 4, radix: 16), UTF16.isTrailSurrogate(low) { return [low] }
    offset = start
    return []
  }

  /// Reads digits; nil if there are none.
  private mutating func number(maximumDigits: Int, radix: UInt16) -> UInt16? {
    var value: UInt16?
    for _ in 0..<maximumDigits {
      guard let digit = peek.flatMap({ Self.digit($0, below: radix) }) else { break }
      value = (value ?? 0) * radix + digit
      offset += 1
    }
    return value
  }

  // MARK: - Characters

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func expect(
    _ character: Unicode.Scalar,
    help: String
  ) throws(PropertyListError) {
    guard peek == UInt8(ascii: character) else {
      throw error("expected '\(character)'", help: help)
    }
    offset += 1
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(PropertyListError) {
    while let byte = peek {
      if Self.isSpace(byte) {
        offset += 1
      } else if bytes[offset...].starts(with: "//".utf8) {
        while let byte = peek, byte != 10, byte != 13 { offset += 1 }
      } else if bytes[offset...].starts(with: "/*".utf8) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    let start = offset
    offset += 2
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    throw PropertyListError(at: start, "the comment is not closed", help: "add '*/'")
  }

  private func error(_ message: String, help: String) -> PropertyListError {
    PropertyListError(at: min(offset, max(bytes.count - 1, 0)), message, help: help)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

  private static func needsNoQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func digit(_ byte: UInt8, below radix: UInt16) -> UInt16? {
    let value: UInt16
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt16(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): value = UInt16(byte) - 0x57
    case UInt8(ascii: "A")...UInt8(ascii: "F"): value = UInt16(byte) - 0x37
    default: return nil
    }
    return value < radix ? value : nil
  }
}
