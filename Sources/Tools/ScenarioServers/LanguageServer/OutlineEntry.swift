/// A component of the path from the document's root to a position in it, as the lines above show it.
///
/// It is found without a parser, so that it is known in a file that is not valid YAML at the moment.
struct OutlineEntry: Equatable {
  /// What leads to the inner value.
  enum Kind: Equatable {
    case key(String)
    case item(Int)
  }

  var kind: Kind
  /// The column of the key or of the dash; for those in brackets, that of their line's outline.
  var column: Int
  /// The offset of the key or of the dash.
  var offset: Int
  /// Whether it is in brackets.
  var isFlow = false
  /// Whether a scalar follows the key on its line.
  var hasScalar = false
  /// The keys of the inner mapping so far.
  var keys: [String] = []
  /// The scalars of the inner list so far; empty for any other item.
  var items: [String] = []

  /// The name of the key, if it is one.
  var key: String? { if case .key(let name) = kind { name } else { nil } }
}

/// Where the cursor is in the structure of a document.
struct CursorContext {
  /// The path to the value that is typed; for a key, to the mapping that it belongs to.
  var entries: [OutlineEntry] = []
  /// The keys of the root mapping so far.
  var rootKeys: [String] = []
  /// The text before the cursor that belongs to the word.
  var typed = ""
  /// The range of the whole word.
  var word = 0..<0
  /// Whether the word follows a key on its line, so that it is a value and not a key.
  var isInlineValue = false
  /// Whether the cursor is in brackets.
  var isFlow = false
  /// Whether the cursor is in a comment, where nothing is completed.
  var isInComment = false
  /// The column at which the word begins.
  var column = 0

  /// The keys of the mapping, or the items of the list, in which the cursor is.
  var siblingKeys: [String] { entries.last?.keys ?? rootKeys }
}
