@_spi(Package) @testable import LifecycleCore

/// The reachability analysis of some rules alone, step by step.
struct RuleAnalysis {
  private let analysis: ReachabilityAnalysis
  private(set) var possible = AbstractStates()

  /// Creates the analysis of rules on a fresh device.
  init(
    _ rules: [Rule],
    _ os: OSVersion = OSVersion(18),
    _ change: (inout SimulationEnvironment) -> Void = { _ in }
  ) {
    var environment = SimulationEnvironment(os: os)
    change(&environment)
    analysis = ReachabilityAnalysis(AnalyzedEnvironment(environment), RuleBook(rules))
  }

  /// The outcomes of effects after the launch into a state, beside those of other rules.
  static func outcomes(
    of effects: Effect...,
    in state: AppState = .active,
    on os: OSVersion = OSVersion(18),
    beside rules: [Rule] = [],
    _ change: (inout SimulationEnvironment) -> Void = { _ in }
  ) -> PossibleOutcomes {
    let rule = effects.reduce(Rule("rule", of: .action(.lock))) { $0.does($1) }
    var analysis = RuleAnalysis([.launch(into: state), rule] + rules, os, change)
    _ = analysis.perform(.tapIcon)
    return analysis.perform(.lock)
  }

  /// The app states that are possible.
  var states: Set<AppState> { analysis.outcomes(in: possible).endStates }

  mutating func perform(_ kind: ActionKind, _ arguments: ArgumentValue...) -> PossibleOutcomes {
    let (next, outcomes) = analysis.run(Action(kind, arguments), from: possible)
    possible = next
    return outcomes
  }

  mutating func wait() -> PossibleOutcomes {
    let (next, outcomes) = analysis.wait(from: possible)
    possible = next
    return outcomes
  }
}

extension Rule {
  /// Creates a rule of a trigger, in whichever table.
  convenience init(_ id: String, of trigger: Trigger) {
    self.init(id)
    statedTrigger = trigger
  }

  /// A rule that launches the app into a state.
  static func launch(into state: AppState) -> Rule {
    Rule("launch", of: .action(.tapIcon)).does(.startProcess(state))
  }
}

extension PossibleOutcomes {
  /// The app states at the end.
  var endStates: Set<AppState> { Set(snapshots.map(\.state)) }
}
