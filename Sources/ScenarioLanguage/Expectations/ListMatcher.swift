internal import LifecycleCore

/// Compares what a list expects with what happened.
struct ListMatcher {
  let form: ListForm
  let seen: [SeenItem]
  let observation: Observation

  /// Whether what happened meets the list.
  func isMet() -> Bool {
    switch form.mode {
    case .exact: isMetExactly()
    case .inOrder: isMetInOrder()
    case .anyOrder: canAssign(form.items, to: seen.indices, mustUseAll: true)
    case .including: canAssign(form.items, to: seen.indices, mustUseAll: false)
    }
  }

  private func isMetExactly() -> Bool {
    var position = 0
    for element in form.elements {
      let end = position + element.items.count
      guard end <= seen.count else { return false }
      switch element {
      case .item(let item): if !isMet(item, at: position) { return false }
      case .unordered(let items):
        if !canAssign(items, to: position..<end, mustUseAll: true) { return false }
      }
      position = end
    }
    return position == seen.count
  }

  private func isMetInOrder() -> Bool {
    var position = 0
    for element in form.elements {
      switch element {
      case .item(let item):
        guard let match = (position..<seen.count).first(where: { isMet(item, at: $0) }) else {
          return false
        }
        position = match + 1
      case .unordered(let items):
        guard let end = shortestEnd(of: items, from: position) else { return false }
        position = end
      }
    }
    return true
  }

  /// Where the shortest stretch ends that begins at a position and holds all items.
  private func shortestEnd(of items: [ListForm.Item], from start: Int) -> Int? {
    // The longer the stretch, the more it holds: so its length is doubled, and then halved to the shortest.
    var tooShort = start + items.count - 1
    var end = start + items.count
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
    item.term == seen[position].term && objection(to: item, at: position) == nil
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
