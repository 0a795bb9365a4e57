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
        // The shortest stretch from here that holds all of the group.
        var end = position + items.count
        while end <= seen.count, !canAssign(items, to: position..<end, mustUseAll: false) {
          end += 1
        }
        guard end <= seen.count else { return false }
        position = end
      }
    }
    return true
  }

  /// Whether what happened at a position is the item, and meets its constraints.
  func isMet(_ item: ListForm.Item, at position: Int) -> Bool {
    item.code == seen[position].code && objection(to: item, at: position) == nil
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

  /// Whether each item can have a position of its own, in whatever order.
  private func canAssign(
    _ items: [ListForm.Item],
    to positions: Range<Int>,
    mustUseAll: Bool
  ) -> Bool {
    if mustUseAll, items.count != positions.count { return false }
    var owner = [Int?](repeating: nil, count: positions.count)
    func place(_ item: Int, _ tried: inout Set<Int>) -> Bool {
      for (index, position) in positions.enumerated()
      where !tried.contains(index) && isMet(items[item], at: position) {
        tried.insert(index)
        if let other = owner[index], !place(other, &tried) { continue }
        owner[index] = item
        return true
      }
      return false
    }
    return items.indices.allSatisfy { item in
      var tried: Set<Int> = []
      return place(item, &tried)
    }
  }
}
