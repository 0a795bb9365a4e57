internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem
internal import ScenarioYAML

/// The first scenario that `new` writes: actions, each with the calls and states that follow.
struct FirstScenario {
  /// The scenario's name.
  var name: String
  /// The versions of iOS, in the syntax of scenario files.
  var ios: String
  /// The actions, each `word`, `word: argument` or `wait: 1s`.
  var actions: [String]

  /// Returns the scenario with placeholder expectations.
  ///
  /// Its app implements every method: a method that is not implemented is not called, so its calls would not be shown.
  ///
  /// - Parameter outcomes: The outcomes of each step; nil if versions are not to be distinguished.
  /// - Returns: The text of the file.
  /// - Throws: `.usage` for an unknown action.
  func draft(_ outcomes: [StepOutcomes]? = nil) throws(ScenarioError) -> String {
    var lines = [
      "scenario: \(ScenarioFormatter.value(name))", "ios: \(ios)", "app: { implements: all }",
      "steps:",
    ]
    for (index, action) in actions.enumerated() {
      lines.append("  - \(try step(action))")
      lines += (outcomes?[index] ?? StepOutcomes()).lines.map { "    \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func step(_ action: String) throws(ScenarioError) -> String {
    let parts = action.split(separator: ":", maxSplits: 1)
    let word = parts.first.map { Self.trimmed($0) } ?? ""
    let argument = parts.count > 1 ? Self.trimmed(parts[1]) : ""
    if word == "wait" { return "wait: \(argument)" }
    if argument.isEmpty, word.first?.isNumber == true { return "wait: \(word)" }
    guard let kind = ActionKind.allCases.first(where: { $0.word == word }) else {
      throw ScenarioError(.usage, "unknown action '\(word)'", help: Self.help(for: action, word))
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
