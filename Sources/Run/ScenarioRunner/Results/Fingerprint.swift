/// A 64-bit FNV-1a hash, which is the same on every machine.
package struct Fingerprint: Hashable, Sendable {
  /// The current hash value.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates a fingerprint of no bytes.
  package init() {}

  /// Creates the fingerprint of bytes, without their count.
  package init(of bytes: ArraySlice<UInt8>) { append(bytes) }

  /// Adds bytes and their count.
  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { add(byte) }
    add(UInt64(bytes.count))
  }

  /// Adds bytes without their count, so that the result does not depend on how they are split.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Adds a string and its length.
  mutating func add(_ text: String) {
    var count: UInt64 = 0
    for byte in text.utf8 {
      add(byte)
      count += 1
    }
    add(count)
  }

  /// Adds a number.
  mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// The number in 16 hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
