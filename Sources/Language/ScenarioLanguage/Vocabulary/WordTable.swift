/// A hash table that looks up words by their bytes, without creating strings.
///
/// A class, since tables are passed for every key: one reference is counted and not five arrays.
final class WordTable<Value: Sendable>: Sendable {
  /// All words, in their original order.
  let words: [String]
  /// More common synonyms of some words, which are accepted and replaced by `fmt`.
  let aliases: [String: String]
  private let values: [Value]
  /// The concatenated bytes of all words, and the start of each; one more start at the end.
  private let bytes: [UInt8]
  private let starts: [Int32]
  /// Indices of words for open addressing; -1 for an empty slot.
  private let slots: [Int16]

  init(_ pairs: [(String, Value)], aliases: [String: String] = [:]) {
    self.aliases = aliases
    words = pairs.map(\.0)
    values = pairs.map(\.1)
    var size = 8
    while size < words.count * 3 { size *= 2 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(words.count * 16)
    var starts: [Int32] = [0]
    starts.reserveCapacity(words.count + 1)
    var slots = [Int16](repeating: -1, count: size)
    for (index, word) in words.enumerated() {
      let start = bytes.count
      bytes += word.utf8
      starts.append(Int32(bytes.count))
      var slot = bytes.withUnsafeBufferPointer {
        Self.hash(UnsafeBufferPointer(rebasing: $0[start...])) & (size - 1)
      }
      while slots[slot] >= 0 {
        precondition(words[Int(slots[slot])] != word, "Internal inconsistency: duplicate word")
        slot = (slot + 1) & (size - 1)
      }
      slots[slot] = Int16(index)
    }
    (self.bytes, self.starts, self.slots) = (bytes, starts, slots)
  }

  subscript(_ text: UnsafeBufferPointer<UInt8>) -> Value? {
    var slot = Self.hash(text) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if isWord(index, text) { return values[index] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The value of a word.
  subscript(word: String) -> Value? {
    Array(word.utf8).withUnsafeBufferPointer { self[$0] }
  }

  private func isWord(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(starts[index])
    let count = text.count
    guard Int(starts[index + 1]) - start == count else { return false }
    return bytes.withUnsafeBytes { bytes in
      let text = UnsafeRawBufferPointer(text)
      var position = 0
      if count < 8 {
        while position < count, bytes[start + position] == text[position] { position += 1 }
        return position == count
      }
      // Eight bytes at a time; the last eight overlap the preceding ones.
      while position < count {
        let offset = min(position, count - 8)
        guard
          bytes.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
            == text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        else { return false }
        position += 8
      }
      return true
    }
  }

  /// Returns a hash of the length and the first and last bytes, which distinguish words well enough.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let count = text.count
    var hash = UInt64(count) &* 0x9E37_79B9_7F4A_7C15
    if count >= 8 {
      let raw = UnsafeRawBufferPointer(text)
      hash ^= raw.loadUnaligned(as: UInt64.self)
      hash = hash &* 0x100_0000_01b3
      hash ^= raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else {
      for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    hash = hash &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 40)
  }
}

extension WordTable where Value: CaseIterable & RawRepresentable<String> {
  /// Creates a table of the cases of an enumeration by their raw values.
  convenience init(_ type: Value.Type) {
    self.init(Value.allCases.map { ($0.rawValue, $0) })
  }
}
