@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioYAML

/// Scenarios as text that is not yet formatted.
enum ScenarioText {
  /// Returns a file with a draft that can be run; the first example stands for all.
  static func draft(
    of draft: ScenarioDraft,
    _ app: DescribedApp,
    on version: OSVersion,
    _ device: Device.Model
  ) -> String {
    var lines = ["suite: First", "ios: \(version)"] + self.device(device)
    lines += [app.description, "scenarios:", "  - scenario: First"]
    var body = environment(of: draft, device) + ["steps:"]
    for step in draft.steps { body.append("  - \(step.action)") }
    // A scenario needs an expectation; this one is not evaluated.
    body.append("    state: active")
    if let variable = draft.variable { body = substituted(body, variable) }
    return text(lines + body.map { "    \($0)" })
  }

  /// Returns the lines of a scenario in a suite for some versions of iOS.
  static func scenario(
    _ draft: ScenarioDraft,
    _ outcomes: [DraftOutcome],
    in versions: [OSVersion],
    _ device: Device.Model
  ) -> [String] {
    var body: [String] = []
    if outcomes.map(\.version) != versions { body.append("ios: \(list(outcomes.map(\.version)))") }
    body += environment(of: draft, device)
    if let variable = draft.variable, variable.rows.count > 1 {
      body.append("examples:")
      for row in variable.rows {
        let value = YAMLText.quotedValue(row.value)
        body.append("  \(YAMLText.value(row.label)): { \(variable.name): \(value) }")
      }
    }
    body.append("steps:")
    for (index, step) in draft.steps.enumerated() {
      body.append("  - \(step.action)")
      let lines = DraftOutcome.expectations(outcomes, ofStep: index).map { "    \($0)" }
      body += draft.variable.map { referring(to: $0, in: lines) } ?? lines
    }
    if let variable = draft.variable, variable.rows.count == 1 {
      body = substituted(body, variable)
    }
    return comment(on: draft, outcomes)
      + ["- scenario: \(ScenarioFormatter.value(draft.title))"] + body.map { "  \($0)" }
  }

  /// Returns versions as the value of `ios`.
  static func list(_ versions: [OSVersion]) -> String {
    let texts = versions.map { "\($0)" }
    return texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
  }

  /// Returns lines below a key; nothing for none.
  static func indented(_ lines: [String], below key: String) -> [String] {
    lines.isEmpty ? [] : ["\(key):"] + lines.map { "  \($0)" }
  }

  /// Returns lines as a text.
  static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private static func comment(on draft: ScenarioDraft, _ outcomes: [DraftOutcome]) -> [String] {
    var sentences = [draft.reason]
    let receivers = outcomes.flatMap(\.steps).flatMap(\.receivers)
    if let payload = draft.payload, receivers.isEmpty {
      sentences.append("No method that the app implements receives \(payload).")
    }
    return sentences.flatMap(YAMLText.comment)
  }

  /// Returns the line about a device; none for the usual one.
  static func device(_ model: Device.Model) -> [String] {
    model == .iphone ? [] : ["device: \(model.rawValue)"]
  }

  private static func environment(of draft: ScenarioDraft, _ device: Device.Model) -> [String] {
    let model = device == .iphone ? "" : "model: \(device.rawValue), "
    return (draft.hasPasscode ? ["device: { \(model)passcode: true }"] : [])
      + indented(draft.code, below: "app")
  }

  /// Returns lines with the first value of a variable in place of its references, which are in quotes.
  private static func substituted(
    _ lines: [String],
    _ variable: ScenarioDraft.Variable
  ) -> [String] {
    let value = ScenarioFormatter.value(variable.rows[0].value)
    return lines.map { $0.replacing(variable.reference, with: value) }
  }

  /// Returns expectations with references to a variable in place of its first value.
  private static func referring(
    to variable: ScenarioDraft.Variable,
    in lines: [String]
  ) -> [String] {
    let value = ScenarioFormatter.value(variable.rows[0].value)
    return lines.map { line in
      [" }", ","].reduce(line) {
        $0.replacing(": \(value)\($1)", with: ": \(variable.reference)\($1)")
      }
    }
  }
}
