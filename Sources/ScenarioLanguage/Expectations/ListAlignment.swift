/// What a list wants and what was seen, side by side: what belongs together stands in one row.
struct ListAlignment {
  /// A row, by its index in what is wanted and its index in what was seen.
  struct Row: Equatable {
    var wanted: Int?
    var seen: Int?
  }

  private(set) var rows: [Row] = []

  private let matcher: ListMatcher
  private let difference: ListMatcher.Difference
  /// For each wanted item what was seen of it.
  private var partner: [Int: Int] = [:]
  private var used: Set<Int> = []

  init(_ matcher: ListMatcher, _ difference: ListMatcher.Difference) {
    self.matcher = matcher
    self.difference = difference
    if let wanted = difference.wantedIndex, let seen = difference.seenIndex {
      join(wanted, seen)
    }
    joinAll()
    layOut()
  }

  /// The row of the first difference.
  var firstDifference: Int? {
    if let wanted = difference.wantedIndex { return rows.firstIndex { $0.wanted == wanted } }
    return rows.firstIndex { $0.seen == difference.seenIndex }
  }

  private mutating func join(_ wanted: Int, _ seen: Int) {
    partner[wanted] = seen
    used.insert(seen)
  }

  /// Joins what is met, then what has the same name, then, where places count, what has the same place.
  private mutating func joinAll() {
    let matcher = matcher
    let mode = matcher.form.mode
    let count = matcher.seen.count
    var first = 0
    var position = 0
    for element in matcher.form.elements {
      let items = element.items
      let window =
        switch mode {
        case .exact: min(position, count)..<min(position + items.count, count)
        case .inOrder: min(position, count)..<count
        case .anyOrder, .including: 0..<count
        }
      join(items, from: first, in: window) { matcher.isMet($0, at: $1) }
      join(items, from: first, in: window) { matcher.seen[$1].code == $0.code }
      if mode == .exact { join(items, from: first, in: window) { _, _ in true } }
      let last = (first..<(first + items.count)).compactMap { partner[$0] }.max()
      position = mode == .exact ? position + items.count : max(position, (last ?? -1) + 1)
      first += items.count
    }
  }

  private mutating func join(
    _ items: [ListForm.Item],
    from first: Int,
    in window: Range<Int>,
    where isPair: (ListForm.Item, Int) -> Bool
  ) {
    for (offset, item) in items.enumerated() where partner[first + offset] == nil {
      // What is missing is beside nothing, unless its place is taken by something else.
      if matcher.form.mode != .exact, first + offset == difference.wantedIndex { continue }
      if let seen = window.first(where: { !used.contains($0) && isPair(item, $0) }) {
        join(first + offset, seen)
      }
    }
  }

  /// Rows in the order of what was seen; what is missing comes where it was wanted, or at the end.
  private mutating func layOut() {
    let wanted = Dictionary(partner.map { ($0.value, $0.key) }, uniquingKeysWith: { $1 })
    rows = matcher.seen.indices.map { Row(wanted: wanted[$0], seen: $0) }
    for index in matcher.form.items.indices where partner[index] == nil {
      let before =
        matcher.form.mode == .inOrder
        ? rows.lastIndex { ($0.wanted ?? .max) < index } : rows.indices.last
      rows.insert(Row(wanted: index), at: before.map { $0 + 1 } ?? 0)
    }
  }
}
