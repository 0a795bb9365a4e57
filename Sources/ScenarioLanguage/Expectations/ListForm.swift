internal import LifecycleCore

/// A list of expected items: `[..]`, `none`, `starts-with`, `in-order`, `any-order` or `including`.
struct ListForm: Sendable {
  /// The way in which the list is compared, by its key.
  enum Mode: String, Sendable {
    case exact
    case startsWith = "starts-with"
    case inOrder = "in-order"
    case anyOrder = "any-order"
    case including

    /// The forms that are looser than an exact one.
    static let loose: [Mode] = [.startsWith, .inOrder, .anyOrder, .including]
  }

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

  /// Whether entries that the list does not name are allowed.
  var hasRoomForOthers: Bool { mode != .exact && mode != .anyOrder }

  /// The same list, with no other entries allowed.
  var exact: ListForm {
    var form = self
    form.mode = mode == .anyOrder || mode == .including ? .anyOrder : .exact
    return form
  }
}

/// How often an item is expected: `2`, `0..2`, `1..`.
struct Times: Sendable {
  var least: Int
  /// The maximum number of times; nil if unlimited.
  var most: Int?
  /// The range of the number.
  var range: SourceRange

  /// Returns whether a number of occurrences is allowed.
  func allows(_ count: Int) -> Bool { count >= least && most.map { count <= $0 } ?? true }

  /// The number of times as a phrase: `twice`, `at most twice`.
  var words: String {
    switch (least, most) {
    case (let least, let most?) where least == most: Self.words(least)
    case (0, let most?): "at most \(Self.words(most))"
    case (let least, let most?): "\(least) to \(most) times"
    case (let least, nil): "at least \(Self.words(least))"
    }
  }

  /// Returns a number of times as a phrase.
  static func words(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}

extension ListForm.Item {
  /// Returns one item for each required occurrence, and optional copies up to a number of occurrences.
  func copies(upTo count: Int) -> [ListForm.Item] {
    guard times != nil else { return [self] }
    var copy = self
    copy.times?.least = 1
    if most != nil { copy.times?.most = 1 }
    var spare = copy
    spare.times?.least = 0
    spare.isSpare = true
    let spares = min(most ?? count, count) - least
    return Array(repeating: copy, count: least) + Array(repeating: spare, count: max(0, spares))
  }
}

extension ListForm {
  /// Returns the list with as many copies of each item as can match the observed entries.
  func expanded(for seen: [SeenItem]) -> ListForm {
    guard items.contains(where: { $0.times != nil }) else { return self }
    var counts: [Term: Int] = [:]
    for item in seen { counts[item.term, default: 0] += 1 }
    func copies(_ item: Item) -> [Item] { item.copies(upTo: counts[item.term] ?? 0) }
    var form = self
    form.elements = elements.flatMap { element -> [Element] in
      switch element {
      case .item(let item): copies(item).map { .item($0) }
      case .unordered(let items): [.unordered(items.flatMap(copies))]
      }
    }
    return form
  }
}

/// An observed entry of the trace that a list is compared with.
struct SeenItem {
  var term: Term
  var entry: Int
}
