@_spi(Package) import LifecycleCore

extension Action {
  /// An action whose first argument is a word.
  static func with(_ kind: ActionKind, _ word: String) -> Action {
    guard case .word(let words)? = kind.parameters.first?.type,
      let index = words.firstIndex(of: word)
    else { preconditionFailure("\(kind) knows no word \(word)") }
    return Action(kind, [.word(index)])
  }
}
