/// Writes JSON piece by piece into a buffer; commas are added automatically.
package struct JSONWriter {
  /// The JSON written so far.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates an empty writer.
  package init() {}

  /// Removes the contents, but keeps the memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  // MARK: - Structure

  /// Writes a list with one value per item.
  package mutating func list<Item>(
    _ items: some Sequence<Item>,
    _ write: (inout JSONWriter, Item) -> Void
  ) {
    openList()
    for item in items { write(&self, item) }
    closeList()
  }

  /// Begins an object.
  package mutating func openObject() { open(UInt8(ascii: "{")) }
  /// Ends an object.
  package mutating func closeObject() { close(UInt8(ascii: "}")) }
  /// Begins a list.
  package mutating func openList() { open(UInt8(ascii: "[")) }
  /// Ends a list.
  package mutating func closeList() { close(UInt8(ascii: "]")) }

  /// Ends a line, after which a new value begins.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Writes a key; the next value belongs to it.
  package mutating func key(_ key: String) {
    text(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes the name of a field as a key: a literal of the program, in which nothing needs an escape.
  mutating func name(_ field: StaticString) {
    beginValue()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: field.bytes)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func open(_ bracket: UInt8) {
    beginValue()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  /// Adds a comma if needed, before a value.
  private mutating func beginValue() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  // MARK: - Values

  /// Writes a whole number.
  package mutating func number(_ value: Int64) {
    beginValue()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(digitsOf: value.magnitude)
  }

  /// Writes a whole number.
  package mutating func number(_ value: Int) { number(Int64(value)) }

  /// Writes a finite number.
  package mutating func number(_ value: Double) { literal("\(value)") }

  /// Writes true or false.
  package mutating func flag(_ value: Bool) { literal(value ? "true" : "false") }

  /// Writes `null`.
  package mutating func null() { literal("null") }

  mutating func literal(_ word: String) {
    beginValue()
    bytes.append(text: word)
  }

  /// Writes a string.
  package mutating func text(_ text: String) {
    beginValue()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { append(escaping: $0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a list of strings.
  package mutating func texts(_ texts: [String]) { list(texts) { $0.text($1) } }

  /// Writes a key with a string.
  package mutating func pair(_ key: String, _ text: String) {
    self.key(key)
    self.text(text)
  }

  /// Writes a key with a number.
  package mutating func pair(_ key: String, _ number: some BinaryInteger) {
    self.key(key)
    self.number(Int64(clamping: number))
  }

  /// Writes a key with a list of one value per item.
  package mutating func list<Item>(
    _ key: String,
    _ items: some Sequence<Item>,
    _ write: (inout JSONWriter, Item) -> Void
  ) {
    self.key(key)
    list(items, write)
  }

  // MARK: - Escapes

  /// Whether a byte needs an escape; few comparisons are needed for a letter, which is most likely.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte > UInt8(ascii: "\\")
      ? byte == 0x7F
      : byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") || byte < 0x20
  }

  private mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices where Self.isSpecial(text[index]) {
      // A slice would be appended byte by byte.
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      appendEscape(of: text[index])
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private mutating func appendEscape(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
    case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
    case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    default: bytes += #"\u00\#(byte < 16 ? "0" : "")\#(String(byte, radix: 16))"#.utf8
    }
  }
}

extension [UInt8] {
  /// Appends the bytes of a text all at once, and not one by one.
  package mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends the digits of a number, padded with leading zeros.
  package mutating func append(digitsOf number: UInt64, atLeast count: Int = 1) {
    if number >= 10 || count > 1 { append(digitsOf: number / 10, atLeast: count - 1) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
