/// Converts libyaml's marks, which count characters, to byte offsets.
///
/// A cursor follows the marks, which rarely go back; after the last multibyte character no counting
/// is needed.
struct OffsetMap {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let base: Int
  /// The offset of the last multibyte character; -1 if there is none.
  private let lastMultibyte: Int
  private var character = 0
  private var offset: Int

  /// Creates a map that begins at `base`, the offset of libyaml's character 0.
  init(bytes: UnsafeBufferPointer<UInt8>, from base: Int, lastMultibyte: Int?) {
    self.bytes = bytes
    self.base = base
    self.lastMultibyte = lastMultibyte ?? -1
    offset = base
  }

  /// Returns the offset of a character's first byte.
  @inline(__always)
  mutating func offset(ofCharacter index: Int) -> Int {
    guard offset > lastMultibyte, index >= character else { return move(to: index) }
    let step = min(index - character, bytes.count - offset)
    character += step
    offset += step
    return offset
  }

  private mutating func move(to index: Int) -> Int {
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
