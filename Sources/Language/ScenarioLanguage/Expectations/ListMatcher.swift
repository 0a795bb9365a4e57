@_spi(Package) internal import LifecycleCore

/// Compares the items of a list with the observed entries.
struct ListMatcher {
  let form: ListForm
  let actual: [ActualItem]
  let observation: Observation
  let index: ListIndex

  init(form: ListForm, actual: [ActualItem], observation: Observation) {
    (self.form, self.actual, self.observation) = (form, actual, observation)
    index = ListIndex(actual, observation)
  }

  /// Returns whether the observed entries meet the list.
  func isMet() throws(EvaluationStop) -> Bool {
    try observation.budget.spend(actual.count)
    switch form.mode {
    case .exact: return try possibleEnds().contains(actual.count)
    case .startsWith: return try !possibleEnds().isEmpty
    case .inOrder: guard try isMetInOrder() else { return false }
    case .anyOrder:
      return try areMetInAnyOrder(form.items, in: actual.indices, mustUseAll: true)
    case .including:
      guard try areMetInAnyOrder(form.items, in: actual.indices, mustUseAll: false) else {
        return false
      }
    }
    return try respectsMaximumCounts()
  }

  // MARK: - Consecutive elements

  /// Returns the positions at which the consecutive elements can end; an item with `times`
  /// matches several consecutive entries.
  private func possibleEnds() throws(EvaluationStop) -> PositionSet {
    var ends = PositionSet(0)
    for element in form.elements {
      if case .item(let item) = element, item.times == nil, let end = ends.only {
        guard end < actual.count, isMet(item, at: end) else { return PositionSet() }
        ends.moveOn()
        continue
      }
      ends =
        switch element {
        case .item(let item): try possibleEnds(of: item, from: ends)
        case .unordered(let items): try possibleEnds(of: items, from: ends)
        }
      if ends.isEmpty { break }
    }
    return ends
  }

  private func possibleEnds(
    of item: ListForm.Item,
    from starts: PositionSet
  ) throws(EvaluationStop) -> PositionSet {
    let candidates = try index.candidates(of: item)
    let maximum = min(item.maximum ?? actual.count, actual.count)
    var ends = PositionSet()
    for range in starts.ranges {
      var start = range.lowerBound
      while start <= range.upperBound {
        try observation.budget.spend(EvaluationBudget.constrainedCost)
        // From each start in a run of matches, a number of them can be taken.
        let runEnd = try index.endOfRun(from: start, of: candidates)
        let lastStart = min(range.upperBound, runEnd)
        ends.insert(start + item.minimum, through: min(lastStart + maximum, runEnd))
        start = runEnd + 1
      }
    }
    return ends
  }

  private func possibleEnds(
    of items: [ListForm.Item],
    from starts: PositionSet
  ) throws(EvaluationStop) -> PositionSet {
    let minimum = items.reduce(0) { $0 + $1.minimum }
    let maximum = items.reduce(0) { min($0 + ($1.maximum ?? actual.count), actual.count) }
    var ends = PositionSet()
    if let start = starts.only, items.allSatisfy({ $0.times == nil }) {
      let end = start + minimum
      if end > actual.count { return ends }
      let isMet = try areMetInAnyOrder(items, in: start..<end, mustUseAll: true)
      return isMet ? PositionSet(end) : ends
    }
    let classes = try classes(of: items)
    for start in starts.ranges.lazy.flatMap(\.self) where start + minimum <= actual.count {
      let last = min(start + maximum, actual.count)
      // A longer range has more of what is required, and more that is not expected.
      let first = try firstEnd(in: start + minimum...last) { end throws(EvaluationStop) in
        try areAllPresent(classes, in: start..<end)
      }
      guard let first else { continue }
      let tooLong = try firstEnd(in: first...last) { end throws(EvaluationStop) in
        try !areAllExpected(classes, in: start..<end)
      }
      ends.insert(first, through: tooLong.map { $0 - 1 } ?? last)
    }
    return ends
  }

  /// Returns the first end that satisfies a condition, as do all after it; a near one is found faster.
  private func firstEnd(
    in ends: ClosedRange<Int>,
    where isFarEnough: (Int) throws(EvaluationStop) -> Bool
  ) throws(EvaluationStop) -> Int? {
    var (low, high) = (ends.lowerBound, ends.lowerBound)
    var step = 1
    while try !isFarEnough(high) {
      if high == ends.upperBound { return nil }
      low = high + 1
      high = min(high + step, ends.upperBound)
      step *= 2
    }
    while low < high {
      let middle = (low + high) / 2
      if try isFarEnough(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: - Other entries in between

  private func isMetInOrder() throws(EvaluationStop) -> Bool {
    var position = 0
    for element in form.elements {
      switch element {
      case .item(let item):
        for _ in 0..<item.minimum {
          guard let match = (position..<actual.count).first(where: { isMet(item, at: $0) }) else {
            return false
          }
          try observation.budget.spend(match + 1 - position)
          position = match + 1
        }
      case .unordered(let items):
        let classes = try classes(of: items)
        let minimum = items.reduce(0) { $0 + $1.minimum }
        guard position + minimum <= actual.count,
          let end = try firstEnd(
            in: position + minimum...actual.count,
            where: { end throws(EvaluationStop) in
              try areAllPresent(classes, in: position..<end)
            }
          )
        else { return false }
        position = end
      }
    }
    return true
  }

  /// Returns whether no item occurs more often than its `times` allows, even if other entries are allowed.
  func respectsMaximumCounts() throws(EvaluationStop) -> Bool {
    guard form.items.contains(where: { $0.times?.maximum != nil }) else { return true }
    let items = form.items.filter { $0.times != nil }
    if let counts = counts(of: items, in: actual.indices) {
      return zip(items, counts).allSatisfy { item, count in count <= item.maximum ?? .max }
    }
    let limited = try classes(of: items)
    return try ListAssignment.canAssign(
      matchedPositions(limited).count { $0 },
      of: actual.indices,
      to: limited,
      capacity: \.maximum,
      index,
      observation.budget
    )
  }

  // MARK: - One item

  /// Returns whether the entry at a position matches the item and its constraints.
  func isMet(_ item: ListForm.Item, at position: Int) -> Bool {
    item.term == actual[position].term
      && (item.constraints.isEmpty
        || item.isMet(by: observation.trace.entries[actual[position].entry], in: observation))
  }

  /// Returns the first constraint of an item that is not met at a position, and the difference.
  func objection(
    to item: ListForm.Item,
    at position: Int
  ) -> (constraint: Constraint, text: String)? {
    guard !item.constraints.isEmpty else { return nil }
    let entry = observation.trace.entries[actual[position].entry]
    for constraint in item.constraints {
      if let text = constraint.objection(to: entry, in: observation) { return (constraint, text) }
    }
    return nil
  }
}
