// Comparison of items with entries in any order.
extension ListMatcher {
  /// The maximum number of items, and of positions, that are compared each with each: an index would take longer.
  private static let maximumCompared = (items: 8, positions: 64)

  /// Returns how many positions of a window match each of a few items; nil if a position matches several items.
  func counts(of items: [ListForm.Item], in window: Range<Int>) -> [Int]? {
    guard items.count <= Self.maximumCompared.items,
      window.count <= Self.maximumCompared.positions
    else { return nil }
    var counts = Array(repeating: 0, count: items.count)
    for position in window {
      var isTaken = false
      for index in items.indices where isMet(items[index], at: position) {
        if isTaken { return nil }
        isTaken = true
        counts[index] += 1
      }
    }
    return counts
  }

  /// Returns whether the items match all entries of a window, or some of them, in any order.
  func areMetInAnyOrder(
    _ items: [ListForm.Item],
    in window: Range<Int>,
    mustUseAll: Bool
  ) throws(EvaluationStop) -> Bool {
    if let counts = counts(of: items, in: window) {
      return zip(items, counts).allSatisfy { item, count in
        count >= item.minimum && (!mustUseAll || count <= item.maximum ?? .max)
      } && (!mustUseAll || counts.reduce(0, +) == window.count)
    }
    let classes = try classes(of: items)
    return mustUseAll
      ? try isMetInAnyOrder(classes, in: window) : try areAllPresent(classes, in: window)
  }

  /// Returns the classes of items; they are the same in each window.
  func classes(of items: [ListForm.Item]) throws(EvaluationStop) -> [ItemClass] {
    var classes: [ItemClass] = []
    var indices: [ListIndex.Candidates: Int] = [:]
    for item in items {
      let candidates = try index.candidates(of: item)
      let maximum = item.maximum ?? actual.count
      if let known = indices[candidates] {
        classes[known].minimum += item.minimum
        classes[known].maximum += maximum
      } else {
        indices[candidates] = classes.count
        classes.append(
          ItemClass(candidates: candidates, minimum: item.minimum, maximum: maximum)
        )
      }
    }
    return classes
  }

  /// Returns whether each required item can have a position of its own in the window, in any order.
  func areAllPresent(
    _ classes: [ItemClass],
    in window: Range<Int>
  ) throws(EvaluationStop) -> Bool {
    try ListAssignment.canAssign(
      classes.reduce(0) { $0 + $1.minimum },
      of: window,
      to: classes,
      capacity: \.minimum,
      index,
      observation.budget
    )
  }

  /// Returns whether each position of the window can have an item of its own, in any order.
  func areAllExpected(
    _ classes: [ItemClass],
    in window: Range<Int>
  ) throws(EvaluationStop) -> Bool {
    try ListAssignment.canAssign(
      window.count,
      of: window,
      to: classes,
      capacity: \.maximum,
      index,
      observation.budget
    )
  }

  /// Returns whether each position has an item of its own, and each required item a position.
  ///
  /// If one matching contains all of the one side, and another all of the other side, there is one that contains both.
  private func isMetInAnyOrder(
    _ classes: [ItemClass],
    in window: Range<Int>
  ) throws(EvaluationStop) -> Bool {
    guard try areAllPresent(classes, in: window) else { return false }
    let isExact = classes.allSatisfy { $0.minimum == $0.maximum }
    if isExact { return classes.reduce(0) { $0 + $1.minimum } == window.count }
    return try areAllExpected(classes, in: window)
  }

  /// Returns for each position whether it matches an item of one of the classes.
  func matchedPositions(_ classes: [ItemClass]) -> [Bool] {
    var changes: [Int: [Int]] = [:]
    for candidates in classes.map(\.candidates) where !candidates.range.isEmpty {
      let count = index.positions(ofGroup: candidates.group).count
      changes[candidates.group, default: Array(repeating: 0, count: count + 1)][
        candidates.range.lowerBound
      ] += 1
      changes[candidates.group]?[candidates.range.upperBound] -= 1
    }
    var isMatched = Array(repeating: false, count: actual.count)
    for (group, changes) in changes {
      var open = 0
      for (change, position) in zip(changes, index.positions(ofGroup: group)) {
        open += change
        if open > 0 { isMatched[position] = true }
      }
    }
    return isMatched
  }
}
