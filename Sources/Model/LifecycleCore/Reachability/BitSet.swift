/// A set of small integers, with a bit for each.
struct BitSet: Hashable, Sendable {
  /// The bits of the first 64 integers: most sets have no others, and so allocate no memory.
  private var first: UInt64 = 0
  /// The words of the others, without words of zero at the end.
  private var others: [UInt64] = []

  /// Creates an empty set.
  init() {}

  /// Creates a set of one element.
  init(_ element: Int) { insert(element) }

  var isEmpty: Bool { first == 0 && others.isEmpty }

  /// The number of elements.
  var count: Int { others.reduce(first.nonzeroBitCount) { $0 + $1.nonzeroBitCount } }

  func contains(_ element: Int) -> Bool {
    let word = element >> 6
    let bit = 1 << UInt64(element & 63) as UInt64
    if word == 0 { return first & bit != 0 }
    return word <= others.count && others[word - 1] & bit != 0
  }

  /// Adds an element.
  mutating func insert(_ element: Int) {
    let word = element >> 6
    let bit = 1 << UInt64(element & 63) as UInt64
    if word == 0 {
      first |= bit
      return
    }
    extend(to: word)
    others[word - 1] |= bit
  }

  /// Adds the elements of another set.
  mutating func formUnion(_ other: BitSet) {
    first |= other.first
    guard !other.others.isEmpty, others != other.others else { return }
    guard !others.isEmpty else { return others = other.others }
    extend(to: other.others.count)
    for index in other.others.indices { others[index] |= other.others[index] }
  }

  private mutating func extend(to count: Int) {
    if others.count < count {
      others.append(contentsOf: repeatElement(0, count: count - others.count))
    }
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
  func makeIterator() -> Iterator { Iterator(first, others) }

  struct Iterator: IteratorProtocol {
    private let others: [UInt64]
    private var word = 0
    private var rest: UInt64

    fileprivate init(_ first: UInt64, _ others: [UInt64]) {
      rest = first
      self.others = others
    }

    mutating func next() -> Int? {
      while rest == 0 {
        guard word < others.count else { return nil }
        rest = others[word]
        word += 1
      }
      defer { rest &= rest - 1 }
      return word << 6 + rest.trailingZeroBitCount
    }
  }
}
