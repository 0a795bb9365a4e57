internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem
internal import ScenarioYAML

/// The text of a first scenario: actions, with what the model does for each.
struct FirstScenario {
  /// The scenario's name.
  var name: String
  /// The version of iOS, as the language writes it.
  var ios: String
  /// The actions: a word, `word: argument`, or a time to wait.
  var actions: [String]

  /// The scenario with expectations that say nothing yet.
  ///
  /// Its app implements every method: what is not implemented is not called, and nobody would see that it could be.
  ///
  /// - Parameter outcomes: The outcomes of each step, which distinguish versions; without them none are.
  /// - Returns: The text of the file.
  /// - Throws: `.usage`, for a word that is not an action.
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

  /// What helps against an unknown word: `open-url: todo://new` for `open-url todo://new`.
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
