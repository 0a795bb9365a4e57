/// Finds the value of a word by its bytes, without making a string of them.
///
/// A class, since tables are handed around for every key: one reference is counted and not five arrays.
final class WordTable<Value: Sendable>: Sendable {
  /// All words, in the order in which they were given.
  let words: [String]
  private let values: [Value]
  /// The bytes of all words, one after the other, and where each begins; one more start at the end.
  private let bytes: [UInt8]
  private let starts: [Int32]
  /// Open addressing: indices of words, -1 for free.
  private let slots: [Int16]

  init(_ pairs: [(String, Value)]) {
    words = pairs.map(\.0)
    values = pairs.map(\.1)
    bytes = words.flatMap(\.utf8)
    starts = words.reduce(into: [0]) { $0.append(($0.last ?? 0) + Int32($1.utf8.count)) }
    precondition(Set(words).count == words.count, "Internal inconsistency: a word stands twice")
    var size = 8
    while size < words.count * 3 { size *= 2 }
    var slots = [Int16](repeating: -1, count: size)
    for (index, word) in words.enumerated() {
      var slot = Array(word.utf8).withUnsafeBufferPointer { Self.hash($0) } & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int16(index)
    }
    self.slots = slots
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

  private func isWord(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(starts[index])
    guard Int(starts[index + 1]) - start == text.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < text.count, bytes[start + position] == text[position] { position += 1 }
      return position == text.count
    }
  }

  /// A few bytes spread over the word tell words apart well enough.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var hash = UInt64(text.count) &+ 0xcbf2_9ce4_8422_2325
    let stride = max(1, text.count / 8)
    var index = 0
    while index < text.count {
      hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01b3
      index += stride
    }
    return Int(truncatingIfNeeded: hash >> 8)
  }
}

extension WordTable where Value: CaseIterable & RawRepresentable<String> {
  /// The cases of an enumeration by their raw values.
  convenience init(_ type: Value.Type) {
    self.init(Value.allCases.map { ($0.rawValue, $0) })
  }
}
