@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioYAML

/// The outcomes of a step of a first scenario in each of its versions, and the expectations for them.
struct StepOutcomes {
  private struct Outcome: Equatable {
    var version: String
    var calls: Set<SuggestedEdit.Change>
    var state: Set<SuggestedEdit.Change>
    var termination: TerminationReason?
  }

  private var outcomes: [Outcome] = []

  /// Returns the outcomes of all steps of a draft; nil if it cannot be run in all versions.
  static func all(of draft: SourceFile) -> [StepOutcomes]? {
    var loader = YAMLLoader.ofCommand()
    let plans = loader.load(draft).scenarios.flatMap(\.plans)
    var steps: [StepOutcomes] = []
    for plan in plans.sorted(by: { $0.environment.os < $1.environment.os }) {
      var collector = SuggestedEditCollector()
      collector.add(plan)
      // Each step of a draft has two expectations: its calls, and its state.
      let changes = collector.changes.sorted { $0.key.start < $1.key.start }
      guard collector.diagnostics.isEmpty, changes.count == 2 * plan.steps.count else { return nil }
      if steps.isEmpty { steps = plan.steps.map { _ in StepOutcomes() } }
      for (index, step) in plan.steps.enumerated() {
        steps[index].outcomes.append(
          Outcome(
            version: "\(plan.environment.os)",
            calls: changes[2 * index].value,
            state: changes[2 * index + 1].value,
            termination: collector.terminations[step.activityRange]
          )
        )
      }
    }
    return steps.isEmpty ? nil : steps
  }

  /// The lines of the expectations: those that all versions share, then those of some versions.
  var lines: [String] {
    let first = outcomes.first
    let sharesCalls = outcomes.allSatisfy { $0.calls == first?.calls }
    let sharesState = outcomes.allSatisfy {
      $0.state == first?.state && $0.termination == first?.termination
    }
    var lines = sharesCalls ? [Self.callsLine] : []
    if sharesState { lines += Self.stateLines(first) }
    guard !sharesCalls || !sharesState else { return lines }
    lines.append("versions:")
    var rest = outcomes[...]
    while let head = rest.first {
      let group = rest.prefix {
        (sharesCalls || $0.calls == head.calls)
          && (sharesState || ($0.state == head.state && $0.termination == head.termination))
      }
      rest = rest.dropFirst(group.count)
      let last = group.count > 1 ? group.last.map { "...\($0.version)" } ?? "" : ""
      lines.append("  - ios: \(head.version)\(last)")
      let items = (sharesCalls ? [] : [Self.callsLine]) + (sharesState ? [] : Self.stateLines(head))
      lines += items.map { "    \($0)" }
    }
    return lines
  }

  private static let callsLine = "calls: none"

  private static func stateLines(_ outcome: Outcome?) -> [String] {
    (outcome?.termination.map { ["terminated: \($0.word)"] } ?? []) + ["state: active"]
  }
}
