internal import LibC

extension [UInt8] {
  /// Returns the index of the first byte with a value.
  ///
  /// The C library compares many bytes at once, also in a debug build.
  ///
  /// - Parameters:
  ///   - byte: The value.
  ///   - start: The index of the first byte that is compared.
  /// - Returns: The index; nil if there is none.
  package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard start < bytes.count, let base = bytes.baseAddress else { return nil }
      let found = memchr(base + start, CInt(byte), bytes.count - start)
      return found.map { UnsafeRawPointer($0) - base }
    }
  }
}
