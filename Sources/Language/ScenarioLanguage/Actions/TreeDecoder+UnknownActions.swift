@_spi(Package) internal import LifecycleCore

// Words that are not actions, and what is written in their place. None of them is taken for a different event.
extension TreeDecoder {
  /// Reports a word that is not an action of an actor.
  mutating func reportUnknownAction(_ index: Tree.Index, of actor: Actor) {
    let name = string(index)
    let message = "unknown \(actor.rawValue) action '\(name)'"
    if actor == .app, customWords.actions.contains(name) {
      report(.misplacedAction, at: index, "'\(name)' is an action of the app under test") {
        "write it as a step, 'app: \(name)'; its own code cannot be written here"
      }
    } else if let other = ActionKind.allCases.first(where: { $0.word == name }),
      ActionMeanings.possible(name).isEmpty
    {
      let help = actorHelp([ActionMeaning(other)], at: index)
      report(
        .unknownAction,
        at: index,
        "'\(name)' is not \(actor.article) \(actor.rawValue) action"
      ) {
        help
      }
    } else if let help = meantHelp(WordForm.hyphenated(name), of: actor, at: index) {
      report(.unknownAction, at: index, message) { help }
    } else if let feature = UnmodeledFeature.named(name) {
      report(.unknownAction, at: index, "'\(name)' is not modeled: \(feature.name)") {
        feature.help
      }
    } else {
      let (words, custom) = (Vocabulary.actionWords(of: actor), customWords.actions)
      reportWord(.unknownAction, at: index, message) {
        KeyAdvice.help(for: name, at: .action)
          ?? Self.formHelp(ofAction: name, words + (actor == .app ? custom : []))
          ?? Self.help(on: actor)
      }
    }
  }

  /// Returns the help for a word that says something else, or may say one of several things.
  private func meantHelp(
    _ word: String,
    of actor: Actor,
    at index: Tree.Index
  ) -> Diagnostic.Help? {
    if let own = ActionMeanings.meaning(of: word, of: [actor]) { return .didYouMean(own.example) }
    let possible = ActionMeanings.possible(word)
    if !possible.isEmpty { return actorHelp(possible, at: index) }
    guard let other = ActionMeanings.meaning(of: word, of: Actor.allCases) else { return nil }
    let rest =
      actor == .app
      ? ", or declare it in the configuration if your own app has it: 'app-actions: [\(word)]'" : ""
    return actorHelp([other], at: index, rest)
  }

  /// Returns the help for an action that is written with another actor, and what each of several does, with the edits of
  /// both words.
  private func actorHelp(
    _ meanings: [ActionMeaning],
    at index: Tree.Index,
    _ rest: String = ""
  ) -> Diagnostic.Help {
    let texts = meanings.map { meaning in
      "'\(meaning.step)'" + (meanings.count > 1 ? " (\(meaning.kind.summary))" : "")
    }
    let help = Diagnostic.Help("write \(texts.joined(separator: ", or "))\(rest)")
    guard let key = tree.key(before: index), Actor(rawValue: string(key)) != nil else {
      return help
    }
    let range = SourceRange(Int(range(key).start), Int(range(index).end))
    return meanings.reduce(help) { $0.adding(Diagnostic.Fix(range: range, text: $1.step)) }
  }

  /// Returns the help for a misspelled word: for its characters and colons, or the word that it resembles.
  private static func formHelp(ofAction name: String, _ words: [String]) -> Diagnostic.Help? {
    invisibleCharacterHelp(for: name) ?? missingCommaHelp(for: name, words)
      ?? syntaxHelp(in: name, words)
      ?? (Suggestion.misspelled(name, in: words)
      ?? Suggestion.misspelled(WordForm.hyphenated(name), in: words)).map { .didYouMean($0) }
  }

  private static func help(on actor: Actor) -> Diagnostic.Help {
    guard actor == .app else { return "'scenario-run words' lists them all" }
    return "'scenario-run words' lists them all; an action of your own app needs '--app', "
      + "or is declared in the configuration: 'app-actions: [..]'"
  }
}

extension UnmodeledFeature {
  /// What to write in its place.
  var help: Diagnostic.Help {
    guard let instead else { return "docs/not-modeled.md says what happens on a device" }
    return Diagnostic.Help("write instead: \(instead.replacing("`", with: "'"))")
  }
}
