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

  mutating func xmlCount(_ name: StaticString, _ value: Int) { xmlAttribute(name, "\(value)") }

  /// Seconds with three decimals, as every reader takes them.
  mutating func xmlTime(_ nanoseconds: UInt64) {
    let milliseconds = nanoseconds / 1_000_000 + (nanoseconds % 1_000_000 < 500_000 ? 0 : 1)
    let rest = "\(milliseconds % 1000)"
    xmlAttribute(
      "time",
      "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    )
  }
}
