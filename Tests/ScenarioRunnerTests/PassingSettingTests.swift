import Foundation
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioYAML
import Testing

@testable import ScenarioRunner

/// A failed case names the switches of the model with another value of which it passes.
@Suite struct PassingSettingTests {
  /// The cases of the project's scenarios that are expected to pass.
  private static func plans() throws -> [Plan] {
    let files = FileManager.default.enumerator(atPath: "Scenarios")
    var plans: [Plan] = []
    var loader = YAMLLoader()
    while let path = files?.nextObject() as? String {
      guard path.hasSuffix(".yaml") else { continue }
      let file = "Scenarios/\(path)"
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
      plans += loader.load(SourceFile(path: file, bytes: bytes)).scenarios.flatMap(\.plans)
    }
    return plans.filter { $0.skipReason == nil && $0.knownIssue == nil }
  }

  @Test func `a case that passes with a value of a switch names it without it`() throws {
    var named: Set<ModelSwitch> = []
    for plan in try Self.plans() where plan.environment.choices.count == 1 {
      guard let (item, value) = plan.environment.choices.first else { continue }
      var environment = plan.environment
      environment.choices = [:]
      let bare = plan.replacing(environment: environment)
      let run = CaseExecutor().evaluate(bare)
      var failures = run.failures
      guard !failures.isEmpty, environment.mayBeTried(item, value) else { continue }
      PassingSetting.explain(&failures, of: run.execution, plan: bare)
      let setting = "'model: {\(item.name): \(item.text(of: value))}'"
      let settings = failures[0].failure.passingChanges
      #expect(settings.contains { $0.contains(setting) }, "\(plan.name): \(setting)")
      named.insert(item)
    }
    // Most switches are chosen by some scenario that depends on them.
    #expect(named.count > 40)
  }

  @Test func `a case that passes if a method keeps its completion handler names it`() throws {
    var named: Set<DelegateMethod> = []
    for plan in try Self.plans() {
      let keeping = plan.script.during.filter { $0.value.first?.kind == .keepCompletionHandler }
      guard keeping.count == 1, let (method, actions) = keeping.first,
        !actions.contains(where: { $0.kind == .callCompletionHandler })
      else { continue }
      var script = plan.script
      script.during[method] = Array(actions.dropFirst())
      let bare = plan.replacing(script: script)
      let run = CaseExecutor().evaluate(bare)
      var failures = run.failures
      guard !failures.isEmpty else { continue }
      PassingSetting.explain(&failures, of: run.execution, plan: bare)
      let name = Term.call(method).name(in: bare.spelling)
      let advice = "'keep-completion-handler' under 'during' in \(name)"
      let settings = failures[0].failure.passingChanges
      #expect(settings.contains { $0.contains(advice) }, "\(plan.name): \(settings)")
      named.insert(method)
    }
    #expect(named.count > 3)
  }

  @Test func `what the scenario chooses itself, and what changes nothing, is not named`() throws {
    let text = """
      scenario: A call
      ios: 26.0
      model: { call-style: banner }
      steps:
        - user: tap-icon
        - system: incoming-call
          calls: [sceneWillResignActive]
      """
    var loader = YAMLLoader()
    let file = loader.load(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
    let plan = try #require(file.scenarios.first?.plans.first)
    let run = CaseExecutor().evaluate(plan)
    var failures = run.failures
    PassingSetting.explain(&failures, of: run.execution, plan: plan)
    #expect(failures.count == 1)
    #expect(failures[0].failure.passingChanges == [])
  }
}

extension SimulationEnvironment {
  /// Whether a value is tried: any of a word or a flag, and those that a duration has in other versions.
  fileprivate func mayBeTried(_ item: ModelSwitch, _ value: Int64) -> Bool {
    guard case .duration = item.type else { return true }
    return Profile.all.contains { $0.firstVersion >= OSVersion(4) && $0.settings[item] == value }
  }
}
