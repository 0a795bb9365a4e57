@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

extension ReplSession {
  /// Returns what the text before the cursor can be completed with: commands, possible actions, arguments or names.
  func completion(of text: String) -> Completion {
    if text.hasPrefix(":") { return commandCompletion(of: text) }
    let action = (ActionDocument.actions(in: text + ".").last ?? ".").dropLast()
    let parts = action.split(separator: ":", omittingEmptySubsequences: false)
      .map { String($0.drop { $0 == " " }) }
    let last = parts.last ?? ""
    let actor = parts.count > 1 ? Actor(rawValue: parts[0]) : nil
    if parts.count == 1 || parts.count == 2 && actor != nil {
      return actionCompletion(of: last, by: actor)
    }
    let word = parts[parts.count - 2]
    guard let kind = ActionKind.allCases.first(where: { $0.word == word }),
      case .word(let words)? = kind.parameters.first?.type
    else { return Completion(last, []) }
    return Completion(last, words.map { ($0, "") })
  }

  private func commandCompletion(of text: String) -> Completion {
    if let space = text.firstIndex(of: " ") {
      guard text[..<space] == ReplCommandWord.whyNot.text else { return Completion("", []) }
      let name = String(text[space...].drop { $0 == " " })
      let names = Term.names.map { (word: $0, suffix: "") }
      return Completion(name, names.map { (spelling.written($0.word), "") }, else: names)
    }
    return Completion(
      text,
      ReplCommandWord.allCases.map { ($0.text, $0.argument.isEmpty ? "" : " ") }
    )
  }

  private func actionCompletion(of word: String, by actor: Actor?) -> Completion {
    func candidates(_ kinds: [ActionKind]) -> [(word: String, suffix: String)] {
      kinds.filter { actor == nil || $0.actor == actor }.map {
        ($0.word, $0.parameters.contains(where: \.isRequired) ? ": " : "")
      }
    }
    return Completion(
      word,
      candidates(possibleActions) + (actor == nil ? [("wait", ": ")] : []),
      else: candidates(ActionKind.allCases)
    )
  }
}
