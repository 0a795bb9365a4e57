/// Finds words in a text without looking at each byte (Wu and Manber's algorithm, with blocks of two bytes).
struct WordSearch: Sendable {
  /// A word in the text.
  struct Match {
    /// The index of the word among those that are searched.
    let word: Int
    /// The offset of its first byte.
    let offset: Int
  }

  private let words: [[UInt8]]
  /// The length of the shortest word.
  private let length: Int
  /// How far the search can move, by the two bytes at its place.
  private var shifts: [UInt8]
  /// The words whose first part ends with these two bytes.
  private var candidates: [Int: [Int]] = [:]

  /// Prepares the search for words of at least two bytes; shorter ones are never found.
  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    length = min(self.words.map(\.count).filter { $0 >= 2 }.min() ?? 2, 200)
    shifts = Array(repeating: UInt8(length - 1), count: 1 << 16)
    for (index, word) in self.words.enumerated() where word.count >= length {
      for end in 1..<length {
        let block = Int(word[end - 1]) << 8 | Int(word[end])
        shifts[block] = min(shifts[block], UInt8(length - 1 - end))
        if end == length - 1 { candidates[block, default: []].append(index) }
      }
    }
    for block in candidates.keys {
      candidates[block]?.sort { self.words[$0].count > self.words[$1].count }
    }
  }

  /// Returns whether a text contains one of the words.
  func matches(_ text: [UInt8]) -> Bool { firstMatch(in: text, from: 0) != nil }

  /// Returns the first word that begins at an offset or later; of several at one place, the longest.
  func firstMatch(in text: [UInt8], from start: Int) -> Match? {
    text.withUnsafeBufferPointer { text in
      var end = start + length - 1
      while end < text.count {
        let block = Int(text[end - 1]) << 8 | Int(text[end])
        let shift = Int(shifts[block])
        if shift == 0 {
          let offset = end - length + 1
          if let word = candidates[block]?.first(where: { isWord($0, in: text, at: offset) }) {
            return Match(word: word, offset: offset)
          }
          end += 1
        } else {
          end += shift
        }
      }
      return nil
    }
  }

  private func isWord(_ index: Int, in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let word = words[index]
    guard word.count <= text.count - offset else { return false }
    return word.indices.allSatisfy { text[offset + $0] == word[$0] }
  }
}
