// Pairs items of a list with observed entries of the same name, the best matches first.
extension ListMatcher {
  typealias Pair = (expected: Int, actual: Int)

  /// The maximum size of the comparison table; larger inputs are paired by position.
  private static let maximumCells = 1 << 22

  /// Pairs by name: in an ordered list, the longest common subsequence.
  func pairs() throws(EvaluationStop) -> [Pair] {
    switch form.mode {
    case .exact, .startsWith, .inOrder: try pairsInOrder(form.items)
    case .anyOrder, .including: try pairsInAnyOrder(form.items)
    }
  }

  /// Returns how well an entry matches an item: 0 for another name.
  private func similarity(_ item: ListForm.Item, _ position: Int) -> Int32 {
    guard item.term == actual[position].term else { return 0 }
    return isMet(item, at: position) ? 4 : 3
  }

  /// Returns the longest common subsequence of items and observed entries.
  func pairsInOrder(_ items: [ListForm.Item]) throws(EvaluationStop) -> [Pair] {
    let count = actual.count
    var pairs: [Pair] = []
    var first = 0
    while first < min(items.count, count), isMet(items[first], at: first) {
      pairs.append((first, first))
      first += 1
    }
    var end = (expected: items.count, actual: count)
    var tail: [Pair] = []
    while end.expected > first, end.actual > first,
      isMet(items[end.expected - 1], at: end.actual - 1)
    {
      end = (end.expected - 1, end.actual - 1)
      tail.append((end.expected, end.actual))
    }
    return try pairs + middlePairs(items, first..<end.expected, first..<end.actual)
      + tail.reversed()
  }

  private func middlePairs(
    _ items: [ListForm.Item],
    _ expected: Range<Int>,
    _ actual: Range<Int>
  ) throws(EvaluationStop) -> [Pair] {
    guard expected.count * actual.count <= Self.maximumCells else {
      return zip(expected, actual).filter { similarity(items[$0], $1) > 0 }
    }
    let width = actual.count + 1
    var best = [Int32](repeating: 0, count: (expected.count + 1) * width)
    func cell(_ item: Int, _ position: Int) -> Int {
      (item - expected.lowerBound) * width + position - actual.lowerBound
    }
    for item in expected.reversed() {
      try observation.budget.spend(actual.count)
      for position in actual.reversed() {
        let similarity = similarity(items[item], position)
        best[cell(item, position)] = max(
          similarity > 0 ? similarity + best[cell(item + 1, position + 1)] : 0,
          best[cell(item + 1, position)],
          best[cell(item, position + 1)]
        )
      }
    }
    var pairs: [Pair] = []
    var (item, position) = (expected.lowerBound, actual.lowerBound)
    while item < expected.upperBound, position < actual.upperBound {
      let similarity = similarity(items[item], position)
      let here = best[cell(item, position)]
      if similarity > 0, here == similarity + best[cell(item + 1, position + 1)] {
        pairs.append((item, position))
        (item, position) = (item + 1, position + 1)
      } else if here == best[cell(item + 1, position)] {
        item += 1
      } else {
        position += 1
      }
    }
    return pairs
  }

  /// Pairs each item with an entry of its name, preferring one that meets its constraints.
  private func pairsInAnyOrder(_ items: [ListForm.Item]) throws(EvaluationStop) -> [Pair] {
    var taken = PositionMarks(index, in: actual.indices)
    var matchOf: [Int: Int] = [:]
    for byName in [false, true] {
      for item in items.indices where matchOf[item] == nil {
        let candidates = try index.candidates(of: items[item], byName: byName)
        guard let position = taken.firstUnmarked(of: candidates) else { continue }
        taken.mark(position)
        matchOf[item] = position
      }
    }
    return items.indices.compactMap { item in matchOf[item].map { (item, $0) } }
  }
}
