@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem
internal import ScenarioYAML

/// An action on the command line.
///
/// It is a step of a scenario, or a short form such as `press-home`, `open-url: notes://1`, `system: open-url: notes://1` or
/// `5s`; a mapping may be in braces, `{open-url: notes://1}`. Aliases of actions are accepted, as in a scenario.
enum ShortAction {
  /// Returns the step of a scenario for an action.
  ///
  /// - Throws: `.usage` for an unknown action.
  static func step(_ action: String) throws(ScenarioError) -> String {
    let (word, argument) = wordAndArgument(of: action)
    if let actor = Actor(rawValue: word) {
      let (word, rest) = wordAndArgument(of: argument)
      return ActionKind(named: word, of: actor).map { step($0, word, rest) }
        ?? "\(actor.rawValue): \(argument)"
    }
    if word == "wait" { return "wait: \(argument)" }
    if argument.isEmpty, word.first?.isNumber == true { return "wait: \(word)" }
    guard let kind = ActionKind(named: word) else {
      throw ScenarioError.usage("unknown action '\(word)'", help: help(for: action, word))
    }
    return step(kind, word, argument)
  }

  /// Whether a text begins with an actor, `wait` or the word of an action.
  static func isAction(_ text: String) -> Bool {
    let (word, argument) = wordAndArgument(of: text)
    if word == "wait" || Actor(rawValue: word) != nil { return !argument.isEmpty }
    return ActionKind(named: word) != nil
  }

  /// The kind of the action with which a text begins; nil for a wait and for anything else.
  static func kind(of text: String) -> ActionKind? {
    let (word, argument) = wordAndArgument(of: text)
    guard let actor = Actor(rawValue: word) else { return ActionKind(named: word) }
    return ActionKind(named: wordAndArgument(of: argument).word, of: actor)
  }

  /// Returns the step of an action with its word or an alias, which may stand for an argument, too.
  private static func step(_ kind: ActionKind, _ word: String, _ argument: String) -> String {
    let actor = kind.actor.rawValue
    let word = kind.hasArgument(in: word) ? word : kind.word
    guard !argument.isEmpty else { return "\(actor): \(word)" }
    let isFlow = argument.hasPrefix("{") || argument.hasPrefix("[") || argument.hasPrefix("\"")
    return "\(actor): { \(word): \(isFlow ? argument : ScenarioFormatter.value(argument)) }"
  }

  private static func wordAndArgument(of text: String) -> (word: String, argument: String) {
    var text = trimmed(text[...])
    if text.hasPrefix("{"), text.hasSuffix("}") { text = String(text.dropFirst().dropLast()) }
    let parts = text.split(separator: ":", maxSplits: 1).map(trimmed)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }

  private static func help(for action: String, _ word: String) -> String {
    if let colon = helpWithColon(for: action) { return colon }
    let meant = ActionKind.words(meantBy: word)
    if let entry = WordList.entries(named: action).first {
      return "it is a word for '\(entry.key)', which 'scenario-run explain \(action)' explains"
    }
    guard meant.isEmpty else { return "did you mean '\(meant.joined(separator: "' or '"))'?" }
    return ActionKind.word(misspelled: word).map { "did you mean '\($0)'?" }
      ?? "'scenario-run words' lists them all"
  }

  /// Returns the help for an action without its colon, such as `open-url: todo://new` for `open-url todo://new`.
  static func helpWithColon(for action: String) -> String? {
    let parts = action.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let kind = ActionKind(named: String(parts[0])) else { return nil }
    return "write '\(kind.word): \(trimmed(parts[1]))'"
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
