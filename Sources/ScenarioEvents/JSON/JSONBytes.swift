/// Appends JSON to a buffer of bytes, without a value in between.
///
/// Whoever writes puts commas by `item()` and `key(_:)`, which know whether one is needed.
package struct JSONBytes {
  /// What was written.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates an empty buffer.
  package init() {}

  /// Forgets what was written, and keeps the memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  // MARK: - Structure

  /// Begins an object or a list.
  package mutating func open(_ bracket: UInt8) {
    item()
    bytes.append(bracket)
    needsComma = false
  }

  /// Ends an object or a list.
  package mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  /// Begins an object.
  package mutating func openObject() { open(UInt8(ascii: "{")) }
  /// Ends an object.
  package mutating func closeObject() { close(UInt8(ascii: "}")) }
  /// Begins a list.
  package mutating func openList() { open(UInt8(ascii: "[")) }
  /// Ends a list.
  package mutating func closeList() { close(UInt8(ascii: "]")) }

  /// Ends a line.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Begins an item of a list.
  package mutating func item() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Writes a key, which needs no escapes; its value follows.
  package mutating func key(_ key: StaticString) {
    if needsComma { bytes.append(0x2C) }
    bytes.append(0x22)
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    )
    bytes.append(0x22)
    bytes.append(0x3A)
    needsComma = false
  }

  /// Makes a key of the text before it; its value follows.
  package mutating func colon() {
    bytes.append(0x3A)
    needsComma = false
  }

  // MARK: - Values

  /// Writes a whole number.
  package mutating func number(_ value: Int64) {
    item()
    if value >= 0, value < 10 {
      bytes.append(UInt8(truncatingIfNeeded: value) + 0x30)
      return
    }
    var rest = value.magnitude
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    repeat {
      bytes.append(UInt8(truncatingIfNeeded: rest % 10) + 0x30)
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Writes true or false.
  package mutating func flag(_ value: Bool) {
    item()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes that there is nothing.
  package mutating func null() {
    item()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a word of the vocabulary, which needs no escapes.
  package mutating func word(_ text: String) {
    item()
    bytes.append(0x22)
    bytes.append(contentsOf: text.utf8)
    bytes.append(0x22)
  }

  /// Writes any text.
  package mutating func text(_ text: String) {
    item()
    bytes.append(0x22)
    var text = text
    text.withUTF8 { appendEscaped($0) }
    bytes.append(0x22)
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices {
      let byte = text[index]
      if byte >= 0x20, byte != 0x22, byte != 0x5C, byte != 0x7F { continue }
      bytes.append(contentsOf: text[start..<index])
      start = index + 1
      bytes.append(0x5C)
      switch byte {
      case 0x22, 0x5C: bytes.append(byte)
      case 0x0A: bytes.append(UInt8(ascii: "n"))
      case 0x0D: bytes.append(UInt8(ascii: "r"))
      case 0x09: bytes.append(UInt8(ascii: "t"))
      default:
        bytes.append(contentsOf: "u00".utf8)
        bytes.append(Self.digits[Int(byte >> 4)])
        bytes.append(Self.digits[Int(byte & 15)])
      }
    }
    bytes.append(contentsOf: text[start...])
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
