/// A number that is the same for the same bytes, on every machine: FNV-1a in 64 bits.
public struct Fingerprint: Hashable, Sendable {
  /// The number so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Begins without bytes.
  public init() {}

  /// The fingerprint of bytes, without their end.
  init(of bytes: ArraySlice<UInt8>) { append(bytes) }

  /// Adds bytes, and where they end.
  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { add(byte) }
    add(UInt64(bytes.count))
  }

  /// Adds bytes, and not where they end: the same for the whole as for its pieces.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Adds a text, and where it ends.
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
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
