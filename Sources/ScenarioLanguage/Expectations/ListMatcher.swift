internal import LifecycleCore

/// Compares what a list expects with what happened.
struct ListMatcher {
  let form: ListForm
  let seen: [SeenItem]
  let observation: Observation

  /// Whether what happened meets the list.
  func isMet() -> Bool {
    switch form.mode {
    case .exact: ends().last == seen.count
    case .startsWith: !ends().isEmpty
    case .inOrder: isMetInOrder() && staysWithinTimes()
    case .anyOrder: canAssign(form.items, to: seen.indices, mustUseAll: true)
    case .including:
      canAssign(form.items, to: seen.indices, mustUseAll: false) && staysWithinTimes()
    }
  }

  /// Where the elements can end that follow one another from the start, in order: an item that may come several times
  /// takes some that come in a row.
  private func ends() -> [Int] {
    var ends = [0]
    for element in form.elements {
      if case .item(let item) = element, item.times == nil, ends.count == 1 {
        guard ends[0] < seen.count, isMet(item, at: ends[0]) else { return [] }
        ends[0] += 1
        continue
      }
      ends = Set(ends.flatMap { lengths(of: element, from: $0) }).sorted()
      if ends.isEmpty { return [] }
    }
    return ends
  }

  /// Where an element can end that begins at a position.
  private func lengths(of element: ListForm.Element, from start: Int) -> [Int] {
    switch element {
    case .item(let item):
      let most = min(item.most ?? seen.count, seen.count - start)
      let count = (0..<most).first { !isMet(item, at: start + $0) } ?? most
      return count < item.least ? [] : (item.least...count).map { start + $0 }
    case .unordered(let items):
      let least = items.reduce(0) { $0 + $1.least }
      let most = items.reduce(0) { min($0 + ($1.most ?? seen.count), seen.count - start) }
      return least > most
        ? []
        : (least...most).map { start + $0 }.filter {
          canAssign(items, to: start..<$0, mustUseAll: true)
        }
    }
  }

  private func isMetInOrder() -> Bool {
    var position = 0
    for element in form.elements {
      switch element {
      case .item(let item):
        for _ in 0..<item.least {
          guard let match = (position..<seen.count).first(where: { isMet(item, at: $0) }) else {
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

  /// Whether the items whose number is said come no more often, also where others may come.
  func staysWithinTimes() -> Bool {
    guard form.items.contains(where: { $0.times?.most != nil }) else { return true }
    let counted = form.items.filter { $0.times != nil }.map { item in
      var item = item
      item.times?.least = 0
      return item
    }
    if let counts = counts(of: counted, in: seen.indices) {
      return zip(counted, counts).allSatisfy { item, count in count <= item.most ?? .max }
    }
    let met = seen.indices.filter { position in counted.contains { isMet($0, at: position) } }
    let list = ListForm(mode: .anyOrder, elements: counted.map { .item($0) }, range: form.range)
    return ListMatcher(form: list, seen: met.map { seen[$0] }, observation: observation).isMet()
  }

  /// Where the shortest stretch ends that begins at a position and contains all items.
  private func shortestEnd(of items: [ListForm.Item], from start: Int) -> Int? {
    // The longer the stretch, the more it holds: so its length is doubled, and then halved to the shortest.
    let least = items.reduce(0) { $0 + $1.least }
    var tooShort = start + least - 1
    var end = start + least
    while end <= seen.count, !canAssign(items, to: start..<end, mustUseAll: false) {
      tooShort = end
      if end == seen.count { return nil }
      end = min(start + 2 * (end - start), seen.count)
    }
    guard end <= seen.count else { return nil }
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

  /// Whether what happened at a position is the item, and meets its constraints.
  func isMet(_ item: ListForm.Item, at position: Int) -> Bool {
    item.term == seen[position].term
      && (item.constraints.isEmpty
        || item.isMet(by: observation.trace.entries[seen[position].entry], in: observation))
  }

  /// The first constraint of an item that is not met at a position, and how.
  func objection(
    to item: ListForm.Item,
    at position: Int
  ) -> (constraint: Constraint, text: String)? {
    guard !item.constraints.isEmpty else { return nil }
    let entry = observation.trace.entries[seen[position].entry]
    for constraint in item.constraints {
      if let text = constraint.objection(to: entry, in: observation) { return (constraint, text) }
    }
    return nil
  }
}
