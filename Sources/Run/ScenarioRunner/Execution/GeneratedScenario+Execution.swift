@_spi(Package) package import ScenarioLanguage

extension GeneratedScenario {
  /// Returns whether the plan of a finding reproduces it, that is, fails; `app` creates the app, nil for the one that the
  /// plan describes.
  package static func isReproduced(by plan: Plan, _ app: AppMaker?) -> Bool {
    var executor = CaseExecutor()
    executor.makeApp = app
    let (execution, failures) = executor.evaluate(plan)
    return execution.fault != nil || execution.impossibleAction == nil && !failures.isEmpty
  }
}
