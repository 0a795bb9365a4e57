@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

extension CaseExplainer {
  /// Returns the fewest steps that make the first impossible step possible.
  ///
  /// A case that has performed nothing yet starts with a launch, since a question about an action usually means that the
  /// app runs.
  ///
  /// - Returns: The actions to perform before the step, as steps are written; empty if no step is impossible, or a few actions do not suffice.
  package func preparation(for explained: ExplainedCase) -> [String] {
    let plan = explained.plan
    guard explained.problem != nil, explained.steps.count < plan.steps.count else { return [] }
    let search = PreparationSearch(plan, before: explained.steps.count)
    let launch = Step.Activity.action(Action(.tapIcon))
    let found = explained.steps.isEmpty ? search.shortest(from: [launch]) : nil
    return (found ?? search.shortest() ?? []).map { YAMLFlow.step($0) }
  }
}
