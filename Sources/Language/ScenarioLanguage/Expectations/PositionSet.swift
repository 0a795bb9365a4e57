/// A set of positions, as ranges in ascending order; it is built from its first position on.
struct PositionSet {
  private(set) var ranges: [ClosedRange<Int>] = []

  /// Creates an empty set.
  init() {}

  /// Creates a set of one position.
  init(_ position: Int) { ranges = [position...position] }

  var isEmpty: Bool { ranges.isEmpty }

  /// The only position; nil if there are none or several.
  var only: Int? {
    guard ranges.count == 1, let range = ranges.first, range.count == 1 else { return nil }
    return range.lowerBound
  }

  /// Moves the only position to the next one, in place.
  mutating func moveOn() {
    guard let position = only else { return }
    ranges[0] = position + 1...position + 1
  }

  /// Returns whether a position is in the set.
  func contains(_ position: Int) -> Bool { ranges.contains { $0.contains(position) } }

  /// Inserts the positions of a range that does not begin before the others; an empty range has a lower end.
  mutating func insert(_ first: Int, through last: Int) {
    guard first <= last else { return }
    if let range = ranges.last, first <= range.upperBound + 1 {
      ranges[ranges.count - 1] = min(first, range.lowerBound)...max(last, range.upperBound)
    } else {
      ranges.append(first...last)
    }
  }
}
