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
