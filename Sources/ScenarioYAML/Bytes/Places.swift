/// Turns libyaml's marks, which count characters, into byte offsets.
///
/// A cursor moves along with the marks, which hardly ever go back; in an ASCII file there is nothing to count.
struct Places {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  private let base: Int
  private var character = 0
  private var offset: Int

  /// Begins at `base`, where libyaml's character 0 stands.
  init(bytes: UnsafeBufferPointer<UInt8>, from base: Int, isASCII: Bool) {
    self.bytes = bytes
    self.isASCII = isASCII
    self.base = base
    offset = base
  }

  /// The offset of a character's first byte.
  @inline(__always)
  mutating func offset(ofCharacter index: Int) -> Int {
    isASCII ? min(base + index, bytes.count) : moved(to: index)
  }

  private mutating func moved(to index: Int) -> Int {
    while character < index, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      character += 1
    }
    while character > index, offset > base {
      offset -= 1
      while offset > base, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      character -= 1
    }
    return offset
  }
}
