@_spi(Package) internal import LifecycleCore

/// A list of expected items: `[…]`, `none`, `starts-with`, `in-order`, `any-order` or `including`.
struct ListForm: Sendable {
  typealias Mode = ListMode

  /// One item, or several in any order.
  enum Element: Sendable {
    case item(Item)
    case unordered([Item])

    /// The items of the element.
    var items: [Item] {
      switch self {
      case .item(let item): [item]
      case .unordered(let items): items
      }
    }
  }

  var mode = Mode.exact
  var elements: [Element]
  /// The range of the whole list.
  var range: SourceRange

  /// All items, including those of unordered groups.
  var items: [Item] { elements.flatMap(\.items) }

  /// Calls a closure with each item, in order.
  func forEachItem(_ body: (Item) -> Void) {
    for element in elements {
      switch element {
      case .item(let item): body(item)
      case .unordered(let items): items.forEach(body)
      }
    }
  }

  /// Returns whether an item has a kind for which the closure returns true.
  func contains(whereKind isOne: (TermKind) -> Bool) -> Bool {
    // By index, to avoid copying items.
    elements.indices.contains { index in
      switch elements[index] {
      case .item(let item): isOne(item.term.kind)
      case .unordered(let items): items.contains { isOne($0.term.kind) }
      }
    }
  }

  /// Whether entries that the list does not name are allowed.
  var allowsOtherEntries: Bool { mode != .exact && mode != .anyOrder }

  /// The same list, with no other entries allowed.
  var exact: ListForm {
    var form = self
    form.mode = mode == .anyOrder || mode == .including ? .anyOrder : .exact
    return form
  }
}

extension ListForm {
  /// An expected term with its constraints.
  struct Item: Sendable {
    var term: Term
    var range: SourceRange
    var constraints: [Constraint] = []
    /// How often it is expected; nil for once.
    var times: Times?
    /// Whether this is one of several copies of an item, and the list is also met without it.
    var isOptionalCopy = false

    /// The minimum number of occurrences.
    var minimum: Int { times?.minimum ?? 1 }
    /// The maximum number of occurrences; nil if unlimited.
    var maximum: Int? { times.map(\.maximum) ?? 1 }
  }
}

/// How often an item is expected: `2`, `0..2`, `1..`.
struct Times: Sendable {
  var minimum: Int
  /// The maximum number of times; nil if unlimited.
  var maximum: Int?
  /// The range of the number.
  var range: SourceRange

  /// Returns whether a number of occurrences is allowed.
  func allows(_ count: Int) -> Bool { count >= minimum && maximum.map { count <= $0 } ?? true }

  /// The number of times as a phrase: `twice`, `at most twice`.
  var phrase: String {
    switch (minimum, maximum) {
    case (let minimum, let maximum?) where minimum == maximum: Self.phrase(minimum)
    case (0, let maximum?): "at most \(Self.phrase(maximum))"
    case (let minimum, let maximum?): "\(minimum) to \(maximum) times"
    case (let minimum, nil): "at least \(Self.phrase(minimum))"
    }
  }

  /// Returns a number of times as a phrase.
  static func phrase(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}

extension ListForm.Item {
  /// Returns one item for each required occurrence, and optional copies up to a number of occurrences; no more than `limit`
  /// and at least one.
  fileprivate func copies(upTo count: Int, limit: Int) -> [ListForm.Item] {
    guard times != nil else { return [self] }
    var copy = self
    copy.times?.minimum = 1
    if maximum != nil { copy.times?.maximum = 1 }
    var optionalCopy = copy
    optionalCopy.times?.minimum = 0
    optionalCopy.isOptionalCopy = true
    let required = min(minimum, max(1, limit))
    let optionalCount = min(min(maximum ?? count, count) - minimum, limit - required)
    return Array(repeating: copy, count: required)
      + Array(repeating: optionalCopy, count: max(0, optionalCount))
  }
}

extension ListForm {
  /// The maximum number of copies of items for a comparison; a list with more has fewer copies of its last items.
  private static let maximumCopies = 200_000

  /// Returns the list with as many copies of each item as can match the observed entries, and the index of the item that
  /// each is a copy of.
  func expanded(for seen: [ActualItem]) -> (form: ListForm, origins: [Int]) {
    let count = items.count
    guard items.contains(where: { $0.times != nil }) else { return (self, Array(0..<count)) }
    var counts: [Term: Int] = [:]
    for item in seen { counts[item.term, default: 0] += 1 }
    var origins: [Int] = []
    var index = 0
    func copies(_ item: Item) -> [Item] {
      let limit = Self.maximumCopies - origins.count
      let copies = item.copies(upTo: counts[item.term] ?? 0, limit: limit)
      origins += copies.map { _ in index }
      index += 1
      return copies
    }
    var form = self
    form.elements = elements.flatMap { element -> [Element] in
      switch element {
      case .item(let item): copies(item).map { .item($0) }
      case .unordered(let items): [.unordered(items.flatMap(copies))]
      }
    }
    return (form, origins)
  }
}

/// An observed entry of the trace that a list is compared with.
struct ActualItem {
  var term: Term
  var entry: Int
}
