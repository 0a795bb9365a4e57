/// Turns libyaml's lookup, which count characters, into byte offsets.
///
/// A cursor moves along with the lookup, which hardly ever go back; past the last character of several bytes there
/// is nothing to count.
struct OffsetMap {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let base: Int
  /// Where the last character of several bytes begins, -1 if there is none.
  private let lastWide: Int
  private var character = 0
  private var offset: Int

  /// Begins at `base`, where libyaml's character 0 stands.
  init(bytes: UnsafeBufferPointer<UInt8>, from base: Int, lastWide: Int?) {
    self.bytes = bytes
    self.base = base
    self.lastWide = lastWide ?? -1
    offset = base
  }

  /// The offset of a character's first byte.
  @inline(__always)
  mutating func offset(ofCharacter index: Int) -> Int {
    guard offset > lastWide, index >= character else { return moved(to: index) }
    let step = min(index - character, bytes.count - offset)
    character += step
    offset += step
    return offset
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
