/// Writes the start of an element, attribute by attribute.
extension [UInt8] {
  mutating func xml(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func xmlAttribute(_ name: StaticString, _ value: String) {
    append(UInt8(ascii: " "))
    xml(name)
    xml("=\"")
    XMLText.appendAttribute(value, to: &self)
    append(UInt8(ascii: "\""))
  }

  mutating func xmlCount(_ name: StaticString, _ value: Int) {
    append(UInt8(ascii: " "))
    xml(name)
    xml("=\"")
    append(digitsOf: UInt64(Swift.max(0, value)))
    append(UInt8(ascii: "\""))
  }

  /// Seconds with three decimals, as every reader takes them.
  mutating func xmlTime(_ nanoseconds: UInt64) {
    let milliseconds = nanoseconds / 1_000_000 + (nanoseconds % 1_000_000 < 500_000 ? 0 : 1)
    xml(" time=\"")
    append(digitsOf: milliseconds / 1000)
    append(UInt8(ascii: "."))
    append(digitsOf: milliseconds % 1000, atLeast: 3)
    append(UInt8(ascii: "\""))
  }

  /// Each file has a dozen numbers: none of them is made a string first.
  private mutating func append(digitsOf number: UInt64, atLeast count: Int = 1) {
    var place: UInt64 = 1
    for _ in 1..<count { place *= 10 }
    while number / place >= 10 { place *= 10 }
    while place > 0 {
      append(UInt8(ascii: "0") + UInt8(number / place % 10))
      place /= 10
    }
  }
}
