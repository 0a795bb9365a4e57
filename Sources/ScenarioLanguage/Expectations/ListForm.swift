internal import LifecycleCore

/// What a list expects: `[..]`, `none`, `in-order`, `any-order` or `including`.
struct ListForm: Sendable {
  enum Mode: Sendable { case exact, inOrder, anyOrder, including }

  /// A call or a notification that is wanted, with what is asked of it.
  struct Item: Sendable {
    /// The raw value of the method or notification.
    var code: UInt8
    var range: SourceRange
    var constraints: [Constraint] = []
  }

  /// One item, or several whose order is open.
  enum Element: Sendable {
    case item(Item)
    case unordered([Item])

    /// The one, or the several.
    var items: [Item] {
      switch self {
      case .item(let item): [item]
      case .unordered(let items): items
      }
    }
  }

  var mode = Mode.exact
  var elements: [Element]
  /// The place of the whole list.
  var range: SourceRange
  /// One bit for each code that it names.
  let codes: UInt64
  /// Whether an item asks for more than its name.
  let hasConstraints: Bool

  init(mode: Mode = .exact, elements: [Element], range: SourceRange) {
    self.mode = mode
    self.elements = elements
    self.range = range
    var codes: UInt64 = 0
    var hasConstraints = false
    func note(_ item: Item) {
      codes |= 1 << UInt64(item.code)
      if !item.constraints.isEmpty { hasConstraints = true }
    }
    for element in elements {
      switch element {
      case .item(let item): note(item)
      case .unordered(let items): items.forEach(note)
      }
    }
    self.codes = codes
    self.hasConstraints = hasConstraints
  }

  /// All items, those of unordered groups among them.
  var items: [Item] {
    elements.flatMap(\.items)
  }
}

/// An entry of the trace of the kind that a list is about.
struct SeenItem {
  var code: UInt8
  var entry: Int
}

/// Compares what a list wants with what was seen.
struct ListMatcher {
  let form: ListForm
  let seen: [SeenItem]
  let observation: Observation

  /// Where the two differ.
  struct Difference {
    /// The item that is not met; nil where something was seen that nobody wanted.
    var wanted: ListForm.Item?
    /// The index among the items wanted, in the order of the file.
    var wantedIndex: Int?
    /// The index among what was seen.
    var seenIndex: Int?
    /// The constraint that is not met, and how.
    var objection: (constraint: Constraint, text: String)?
  }

  /// The first difference, nil if there is none.
  func firstDifference() -> Difference? {
    switch form.mode {
    case .exact: exactDifference()
    case .inOrder: orderedDifference()
    case .anyOrder: assignment(of: form.items, to: Array(seen.indices), mustUseAll: true)
    case .including: assignment(of: form.items, to: Array(seen.indices), mustUseAll: false)
    }
  }

  private func exactDifference() -> Difference? {
    var position = 0
    var count = 0
    for element in form.elements {
      switch element {
      case .item(let item):
        guard position < seen.count else { return Difference(wanted: item, wantedIndex: count) }
        if let difference = difference(item, count, position) { return difference }
        position += 1
        count += 1
      case .unordered(let items):
        let end = min(position + items.count, seen.count)
        if var difference = assignment(
          of: items,
          to: Array(position..<end),
          mustUseAll: true
        ) {
          difference.wantedIndex = difference.wantedIndex.map { $0 + count }
          return difference
        }
        position = end
        count += items.count
      }
    }
    return position < seen.count ? Difference(seenIndex: position) : nil
  }

  private func orderedDifference() -> Difference? {
    var position = 0
    var count = 0
    for element in form.elements {
      let items = element.items
      // The shortest stretch from here that holds all of the group.
      var end = position + items.count
      while end <= seen.count,
        assignment(of: items, to: Array(position..<end), mustUseAll: false) != nil
      {
        end += 1
      }
      if end > seen.count {
        var difference =
          assignment(
            of: items,
            to: Array(min(position, seen.count)..<seen.count),
            mustUseAll: false
          )
          ?? Difference(wanted: items.first, wantedIndex: 0)
        difference.wantedIndex = difference.wantedIndex.map { $0 + count }
        return difference
      }
      position = end
      count += items.count
    }
    return nil
  }

  /// Whether what was seen at a position is the item, and all that is asked of it.
  func isMet(_ item: ListForm.Item, at position: Int) -> Bool {
    difference(item, 0, position) == nil
  }

  /// Why what was seen at a position is not the item.
  private func difference(_ item: ListForm.Item, _ index: Int, _ position: Int) -> Difference? {
    guard item.code == seen[position].code else {
      return Difference(wanted: item, wantedIndex: index, seenIndex: position)
    }
    let entry = observation.trace.entries[seen[position].entry]
    for constraint in item.constraints {
      if let text = constraint.objection(to: entry, in: observation) {
        return Difference(
          wanted: item,
          wantedIndex: index,
          seenIndex: position,
          objection: (constraint, text)
        )
      }
    }
    return nil
  }

  /// Gives each item something seen of its own, in whatever order; the first item that gets none differs.
  private func assignment(
    of items: [ListForm.Item],
    to positions: [Int],
    mustUseAll: Bool
  ) -> Difference? {
    var owner = [Int?](repeating: nil, count: positions.count)
    func place(_ item: Int, _ tried: inout Set<Int>) -> Bool {
      for (index, position) in positions.enumerated()
      where !tried.contains(index) && difference(items[item], item, position) == nil {
        tried.insert(index)
        if let other = owner[index], !place(other, &tried) { continue }
        owner[index] = item
        return true
      }
      return false
    }
    for item in items.indices {
      var tried: Set<Int> = []
      if !place(item, &tried) {
        // The nearest thing that was seen: of the same name, but not as it is wanted.
        let near = positions.first { seen[$0].code == items[item].code }
        let nearest = near.flatMap { difference(items[item], item, $0) }
        return nearest ?? Difference(wanted: items[item], wantedIndex: item)
      }
    }
    if mustUseAll, let extra = owner.firstIndex(where: { $0 == nil }) {
      return Difference(seenIndex: positions[extra])
    }
    return nil
  }
}
