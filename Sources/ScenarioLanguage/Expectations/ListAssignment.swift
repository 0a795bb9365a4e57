internal import LifecycleCore

/// Assigns each item its own observed entry, in any order: a matching, found by augmenting paths.
struct ListAssignment {
  private let matcher: ListMatcher
  private let items: [ListForm.Item]
  private let range: Range<Int>
  private var index: PositionIndex
  /// The item at each position, and the position of each item.
  private var itemAtPosition: [Int: Int] = [:]
  private var positions: [Int: Int] = [:]

  init(_ matcher: ListMatcher, _ items: [ListForm.Item], in range: Range<Int>) {
    self.matcher = matcher
    self.items = items
    self.range = range
    index = PositionIndex(matcher, in: range)
  }

  /// Returns whether all required items, which come first, get a position, and optionally every position an item.
  mutating func isPossible(mustUseAll: Bool) -> Bool {
    var placed = 0
    for item in items.indices {
      if assignPosition(to: item) {
        placed += 1
      } else if !items[item].isOptionalCopy {
        return false
      }
    }
    return !mustUseAll || placed == range.count
  }

  /// Assigns a position to an item, if necessary by moving others along a path, without recursion.
  private mutating func assignPosition(to item: Int) -> Bool {
    if let position = index.firstFree(
      for: items[item],
      in: range,
      where: { matcher.isMet(items[item], at: $0) }
    ) {
      assign(position, to: item)
      return true
    }
    // Without constraints, moving other items does not help.
    guard items.contains(where: { !$0.constraints.isEmpty }) else { return false }
    // The item from which the search reached each position.
    var predecessors: [Int: Int] = [:]
    var waiting = [item]
    while let candidate = waiting.popLast() {
      for position in index.candidates(of: items[candidate])
      where predecessors[position] == nil && matcher.isMet(items[candidate], at: position) {
        predecessors[position] = candidate
        guard let other = itemAtPosition[position] else {
          move(along: predecessors, to: position, for: item)
          return true
        }
        waiting.append(other)
      }
    }
    return false
  }

  /// Moves each item on the path to the position that the next one leaves.
  private mutating func move(along predecessors: [Int: Int], to free: Int, for item: Int) {
    var position = free
    while let candidate = predecessors[position] {
      let former = positions[candidate]
      assign(position, to: candidate)
      guard candidate != item, let former else { return }
      position = former
    }
  }

  private mutating func assign(_ position: Int, to item: Int) {
    itemAtPosition[position] = item
    positions[item] = position
    index.markTaken(position)
  }
}

extension ListMatcher {
  /// Returns whether each item can have a position of its own, in any order.
  func canAssign(
    _ items: [ListForm.Item],
    to positions: Range<Int>,
    mustUseAll: Bool
  ) -> Bool {
    if let counts = counts(of: items, in: positions) {
      return zip(items, counts).allSatisfy { item, count in
        count >= item.minimum && (!mustUseAll || count <= item.maximum ?? .max)
      } && (!mustUseAll || counts.reduce(0, +) == positions.count)
    }
    if items.allSatisfy(\.constraints.isEmpty) {
      return matchesCountsByName(items, in: positions, mustUseAll: mustUseAll)
    }
    let copies = items.flatMap { $0.copies(upTo: mustUseAll ? positions.count : 0) }
    let needed = copies.filter { !$0.isOptionalCopy }
    if needed.count > positions.count || mustUseAll && copies.count < positions.count {
      return false
    }
    var assignment = ListAssignment(self, needed + copies.filter(\.isOptionalCopy), in: positions)
    return assignment.isPossible(mustUseAll: mustUseAll)
  }

  /// Returns how many positions match each item; nil if a position matches several items.
  func counts(of items: [ListForm.Item], in positions: Range<Int>) -> [Int]? {
    guard items.count <= Self.maximumCountedItems else { return nil }
    var counts = Array(repeating: 0, count: items.count)
    for position in positions {
      var isTaken = false
      for index in items.indices where isMet(items[index], at: position) {
        if isTaken { return nil }
        isTaken = true
        counts[index] += 1
      }
    }
    return counts
  }

  /// The maximum number of items that each position is compared with.
  private static var maximumCountedItems: Int { 8 }

  /// Returns whether each name occurs as often as the items allow, which suffices without constraints.
  private func matchesCountsByName(
    _ items: [ListForm.Item],
    in positions: Range<Int>,
    mustUseAll: Bool
  ) -> Bool {
    var allowed: [Term: ClosedRange<Int>] = [:]
    for item in items {
      let current = allowed[item.term] ?? 0...0
      let maximum = current.upperBound.addingReportingOverflow(item.maximum ?? .max)
      allowed[item.term] =
        current.lowerBound + item.minimum...(maximum.overflow ? .max : maximum.partialValue)
    }
    var counts: [Term: Int] = [:]
    for position in positions {
      let term = actual[position].term
      if allowed[term] != nil { counts[term, default: 0] += 1 } else if mustUseAll { return false }
    }
    return allowed.allSatisfy { term, times in
      let count = counts[term] ?? 0
      return count >= times.lowerBound && (count <= times.upperBound || !mustUseAll)
    }
  }
}
