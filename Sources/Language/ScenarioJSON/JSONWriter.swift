/// Writes JSON piece by piece into a buffer; commas are added automatically.
@_spi(Package) public struct JSONWriter {
  private var buffer = ByteBuffer()
  private var needsComma = false

  /// Creates an empty writer.
  public init() {}

  /// The JSON written so far.
  public var bytes: [UInt8] { buffer.bytes }

  /// Removes the contents, but keeps the memory.
  public mutating func removeAll() {
    buffer.removeAll()
    needsComma = false
  }

  // MARK: - Structure

  /// Writes a list with one value per item.
  public mutating func list<Item>(
    _ items: some Sequence<Item>,
    _ write: (inout JSONWriter, Item) -> Void
  ) {
    openList()
    for item in items { write(&self, item) }
    closeList()
  }

  /// Begins an object.
  public mutating func openObject() { open(UInt8(ascii: "{")) }
  /// Ends an object.
  public mutating func closeObject() { close(UInt8(ascii: "}")) }
  /// Begins a list.
  public mutating func openList() { open(UInt8(ascii: "[")) }
  /// Ends a list.
  public mutating func closeList() { close(UInt8(ascii: "]")) }

  /// Ends a line, after which a new value begins.
  public mutating func endLine() {
    buffer.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Writes a key; the next value belongs to it.
  public mutating func key(_ key: String) { text(key, isKey: true) }

  /// Writes the name of a field as a key: a literal of the program, in which nothing needs an escape.
  public mutating func name(_ field: StaticString) { quote(field.bytes, isKey: true) }

  /// Writes fields of an object that another writer has encoded.
  public mutating func fields(_ encoded: [UInt8]) {
    encoded.withUnsafeBufferPointer { encoded in append(encoded.count) { $0.write(encoded) } }
  }

  private mutating func open(_ bracket: UInt8) {
    append(1) { $0.write(bracket) }
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    buffer.append(bracket)
    needsComma = true
  }

  /// Appends a value of a known size, after a comma if needed.
  private mutating func append(_ size: Int, _ write: (inout UnsafeMutablePointer<UInt8>) -> Void) {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
    needsComma = true
    buffer.append(size, write)
  }

  /// Appends a string, in which nothing needs an escape any more; a comma does not follow a key.
  private mutating func quote(_ text: UnsafeBufferPointer<UInt8>, isKey: Bool) {
    append(text.count + (isKey ? 3 : 2)) { end in
      end.write(UInt8(ascii: "\""))
      end.write(text)
      end.write(UInt8(ascii: "\""))
      if isKey { end.write(UInt8(ascii: ":")) }
    }
    needsComma = !isKey
  }

  // MARK: - Values

  /// Writes a whole number.
  public mutating func number(_ value: Int64) {
    var (size, rest) = (value < 0 ? 2 : 1, value.magnitude)
    while rest >= 10 { (size, rest) = (size + 1, rest / 10) }
    append(size) { digits in
      var rest = value.magnitude
      for index in (0..<size).reversed() {
        digits[index] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      if value < 0 { digits[0] = UInt8(ascii: "-") }
    }
  }

  /// Writes a whole number.
  public mutating func number(_ value: Int) { number(Int64(value)) }

  /// Writes a finite number.
  public mutating func number(_ value: Double) { literal("\(value)") }

  /// Writes true or false.
  public mutating func flag(_ value: Bool) { literal(value ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { literal("null") }

  /// Writes what is JSON already: a number or a word.
  public mutating func literal(_ word: String) {
    var word = word
    word.withUTF8 { bytes in append(bytes.count) { $0.write(bytes) } }
  }

  /// Writes a string.
  public mutating func text(_ text: String) { self.text(text, isKey: false) }

  private mutating func text(_ text: String, isKey: Bool) {
    var text = text
    text.withUTF8 { text in
      if text.contains(where: Self.isSpecial) {
        Self.escaped(text).withUnsafeBufferPointer { quote($0, isKey: isKey) }
      } else {
        quote(text, isKey: isKey)
      }
    }
  }

  /// Writes a list of strings.
  public mutating func texts(_ texts: [String]) { list(texts) { $0.text($1) } }

  /// Writes a key with a string.
  public mutating func pair(_ key: String, _ text: String) {
    self.key(key)
    self.text(text)
  }

  /// Writes a key with a number.
  public mutating func pair(_ key: String, _ number: some BinaryInteger) {
    self.key(key)
    self.number(Int64(clamping: number))
  }

  /// Writes a key with a list of one value per item.
  public mutating func list<Item>(
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

  private static func escaped(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.count + 16)
    var start = 0
    for index in text.indices where isSpecial(text[index]) {
      // A slice would be appended byte by byte.
      escaped.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      appendEscape(of: text[index], to: &escaped)
      start = index + 1
    }
    escaped.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    return escaped
  }

  private static func appendEscape(of byte: UInt8, to text: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\n"): text += #"\n"#.utf8
    case UInt8(ascii: "\r"): text += #"\r"#.utf8
    case UInt8(ascii: "\t"): text += #"\t"#.utf8
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      text.append(UInt8(ascii: "\\"))
      text.append(byte)
    default: text += #"\u00\#(byte < 16 ? "0" : "")\#(String(byte, radix: 16))"#.utf8
    }
  }
}

extension StaticString {
  /// The bytes of a literal.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
