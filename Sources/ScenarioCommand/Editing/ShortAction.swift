internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem
internal import ScenarioYAML

/// An action in a short form: `press-home`, `open-url: notes://1` or `5s`.
enum ShortAction {
  /// Returns the step of a scenario for an action in a short form or written as a step.
  ///
  /// - Throws: `.usage` for an unknown action.
  static func step(_ action: String) throws(ScenarioError) -> String {
    let parts = action.split(separator: ":", maxSplits: 1)
    let word = parts.first.map { trimmed($0) } ?? ""
    let argument = parts.count > 1 ? trimmed(parts[1]) : ""
    if word == "wait" || Actor(rawValue: word) != nil { return "\(word): \(argument)" }
    if argument.isEmpty, word.first?.isNumber == true { return "wait: \(word)" }
    guard let kind = ActionKind.allCases.first(where: { $0.word == word }) else {
      throw ScenarioError(.usage, "unknown action '\(word)'", help: help(for: action, word))
    }
    let actor = kind.actor.rawValue
    guard !argument.isEmpty else { return "\(actor): \(word)" }
    let isFlow = argument.hasPrefix("{") || argument.hasPrefix("[") || argument.hasPrefix("\"")
    return "\(actor): { \(word): \(isFlow ? argument : ScenarioFormatter.value(argument)) }"
  }

  /// Returns the help for an unknown action, such as `open-url: todo://new` for `open-url todo://new`.
  private static func help(for action: String, _ word: String) -> String {
    let words = ActionKind.allCases.map(\.word)
    if let meant = Suggestion.nearest(to: word, in: words) { return "did you mean '\(meant)'?" }
    let parts = action.split(separator: " ", maxSplits: 1)
    if parts.count == 2, words.contains(String(parts[0])) {
      return "write '\(parts[0]): \(trimmed(parts[1]))'"
    }
    return "'scenario-run words' lists them all"
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
