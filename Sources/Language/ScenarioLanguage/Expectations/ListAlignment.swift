@_spi(Package) internal import LifecycleCore

/// The alignment of expected items with observed entries, and their differences.
struct ListAlignment {
  /// A row, by the index of its item and the index of its observed entry.
  struct Row: Equatable {
    var expected: Int?
    var actual: Int?
  }

  /// A difference: an item with the entry in its position, or one of them alone.
  struct Difference {
    /// The index of its row.
    let row: Int
    /// The index of the unmet item; nil for an unexpected entry.
    let expected: Int?
    /// The index of the observed entry; nil if there is none.
    var actual: Int?
    /// For an item that occurred out of order: whether it came early, and the neighbor that it passed.
    var move: (isEarly: Bool, other: Int?)?
    /// The constraint that the entry does not meet, and the difference.
    var unmet: (constraint: Constraint, text: String)?
  }

  private(set) var rows: [Row] = []
  /// The differences, in the order of their rows.
  private(set) var differences: [Difference] = []

  private let matcher: ListMatcher
  private let items: [ListForm.Item]
  private var entryOfItem: [Int: Int] = [:]
  /// The index of the element of each item, in an ordered list.
  private var groups: [Int] = []
  /// The entries that match items out of order, by item.
  private var moved: [Int: Int] = [:]

  init(_ matcher: ListMatcher) throws(EvaluationStop) {
    self.matcher = matcher
    items = matcher.form.items
    var order = Array(items.indices)
    if hasOrder {
      let elements = matcher.form.elements
      groups = elements.indices.flatMap { group in elements[group].items.map { _ in group } }
      if elements.count < items.count { order = try bestItemOrder() }
    }
    try pair(order)
    createRows(order)
    try findDifferences()
  }

  /// The maximum number of differences for which a neighbor is looked up.
  private static let maximumNeighborSearches = 100

  private var mode: ListForm.Mode { matcher.form.mode }
  private var hasOrder: Bool { mode == .exact || mode == .inOrder }
  /// Whether an unexpected entry is a difference.
  private var rejectsOtherEntries: Bool { !matcher.form.allowsOtherEntries }

  /// Returns the items in list order, with each group in the order that matches most of the list.
  private func bestItemOrder() throws(EvaluationStop) -> [Int] {
    let orders = [try order(fromStart: true), try order(fromStart: false)]
    let counts = try orders.map { order throws(EvaluationStop) in
      try matcher.pairsInOrder(order.map { items[$0] }).count
    }
    return counts[0] >= counts[1] ? orders[0] : orders[1]
  }

