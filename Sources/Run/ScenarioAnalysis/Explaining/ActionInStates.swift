@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
package import ScenarioReports
@_spi(Package) internal import ScenarioRunner

/// What an action causes in each state in which an app can be, if nothing reaches an app that does not run.
package struct ActionInStates {
  /// A state, the steps that lead to it, and what the action causes there; nil if it is not possible.
  private typealias Row = (name: String, steps: [Step.Activity], record: ExplainedCase?)

  private let action: ExplainedCase
  private let rows: [Row]

  private static let states = zip(
    ["in front", "in the background", "suspended"],
    UsualWay.states.dropFirst()
  )

  /// Performs the only action of a case in each state; nil if it has others, or something reaches an app that does not
  /// run.
  package init?(_ explained: ExplainedCase, _ explainer: inout CaseExplainer) {
    guard explained.problem == nil, explained.steps.count == 1,
      explained.plan.steps.count == 1, case .action = explained.plan.steps[0].activity,
      explained.steps[0].reaching.isEmpty
    else { return nil }
    action = explained
    rows = Self.states.map { name, steps in
      let plan = explained.plan.replacing(
        steps: steps.map { Step($0, at: explained.plan.scenario.range) } + explained.plan.steps
      )
      let record = explainer.explain(plan)
      return (name, steps, record.problem == nil ? record : nil)
    }
    guard rows.contains(where: { $0.record?.hasEffect == true }) else { return nil }
  }

  /// Returns a line for each state, and how to see the rules.
  package func lines(_ paint: Paint) -> [String] {
    let step = action.steps[0]
    var lines = [paint(action.environment.title, .strong), "", paint(step.title, .strong)]
    for row in rows { lines += self.lines(row.name, row.record) }
    lines += self.lines("not running", action)
    let before = rows[0].steps.map(\.title).joined(separator: "; ")
    return lines + ["", "with --after '\(before)' the rules are shown, with their sources"]
  }

  private func lines(_ name: String, _ explained: ExplainedCase?) -> [String] {
    guard let explained, let step = explained.steps.last else { return ["  \(name): not possible"] }
    let entries = step.reaching.map(\.text)
    let what = entries.isEmpty ? "nothing reaches the app" : entries.joined(separator: ", ")
    let missing = (explained.unimplementedCalls.last ?? []).map(\.selector)
    let note = missing.isEmpty ? "" : "; if implemented: \(missing.joined(separator: ", "))"
    return ["  \(name): \(VisibleText.of(what)) → \(step.endPhrase)\(note)"]
  }
}

extension StepRecord {
  /// The calls and notifications that reach the app.
  fileprivate var reaching: [EntryRecord] {
    occurrences.filter { $0.kind == .calls || $0.kind == .notifications }
  }
}

extension ExplainedCase {
  /// Whether the last step reaches the app, or would if it implemented all methods.
  fileprivate var hasEffect: Bool {
    steps.last?.reaching.isEmpty == false || unimplementedCalls.last?.isEmpty == false
  }
}
