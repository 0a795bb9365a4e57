@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner
internal import ScenarioYAML

/// Runs drafts of scenarios about an app.
struct DraftRunner {
  let app: DescribedApp
  /// The device, unless a draft needs another one.
  var device = Device.Model.iphone

  /// Returns what happens in each step; nil if the draft cannot be run on this version of iOS.
  func observe(_ draft: ScenarioDraft, on version: OSVersion) -> [ObservedStep]? {
    guard let plan = plan(of: draft, on: version) else { return nil }
    let execution = CaseExecutor().execute(plan)
    guard execution.impossibleAction == nil, execution.stopReason == nil,
      execution.steps.count == draft.steps.count
    else { return nil }
    var observation = execution.observationOfWholeRun()
    return draft.steps.indices.map { index in
      observation.move(toStep: index, of: execution)
      return ObservedStep(observation, of: draft.steps[index], in: app.spelling)
    }
  }

  /// Returns the environment of the app and the methods that it implements; nil if they or its life cycle are not known,
  /// or if its description is not valid there.
  func environment(
    on version: OSVersion
  ) -> (environment: SimulationEnvironment, implemented: MethodSet)? {
    let draft = ScenarioDraft(title: "Environment", reason: "", steps: [.prepare("user: tap-icon")])
    guard let plan = plan(of: draft, on: version), let methods = plan.script.statedMethods,
      plan.script.statedLifeCycle != nil
    else { return nil }
    return (plan.environment, methods)
  }

  private func plan(of draft: ScenarioDraft, on version: OSVersion) -> Plan? {
    let text = ScenarioText.draft(of: draft, app, on: version, device)
    var loader = YAMLLoader()
    let file = loader.load(SourceFile(path: "first.yaml", bytes: Array(text.utf8)))
    let isValid = !file.allDiagnostics.contains { $0.severity == .error }
    return isValid ? file.scenarios.first?.plans.first : nil
  }
}
