/// Appends XML elements and attributes.
extension [UInt8] {
  package mutating func xml(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func xmlAttribute(_ name: StaticString, _ value: String) {
    append(UInt8(ascii: " "))
    xml(name)
    xml("=\"")
    XMLText.appendAttribute(value, to: &self)
    append(UInt8(ascii: "\""))
  }

  mutating func xmlProperty(_ name: StaticString, _ value: String, indent: StaticString) {
    xml(indent)
    xml("<property name=\"")
    xml(name)
    xml("\" value=\"")
    XMLText.appendAttribute(value, to: &self)
    xml("\"/>\n")
  }

  mutating func xmlCount(_ name: StaticString, _ value: Int) {
    append(UInt8(ascii: " "))
    xml(name)
    xml("=\"")
    append(digitsOf: UInt64(Swift.max(0, value)))
    append(UInt8(ascii: "\""))
  }

  /// Appends a time in seconds with three or six decimals.
  mutating func xmlTime(_ nanoseconds: UInt64, _ precision: JUnitDialect.Precision) {
    let unit = precision.nanoseconds
    let count = nanoseconds / unit + (nanoseconds % unit < unit / 2 ? 0 : 1)
    let second = 1_000_000_000 / unit
    xml(" time=\"")
    append(digitsOf: count / second)
    append(UInt8(ascii: "."))
    append(digitsOf: count % second, atLeast: precision.decimals)
    append(UInt8(ascii: "\""))
  }

  /// Appends the digits of a number, padded with leading zeros.
  private mutating func append(digitsOf number: UInt64, atLeast count: Int = 1) {
    if number >= 10 || count > 1 { append(digitsOf: number / 10, atLeast: count - 1) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
