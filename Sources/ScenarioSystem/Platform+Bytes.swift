#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Searching and comparing bytes.
extension Platform {
  /// Where the byte comes first, from a place on; nil if it does not.
  static func index(of byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard start < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + start, Int32(byte), bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// Below, at or above zero, as the first bytes come before, are or come after the second.
  static func order(
    _ first: UnsafeBufferPointer<UInt8>,
    _ second: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let shared = min(first.count, second.count)
    if shared > 0, let one = first.baseAddress, let other = second.baseAddress {
      let order = memcmp(one, other, shared)
      if order != 0 { return Int(order) }
    }
    return first.count - second.count
  }
}
