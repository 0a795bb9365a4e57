/// Finds the value of a word by its bytes, without making a string of them.
struct WordTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var word: String
    var value: Value
  }

  private let entries: [Entry]
  /// Open addressing: indices into `entries`, -1 for free.
  private let slots: [Int16]

  init(_ words: [(String, Value)]) {
    entries = words.map { Entry(word: $0.0, value: $0.1) }
    var size = 8
    while size < words.count * 3 { size *= 2 }
    var slots = [Int16](repeating: -1, count: size)
    for (index, entry) in entries.enumerated() {
      var slot = Self.hash(Array(entry.word.utf8)[...]) & (size - 1)
      while slots[slot] >= 0 {
        precondition(
          entries[Int(slots[slot])].word != entry.word,
          "Internal inconsistency: \(entry.word) twice"
        )
        slot = (slot + 1) & (size - 1)
      }
      slots[slot] = Int16(index)
    }
    self.slots = slots
  }

  /// All words, in the order in which they were given.
  var words: [String] { entries.map(\.word) }

  subscript(_ bytes: ArraySlice<UInt8>) -> Value? {
    var slot = Self.hash(bytes) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.word.utf8.count == bytes.count, entry.word.utf8.elementsEqual(bytes) {
        return entry.value
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// A few bytes spread over the word tell words apart well enough.
  private static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
    var hash = UInt64(bytes.count) &+ 0xcbf2_9ce4_8422_2325
    let stride = max(1, bytes.count / 8)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3
      index += stride
    }
    return Int(truncatingIfNeeded: hash >> 8)
  }
}

extension WordTable where Value: CaseIterable & RawRepresentable<String> {
  /// The cases of an enumeration by their raw values.
  init(_ type: Value.Type) {
    self.init(Value.allCases.map { ($0.rawValue, $0) })
  }
}