  /// Returns the items of each group in observed order: of the whole list, or only after the elements before it.
  private func order(fromStart: Bool) throws(EvaluationStop) -> [Int] {
    var taken = PositionMarks(matcher.index, in: matcher.actual.indices)
    var order: [Int] = []
    var start = 0
    for element in matcher.form.elements {
      let first = order.count
      let positions = try element.items.map { item throws(EvaluationStop) -> Int in
        let candidates = try matcher.index.candidates(of: item, byName: true)
        let position = taken.firstUnmarked(of: candidates, from: start)
        if let position { taken.mark(position) }
        return position ?? .max
      }
      if !fromStart, let last = positions.filter({ $0 < .max }).max() { start = last + 1 }
      order += positions.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }.map {
        first + $0
      }
    }
    return order
  }

  private mutating func pair(_ order: [Int]) throws(EvaluationStop) {
    let pairs =
      hasOrder
      ? try matcher.pairsInOrder(order.map { items[$0] }).map { (order[$0.expected], $0.actual) }
      : try matcher.pairs().map { ($0.expected, $0.actual) }
    entryOfItem = Dictionary(pairs, uniquingKeysWith: { $1 })
    guard hasOrder else { return }
    let used = Set(entryOfItem.values)
    var others: [Term: [Int]] = [:]
    for index in matcher.actual.indices.reversed() where !used.contains(index) {
      others[matcher.actual[index].term, default: []].append(index)
    }
    for item in order where entryOfItem[item] == nil && !items[item].isOptionalCopy {
      moved[item] = others[items[item].term]?.popLast()
    }
  }

  /// Creates the rows in observed order; an item that did not occur precedes the entries after its position.
  private mutating func createRows(_ order: [Int]) {
    let expected = Dictionary(entryOfItem.map { ($1, $0) }, uniquingKeysWith: { $1 })
    guard hasOrder else {
      rows = items.indices.filter { entryOfItem[$0] == nil && !items[$0].isOptionalCopy }.map {
        Row(expected: $0)
      }
      rows += matcher.actual.indices.map { Row(expected: expected[$0], actual: $0) }
      return
    }
    let movedEntries = Set(moved.values)
    var rest = order[...]
    var actual = 0
    while actual < matcher.actual.count || !rest.isEmpty {
      var missing: [Int] = []
      while let item = rest.first, entryOfItem[item] == nil {
        if !items[item].isOptionalCopy { missing.append(item) }
        rest.removeFirst()
      }
      var extra: [Int] = []
      while actual < matcher.actual.count, expected[actual] == nil {
        extra.append(actual)
        actual += 1
      }
      // Unexpected entries are shown next to missing items.
      let stays = mode == .exact ? missing.filter { moved[$0] == nil } : []
      let beside = extra.filter { !movedEntries.contains($0) }.prefix(stays.count)
      let replaced = Dictionary(zip(beside, stays), uniquingKeysWith: { $1 })
      let alone = Set(missing).subtracting(replaced.values)
      rows += missing.filter(alone.contains).map { Row(expected: $0) }
      rows += extra.map { Row(expected: replaced[$0], actual: $0) }
      if actual < matcher.actual.count {
        rows.append(Row(expected: rest.popFirst(), actual: actual))
        actual += 1
      }
    }
  }

  /// Returns for each entry whether it matches an item with a maximum number of times, if these occur too often.
  private func tooOften() throws(EvaluationStop) -> [Bool]? {
    if rejectsOtherEntries { return nil }
    if try matcher.respectsMaximumCounts() { return nil }
    let counted = items.filter { $0.times?.maximum != nil }
    return matcher.matchedPositions(try matcher.classes(of: counted))
  }

  private mutating func findDifferences() throws(EvaluationStop) {
    let tooOften = try tooOften()
    let movedEntries = Set(moved.values)
    let rowOf = Dictionary(
      rows.enumerated().compactMap { row in row.element.actual.map { ($0, row.offset) } },
      uniquingKeysWith: { $1 }
    )
    for (index, row) in rows.enumerated() {
      var difference = Difference(row: index, expected: row.expected, actual: row.actual)
      switch (row.expected, row.actual) {
      case (let item?, let actual?):
        if items[item].term == matcher.actual[actual].term {
          guard let unmet = matcher.objection(to: items[item], at: actual) else { continue }
          difference.unmet = unmet
        }
      case (let item?, nil):
        if let actual = moved[item], let actualRow = rowOf[actual] {
          difference.actual = actual
          difference.move = (actualRow < index, other(nextTo: item, from: index, to: actualRow))
        }
      case (nil, let actual?):
        let isUnexpected =
          rejectsOtherEntries && !movedEntries.contains(actual) || tooOften?[actual] == true
        guard isUnexpected else { continue }
      case (nil, nil): continue
      }
      differences.append(difference)
    }
  }

  /// Returns the expected entry, nearest to an item's position, that the item passed.
  private func other(nextTo item: Int, from index: Int, to actualRow: Int) -> Int? {
    // With so many differences the search is slow, and few readers need it.
    if differences.count > Self.maximumNeighborSearches { return nil }
    func isPaired(_ row: Int) -> Bool {
      rows[row].expected.map { entryOfItem[$0] != nil && groups[$0] != groups[item] } ?? false
    }
    let row =
      actualRow < index
      ? ((actualRow + 1)..<index).last(where: isPaired)
      : ((index + 1)..<actualRow).first(where: isPaired)
    return row.flatMap { rows[$0].actual }
  }
}
