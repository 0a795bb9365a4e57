@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

/// What is possible before a step of a case.
package struct StepPossibilities: Sendable {
  /// The state of the app, what is in front and what covers it.
  package let situation: String
  /// The actions that are possible.
  package let actions: [ActionKind]
  /// The possible words of the first argument of each action that has such words.
  package let arguments: [ActionKind: [String]]

  /// Performs all steps of a case; nil if one of them is not possible.
  package init?(after plan: Plan) {
    let simulator = Simulator(plan.environment, app: ScriptedApp(plan.script))
    guard plan.steps.allSatisfy({ simulator.perform($0.activity) != .impossible }) else {
      return nil
    }
    situation = simulator.situation
    actions = simulator.possibleActions()
    var arguments: [ActionKind: [String]] = [:]
    for kind in actions {
      guard case .word? = kind.parameters.first?.type,
        let action = Action.variants(of: kind).first
      else { continue }
      arguments[kind] = simulator.possibleArguments(for: action)
    }
    self.arguments = arguments
  }
}
