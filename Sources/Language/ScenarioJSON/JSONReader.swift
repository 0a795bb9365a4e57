/// An error in the JSON of a stream.
@_spi(Package) public struct JSONError: Error {
  /// A short description of the error.
  public var message: String

  /// Creates an error.
  public init(message: String) { self.message = message }
}

/// Reads JSON one value at a time, with the type that the caller expects; unread values are skipped.
@_spi(Package) public struct JSONReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var depth = 0
  /// The current key of the innermost object.
  public private(set) var key = ""
  /// The index of the first byte of the current key.
  package private(set) var keyStart = 0
  /// The index of the next byte.
  package var offset: Int { position }

  /// The maximum nesting depth; no line that this program writes is nested as deep.
  private static let maximumDepth = 64

  /// Creates a reader of the bytes.
  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  // MARK: - Structure

  /// Calls `field` for each key of an object; values that it does not read are skipped.
  public mutating func object(
    _ field: (inout JSONReader, String) throws(JSONError) -> Void
  ) throws(JSONError) {
    let outer = key
    try collection(0x7B, 0x7D, "an object") { (json) throws(JSONError) in
      json.skipSpace()
      json.keyStart = json.position
      json.key = try json.text()
      try json.expect(0x3A, "a colon")
      json.skipSpace()
      let start = json.position
      try field(&json, json.key)
      if json.position == start { try json.skip() }
    }
    key = outer
  }

  /// Calls `item` for each item of a list; items that it does not read are skipped.
  public mutating func list(
    _ item: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    try collection(0x5B, 0x5D, "a list") { (json) throws(JSONError) in
      let start = json.position
      try item(&json)
      if json.position == start { try json.skip() }
    }
  }

  private mutating func collection(
    _ opening: UInt8,
    _ closing: UInt8,
    _ name: String,
    _ member: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    try expect(opening, name)
    depth += 1
    guard depth <= Self.maximumDepth else { throw JSONError(message: "it is nested too deep") }
    skipSpace()
    if peek == closing {
      position += 1
    } else {
      while true {
        skipSpace()
        try member(&self)
        skipSpace()
        let next = peek
        position += 1
        if next == closing { break }
        guard next == 0x2C else { throw JSONError(message: "a comma is missing in \(name)") }
      }
    }
    depth -= 1
  }

  /// Returns whether the current key is the name of a field: a literal of the program.
  public func isAt(_ field: StaticString) -> Bool {
    key.utf8.count == field.utf8CodeUnitCount && key.utf8.elementsEqual(field.bytes)
  }

  /// Checks that nothing follows the value.
  public mutating func end() throws(JSONError) {
    skipSpace()
    guard position >= bytes.endIndex else { throw JSONError(message: "more follows the object") }
  }

  /// Skips the next value of any type.
  public mutating func skip() throws(JSONError) {
    skipSpace()
    guard let next = peek else { throw JSONError(message: "expected a value") }
    switch next {
    case 0x7B: try object { (_, _) throws(JSONError) in }
    case 0x5B: try list { (_) throws(JSONError) in }
    case 0x22: _ = try text()
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try flag()
    case UInt8(ascii: "n"):
      guard isNull() else { throw JSONError(message: "expected a value") }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try skipNumber()
    default: throw JSONError(message: "expected a value")
    }
  }

  // MARK: - Values

  /// Whether the next value is a text.
  public var isAtText: Bool { peek == UInt8(ascii: "\"") }

  /// Reads a whole number.
  public mutating func number() throws(JSONError) -> Int64 {
    skipSpace()
    let isNegative = peek == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let start = position
    var value: Int64 = 0
    while let byte = peek, (0x30...0x39).contains(byte) {
      let digit = Int64(byte - 0x30)
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isTooLargeToo) = product.addingReportingOverflow(isNegative ? -digit : digit)
      guard !isTooLarge, !isTooLargeToo else { throw JSONError(message: "a number is too large") }
      value = sum
      position += 1
    }
    guard position > start, peek.map(Self.endsValue) ?? true else {
      throw JSONError(message: "expected an integer")
    }
    if position > start + 1, bytes[start] == UInt8(ascii: "0") { throw Self.leadingZero }
    return value
  }

  /// Returns whether the next value is a number without a fraction and an exponent.
  public func isAtInteger() throws(JSONError) -> Bool {
    var copy = self
    return try copy.skipNumber()
  }

  /// Skips a number; returns whether it has neither a fraction nor an exponent.
  private mutating func skipNumber() throws(JSONError) -> Bool {
    if peek == UInt8(ascii: "-") { position += 1 }
    let start = position
    try skipDigits()
    if position > start + 1, bytes[start] == UInt8(ascii: "0") { throw Self.leadingZero }
    var isInteger = true
    if peek == UInt8(ascii: ".") {
      isInteger = false
      position += 1
      try skipDigits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      isInteger = false
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      try skipDigits()
    }
    return isInteger
  }

  /// Skips one digit or more.
  private mutating func skipDigits() throws(JSONError) {
    let start = position
    while let byte = peek, (0x30...0x39).contains(byte) { position += 1 }
    guard position > start else { throw JSONError(message: "expected a number") }
  }

  private static let leadingZero = JSONError(message: "a number has a leading zero")

  /// Reads an integer, such as a count or an index.
  public mutating func integer() throws(JSONError) -> Int {
    guard let integer = Int32(exactly: try number()) else {
      throw JSONError(message: "a number is too large")
    }
    return Int(integer)
  }

  /// Skips a `null`, and returns whether there was one.
  public mutating func isNull() -> Bool {
    skipSpace()
    guard bytes[position...].starts(with: "null".utf8) else { return false }
    position += 4
    return true
  }

  /// Reads true or false.
  public mutating func flag() throws(JSONError) -> Bool {
    skipSpace()
    for (word, value) in [("true", true), ("false", false)]
    where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw JSONError(message: "expected true or false")
  }

  /// Reads a number that need not be whole.
  public mutating func decimal() throws(JSONError) -> Double {
    skipSpace()
    let start = position
    _ = try skipNumber()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw JSONError(message: "a number is too large")
    }
    return number
  }

  /// Reads a list of strings.
  public mutating func texts() throws(JSONError) -> [String] {
    var texts: [String] = []
    try list { (json) throws(JSONError) in texts.append(try json.text()) }
    return texts
  }

  /// Reads a string.
  public mutating func text() throws(JSONError) -> String {
    try expect(0x22, "a string")
    let start = position
    while let byte = peek, byte != 0x22, byte != 0x5C, byte >= 0x20 { position += 1 }
    if peek == 0x22 {
      position += 1
      return String(decoding: bytes[start..<(position - 1)], as: UTF8.self)
    }
    var scalars = String(decoding: bytes[start..<position], as: UTF8.self)
    while let byte = peek, byte != 0x22 {
      guard byte >= 0x20 else { throw JSONError(message: "a string contains a control character") }
      if byte == 0x5C {
        scalars.unicodeScalars.append(try escape())
      } else {
        let start = position
        while let byte = peek, byte != 0x22, byte != 0x5C, byte >= 0x20 { position += 1 }
        scalars += String(decoding: bytes[start..<position], as: UTF8.self)
      }
    }
    try expect(0x22, "the end of a string")
    return scalars
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    position += 1
    let byte = peek ?? 0
    position += 1
    switch byte {
    case 0x22, 0x5C, 0x2F: return Unicode.Scalar(byte)
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return try codePoint()
    default: throw JSONError(message: "unknown escape")
    }
  }

  /// Reads one or two `\u` escapes; invalid surrogates are replaced.
  private mutating func codePoint() throws(JSONError) -> Unicode.Scalar {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[position...].starts(with: [0x5C, 0x75]) else { return "\u{FFFD}" }
    let start = position
    position += 2
    let second = try fourDigits()
    guard (0xDC00...0xDFFF).contains(second) else {
      position = start
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func fourDigits() throws(JSONError) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    // Swift's conversion would accept a sign.
    guard digits.count == 4, digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw JSONError(message: "an escape lacks its four digits") }
    position += 4
    return value
  }

  /// The first byte of the next value; nil at the end.
  public var next: UInt8? {
    mutating get {
      skipSpace()
      return peek
    }
  }

  // MARK: -

  private var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func expect(_ byte: UInt8, _ name: String) throws(JSONError) {
    skipSpace()
    guard peek == byte else { throw JSONError(message: "expected \(name)") }
    position += 1
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A {
      position += 1
    }
  }

  private static func endsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2C, 0x5D, 0x7D, 0x20, 0x09, 0x0D, 0x0A: true
    default: false
    }
  }
}
