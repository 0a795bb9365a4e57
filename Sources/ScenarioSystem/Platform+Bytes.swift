#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Searching and comparing bytes.
extension Platform {
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
