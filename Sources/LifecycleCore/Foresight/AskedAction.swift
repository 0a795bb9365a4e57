/// What of an action is known to the effects of its rules.
struct AskedAction: Hashable {
  var kind: ActionKind
  /// The bit of its word; nil for whatever it may be told.
  var word: UInt32?
  /// Whether its first argument is a text; nil where that is not known.
  var hasText: Bool?

  init(_ action: Action) {
    kind = action.kind
    word = action.wordBit
    hasText = action.text(0) != nil
  }

  /// An action of the app's code, told whatever it may be told.
  init(anyOf kind: ActionKind) { self.kind = kind }
}
