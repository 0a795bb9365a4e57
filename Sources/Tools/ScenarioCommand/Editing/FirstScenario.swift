internal import ScenarioSystem
internal import ScenarioYAML

/// The scenario that `new` and `repl` write: actions, each with the calls and states that follow.
struct FirstScenario {
  /// The scenario's name.
  var name: String
  /// The versions of iOS, in the syntax of scenario files.
  var ios: String
  /// The lines that describe the device and the app.
  ///
  /// By default, the app implements every method: one that is not implemented is not called, so its calls would not be
  /// shown.
  var environment = ["app: { implements: all }"]
  /// The actions, each as `ShortAction` reads it.
  var actions: [String]

  /// Returns the scenario with placeholder expectations.
  ///
  /// - Parameter outcomes: The outcomes of each step; nil if versions are not to be distinguished.
  /// - Returns: The text of the file.
  /// - Throws: `.usage` for an unknown action.
  func draft(_ outcomes: [StepOutcomes]? = nil) throws(ScenarioError) -> String {
    var lines =
      ["scenario: \(ScenarioFormatter.value(name))", "ios: \(ios)"] + environment + ["steps:"]
    for (index, action) in actions.enumerated() {
      lines.append("  - \(try ShortAction.step(action))")
      lines += (outcomes?[index] ?? StepOutcomes()).lines.map { "    \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
