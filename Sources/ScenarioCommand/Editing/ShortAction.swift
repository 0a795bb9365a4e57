internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem
internal import ScenarioYAML

/// An action on the command line: a step of a scenario, or a short form such as `press-home`, `open-url: notes://1`,
/// `system: open-url: notes://1` or `5s`; a mapping may be in braces, `{open-url: notes://1}`.
enum ShortAction {
  /// Returns the step of a scenario for an action.
  ///
  /// - Throws: `.usage` for an unknown action.
  static func step(_ action: String) throws(ScenarioError) -> String {
    let (word, argument) = wordAndArgument(of: action)
    if let actor = Actor(rawValue: word) {
      let (word, rest) = wordAndArgument(of: argument)
      let kind = ActionKind.allCases.first { $0.word == word && $0.actor == actor }
      return kind.map { step($0, rest) } ?? "\(actor.rawValue): \(argument)"
    }
    if word == "wait" { return "wait: \(argument)" }
    if argument.isEmpty, word.first?.isNumber == true { return "wait: \(word)" }
    guard let kind = ActionKind.allCases.first(where: { $0.word == word }) else {
      throw ScenarioError(.usage, "unknown action '\(word)'", help: help(for: action, word))
    }
    return step(kind, argument)
  }

  /// Whether a text begins with an actor, `wait` or the word of an action.
  static func isAction(_ text: String) -> Bool {
    let (word, argument) = wordAndArgument(of: text)
    if word == "wait" || Actor(rawValue: word) != nil { return !argument.isEmpty }
    return ActionKind.allCases.contains { $0.word == word }
  }

  private static func step(_ kind: ActionKind, _ argument: String) -> String {
    let actor = kind.actor.rawValue
    guard !argument.isEmpty else { return "\(actor): \(kind.word)" }
    let isFlow = argument.hasPrefix("{") || argument.hasPrefix("[") || argument.hasPrefix("\"")
    return "\(actor): { \(kind.word): \(isFlow ? argument : ScenarioFormatter.value(argument)) }"
  }

  private static func wordAndArgument(of text: String) -> (word: String, argument: String) {
    var text = trimmed(text[...])
    if text.hasPrefix("{"), text.hasSuffix("}") { text = String(text.dropFirst().dropLast()) }
    let parts = text.split(separator: ":", maxSplits: 1).map(trimmed)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }

  private static func help(for action: String, _ word: String) -> String {
    let words = ActionKind.allCases.map(\.word)
    if let meant = Suggestion.nearest(to: word, in: words) { return "did you mean '\(meant)'?" }
    return helpWithColon(for: action) ?? "'scenario-run words' lists them all"
  }

  /// Returns the help for an action without its colon, such as `open-url: todo://new` for `open-url todo://new`.
  static func helpWithColon(for action: String) -> String? {
    let parts = action.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, ActionKind.allCases.contains(where: { $0.word == parts[0] }) else {
      return nil
    }
    return "write '\(parts[0]): \(trimmed(parts[1]))'"
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
