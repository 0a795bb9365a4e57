internal import LifecycleCore

/// What a list expects: `[..]`, `none`, `in-order`, `any-order` or `including`.
struct ListForm: Sendable {
  enum Mode: Sendable { case exact, inOrder, anyOrder, including }

  /// Something that is expected, with what is asked of it.
  struct Item: Sendable {
    var term: Term
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

  /// All items, those of unordered groups among them.
  var items: [Item] { elements.flatMap(\.items) }

  /// The same list without room for others.
  var exact: ListForm {
    var form = self
    switch mode {
    case .exact, .anyOrder: break
    case .inOrder: form.mode = .exact
    case .including: form.mode = .anyOrder
    }
    return form
  }
}

/// An entry of the trace of a kind that a list is about.
struct SeenItem {
  var term: Term
  var entry: Int
}
