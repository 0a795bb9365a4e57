internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioYAML

/// What comes of a step of a first scenario in each of its versions, and the expectations that can contain it.
struct StepOutcomes {
  private struct Outcome: Equatable {
    var version: String
    var calls: Set<SuggestedEdit.Change>
    var state: Set<SuggestedEdit.Change>
    var end: TerminationReason?
  }

  private var outcomes: [Outcome] = []

  /// The outcomes of all steps of a draft; nil where it cannot be run in all versions.
  static func all(of draft: SourceFile) -> [StepOutcomes]? {
    var loader = YAMLLoader()
    let plans = loader.load(draft).scenarios.flatMap(\.plans)
    var steps: [StepOutcomes] = []
    for plan in plans.sorted(by: { $0.world.os < $1.world.os }) {
      var trial = BlessTrial()
      trial.add(plan)
      // Each step of a draft has two places: its calls, and its state.
      let places = trial.changes.sorted { $0.key.start < $1.key.start }
      guard trial.diagnostics.isEmpty, places.count == 2 * plan.steps.count else { return nil }
      if steps.isEmpty { steps = plan.steps.map { _ in StepOutcomes() } }
      for (index, step) in plan.steps.enumerated() {
        steps[index].outcomes.append(
          Outcome(
            version: "\(plan.world.os)",
            calls: places[2 * index].value,
            state: places[2 * index + 1].value,
            end: trial.ends[step.activityRange]
          )
        )
      }
    }
    return steps.isEmpty ? nil : steps
  }

  /// The lines of the expectations: what all versions share, then what holds for some of them.
  var lines: [String] {
    let first = outcomes.first
    let sharesCalls = outcomes.allSatisfy { $0.calls == first?.calls }
    let sharesEnd = outcomes.allSatisfy { $0.state == first?.state && $0.end == first?.end }
    var lines = sharesCalls ? [Self.calls] : []
    if sharesEnd { lines += Self.end(first) }
    guard !sharesCalls || !sharesEnd else { return lines }
    lines.append("versions:")
    var rest = outcomes[...]
    while let head = rest.first {
      let group = rest.prefix {
        (sharesCalls || $0.calls == head.calls)
          && (sharesEnd || ($0.state == head.state && $0.end == head.end))
      }
      rest = rest.dropFirst(group.count)
      let last = group.count > 1 ? group.last.map { "...\($0.version)" } ?? "" : ""
      lines.append("  - ios: \(head.version)\(last)")
      let items = (sharesCalls ? [] : [Self.calls]) + (sharesEnd ? [] : Self.end(head))
      lines += items.map { "    \($0)" }
    }
    return lines
  }

  private static let calls = "calls: none"

  private static func end(_ outcome: Outcome?) -> [String] {
    (outcome?.end.map { ["terminated: \($0.word)"] } ?? []) + ["state: active"]
  }
}
