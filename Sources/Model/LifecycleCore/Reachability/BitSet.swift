/// A set of small integers, with a bit for each.
struct BitSet: Hashable, Sendable {
  /// The bits, without words of zero at the end.
  private var words: [UInt64] = []

  /// Creates an empty set.
  init() {}

  /// Creates a set of one element.
  init(_ element: Int) { insert(element) }

  var isEmpty: Bool { words.isEmpty }

  /// The number of elements.
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  func contains(_ element: Int) -> Bool {
    let word = element >> 6
    return word < words.count && words[word] & 1 << UInt64(element & 63) != 0
  }

  /// Adds an element.
  mutating func insert(_ element: Int) {
    let word = element >> 6
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(element & 63)
  }

  /// Adds the elements of another set.
  mutating func formUnion(_ other: BitSet) {
    guard !other.isEmpty, words != other.words else { return }
    guard !isEmpty else { return words = other.words }
    while words.count < other.words.count { words.append(0) }
    for index in other.words.indices { words[index] |= other.words[index] }
  }

  /// Returns the elements of both sets.
  func union(_ other: BitSet) -> BitSet {
    var union = self
    union.formUnion(other)
    return union
  }

  /// Returns the elements that are not in the other set.
  func subtracting(_ other: BitSet) -> BitSet {
    var rest = BitSet()
    for element in self where !other.contains(element) { rest.insert(element) }
    return rest
  }
}

extension BitSet: Sequence {
  /// Returns an iterator over the elements, in ascending order.
  func makeIterator() -> Iterator { Iterator(words) }

  struct Iterator: IteratorProtocol {
    private let words: [UInt64]
    private var word = 0
    private var rest: UInt64

    fileprivate init(_ words: [UInt64]) {
      self.words = words
      rest = words.first ?? 0
    }

    mutating func next() -> Int? {
      while rest == 0 {
        word += 1
        guard word < words.count else { return nil }
        rest = words[word]
      }
      defer { rest &= rest - 1 }
      return word << 6 + rest.trailingZeroBitCount
    }
  }
}
