@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioYAML

/// Writes suites of the drafts that an app can receive.
struct SuiteWriter {
  let runner: DraftRunner
  let versions: [OSVersion]

  /// A file with a suite.
  struct Suite {
    /// The text; nil if no draft matters to the app.
    var text: String?
    /// What there is no scenario about.
    var leftOut: [LeftOutSubject] = []
  }

  /// Returns a suite of the drafts that matter to the app.
  func suite(_ title: String, _ drafts: [ScenarioDraft]) -> Suite {
    var suite = Suite()
    let scenarios = drafts.compactMap { scenario($0, &suite) }
    if !scenarios.isEmpty { suite.text = text(title, scenarios) }
    return suite
  }

  private func text(_ title: String, _ scenarios: [[String]]) -> String {
    let app = runner.app
    let about = "First scenarios for \(app.name): what the model of iOS says that it receives."
    var lines =
      YAMLText.comment(about)
      + ["# They are yours to change. 'scenario-run bless' updates them after a change of the app."]
    lines += ["suite: \(ScenarioFormatter.value(title))", "ios: \(ScenarioText.list(versions))"]
    lines += ScenarioText.device(runner.device)
    lines +=
      app.reference.split(separator: "\n").map(String.init) + ["scenarios:"]
      + scenarios.joined(separator: [""]).map { "  \($0)" }
    let source = SourceFile(path: "first.yaml", bytes: Array(ScenarioText.text(lines).utf8))
    return String(decoding: ScenarioFormatter.formatted(source), as: UTF8.self)
  }

  /// Returns the lines of a scenario; nil if it cannot be run, or does not matter to the app.
  private func scenario(_ draft: ScenarioDraft, _ suite: inout Suite) -> [String]? {
    let versions = draft.version.map { [$0] } ?? versions.filter { $0 >= draft.since ?? $0 }
    guard let draft = withPossibleExamples(draft, in: versions, &suite) else { return nil }
    let outcomes = versions.compactMap { version -> DraftOutcome? in
      guard let steps = runner.observe(draft, on: version) else { return nil }
      let called = steps.flatMap(\.methods)
      guard draft.methods.map({ called.contains(where: $0.has) }) ?? true else { return nil }
      return DraftOutcome(version: version, steps: steps)
    }
    if outcomes.isEmpty { return nil }
    return ScenarioText.scenario(draft, outcomes, in: self.versions, runner.device)
  }

  /// Returns a draft without the examples that are not possible on any version, such as a URL that iOS opens itself.
  private func withPossibleExamples(
    _ draft: ScenarioDraft,
    in versions: [OSVersion],
    _ suite: inout Suite
  ) -> ScenarioDraft? {
    guard let variable = draft.variable else { return draft }
    var draft = draft
    let rows = variable.rows.filter { row in
      draft.variable?.rows = [row]
      return versions.contains { runner.observe(draft, on: $0) != nil }
    }
    draft.variable?.rows = rows
    // What a draft is about that not every app has may be no part of this one.
    if draft.methods == nil {
      let labels = variable.rows.map(\.label).filter { label in !rows.contains { $0.label == label }
      }
      suite.leftOut += labels.map { label in
        .init(subject: label, reason: "'\(draft.title)' is not possible with it")
      }
    }
    return rows.isEmpty ? nil : draft
  }
}
