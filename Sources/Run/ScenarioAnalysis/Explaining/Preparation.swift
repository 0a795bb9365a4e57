@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

extension CaseExplainer {
  /// Returns the fewest actions of the user and the system that make the first impossible step possible.
  ///
  /// A case that has performed nothing yet starts with a launch, since a question about an action usually means that the
  /// app runs.
  ///
  /// - Returns: The actions to perform before the step, as steps are written; empty if no step is impossible, or a few actions do not suffice.
  package func preparation(for explained: ExplainedCase) -> [String] {
    let plan = explained.plan
    guard explained.problem != nil, explained.steps.count < plan.steps.count else { return [] }
    let search = PreparationSearch(
      plan: plan,
      performed: plan.steps[..<explained.steps.count].map(\.activity),
      next: plan.steps[explained.steps.count].activity
    )
    let launch = Action(.tapIcon)
    let found = explained.steps.isEmpty ? search.shortest(from: [launch]) : nil
    return (found ?? search.shortest(from: []) ?? []).map { YAMLFlow.step(.action($0)) }
  }
}

/// A breadth-first search for actions after which a step is possible.
private struct PreparationSearch {
  let plan: Plan
  /// The steps before those that are searched for.
  let performed: [Step.Activity]
  /// The step that must become possible.
  let next: Step.Activity

  /// The number of actions that are tried after the first ones.
  private static let maximumLength = 2

  private static let actions = ActionKind.allCases.filter { $0.actor != .app }
    .flatMap { Action.variants(of: $0) }

  /// Returns the shortest list of actions that begins with the given ones; nil if there is none.
  func shortest(from start: [Action]) -> [Action]? {
    guard let simulator = simulator(after: start) else { return nil }
    if !start.isEmpty, isNextPossible(in: simulator) { return start }
    var seen: Set<RuleSituation> = [simulator.ruleSituation]
    var paths = [start]
    for _ in 0..<Self.maximumLength {
      var longer: [[Action]] = []
      for path in paths {
        for action in Self.actions {
          guard let simulator = self.simulator(after: path + [action]),
            seen.insert(simulator.ruleSituation).inserted
          else { continue }
          if isNextPossible(in: simulator) { return path + [action] }
          longer.append(path + [action])
        }
      }
      paths = longer
    }
    return nil
  }

  /// Performs the step itself, so the simulator cannot be used any more.
  private func isNextPossible(in simulator: Simulator) -> Bool {
    simulator.perform(next) != .impossible
  }

  private func simulator(after actions: [Action]) -> Simulator? {
    let simulator = Simulator(plan.environment, app: ScriptedApp(plan.script))
    for activity in performed { _ = simulator.perform(activity) }
    for action in actions where !simulator.perform(action) { return nil }
    return simulator
  }
}
