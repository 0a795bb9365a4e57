internal import LifecycleCore

/// Compares the items of a list with the observed entries.
struct ListMatcher {
  let form: ListForm
  let actual: [ActualItem]
  let observation: Observation

  /// Returns whether the observed entries meet the list.
  func isMet() -> Bool {
    switch form.mode {
    case .exact: possibleEnds().last == actual.count
    case .startsWith: !possibleEnds().isEmpty
    case .inOrder: isMetInOrder() && respectsMaximumCounts()
    case .anyOrder: canAssign(form.items, to: actual.indices, mustUseAll: true)
    case .including:
      canAssign(form.items, to: actual.indices, mustUseAll: false) && respectsMaximumCounts()
    }
  }

  /// Returns the positions at which the consecutive elements can end; an item with `times`
  /// matches several consecutive entries.
  private func possibleEnds() -> [Int] {
    var ends = [0]
    for element in form.elements {
      if case .item(let item) = element, item.times == nil, ends.count == 1 {
        guard ends[0] < actual.count, isMet(item, at: ends[0]) else { return [] }
        ends[0] += 1
        continue
      }
      ends = Set(ends.flatMap { possibleEnds(of: element, from: $0) }).sorted()
      if ends.isEmpty { return [] }
    }
    return ends
  }

  /// Returns the positions at which an element that begins at a position can end.
  private func possibleEnds(of element: ListForm.Element, from start: Int) -> [Int] {
    switch element {
    case .item(let item):
      let maximum = min(item.maximum ?? actual.count, actual.count - start)
      let count = (0..<maximum).first { !isMet(item, at: start + $0) } ?? maximum
      return count < item.minimum ? [] : (item.minimum...count).map { start + $0 }
    case .unordered(let items):
      let minimum = items.reduce(0) { $0 + $1.minimum }
      let maximum = items.reduce(0) { min($0 + ($1.maximum ?? actual.count), actual.count - start) }
      return minimum > maximum
        ? []
        : (minimum...maximum).map { start + $0 }.filter {
          canAssign(items, to: start..<$0, mustUseAll: true)
        }
    }
  }

  private func isMetInOrder() -> Bool {
    var position = 0
    for element in form.elements {
      switch element {
      case .item(let item):
        for _ in 0..<item.minimum {
          guard let match = (position..<actual.count).first(where: { isMet(item, at: $0) }) else {
            return false
          }
          position = match + 1
        }
      case .unordered(let items):
        guard let end = shortestEnd(of: items, from: position) else { return false }
        position = end
      }
    }
    return true
  }

  /// Returns whether no item occurs more often than its `times` allows, even if other entries are allowed.
  func respectsMaximumCounts() -> Bool {
    guard form.items.contains(where: { $0.times?.maximum != nil }) else { return true }
    let limited = form.items.filter { $0.times != nil }.map { item in
      var item = item
      item.times?.minimum = 0
      return item
    }
    if let counts = counts(of: limited, in: actual.indices) {
      return zip(limited, counts).allSatisfy { item, count in count <= item.maximum ?? .max }
    }
    let met = actual.indices.filter { position in limited.contains { isMet($0, at: position) } }
    let list = ListForm(mode: .anyOrder, elements: limited.map { .item($0) }, range: form.range)
    return ListMatcher(form: list, actual: met.map { actual[$0] }, observation: observation).isMet()
  }

  /// Returns the end of the shortest range that begins at a position and contains all items.
  private func shortestEnd(of items: [ListForm.Item], from start: Int) -> Int? {
    // A longer range contains more, so its length is doubled until it suffices, then narrowed by bisection.
    let minimum = items.reduce(0) { $0 + $1.minimum }
    var tooShort = start + minimum - 1
    var end = start + minimum
    while end <= actual.count, !canAssign(items, to: start..<end, mustUseAll: false) {
      tooShort = end
      if end == actual.count { return nil }
      end = min(start + 2 * (end - start), actual.count)
    }
    guard end <= actual.count else { return nil }
    while end - tooShort > 1 {
      let middle = (tooShort + end) / 2
      if canAssign(items, to: start..<middle, mustUseAll: false) {
        end = middle
      } else {
        tooShort = middle
      }
    }
    return end
  }

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
