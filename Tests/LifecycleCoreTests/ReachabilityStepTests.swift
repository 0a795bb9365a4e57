import Testing

@_spi(Package) @testable import LifecycleCore

/// What the analysis does not track, and what it remembers.
@Suite struct ReachabilityStepTests {
  @Test func anythingIsPossibleWithSeveralScenes() {
    var analysis = RuleAnalysis([.launch(into: .active)]) {
      $0.app.lifeCycle = .scenes
      $0.app.sceneConfigurations = [.init(name: "a", role: .externalDisplay)]
    }
    let launch = analysis.perform(.tapIcon)
    #expect(launch.isIncomplete && launch.snapshots.isEmpty, "no state is tracked")
    #expect(analysis.perform(.lock).isIncomplete)
    #expect(!analysis.possible.isEmpty)
    #expect(analysis.wait().isIncomplete)
  }

  @Test func anythingIsPossibleInTooManyStates() {
    let changes: [Effect] =
      FrontScreen.allCases.map { .show($0) } + AppState.allCases.map { .overrideState($0) } + [
        .storeURL, .finishTransfers(isMissed: false),
        .scene(.background), .scene(.foregroundActive), .scene(.foregroundInactive),
      ]
    /// The outcomes if any number of these changes are made while time passes.
    func outcomes(_ changes: some Sequence<Effect>) -> [PossibleOutcomes] {
      var analysis = RuleAnalysis(
        changes.enumerated().map { number, change in
          Rule("\(number)", of: .timer(.work)).when(.fact(.hasTasks), .not(.isLaunching)).does(
            change
          )
        } + [
          .launch(into: .active),
          Rule("lock", of: .action(.lock)).does(.endProcess(.quit), .begin(.launch)),
        ]
      )
      return [analysis.perform(.tapIcon), analysis.perform(.lock)]
    }
    #expect(outcomes(changes.dropLast(3)).map(\.isIncomplete) == [false, false])
    #expect(outcomes(changes).map(\.isIncomplete) == [true, true])
    #expect(outcomes(changes)[0].snapshots.count > 10, "what is known is")
  }

  @Test("What is remembered changes nothing", arguments: Profile.all)
  func memory(profile: Profile) {
    var generator = SplitMix(seed: 35)
    let environment = AnalyzedEnvironment(.random(profile, using: &generator))
    let kept = ReachabilityAnalysis(environment)
    for _ in 0..<3 {
      let new = ReachabilityAnalysis(environment)
      var (here, there) = (AbstractStates(), AbstractStates())
      for _ in 0..<12 {
        let kinds = ActionKind.allCases.filter { $0.actor != .app }
        guard let kind = kinds.randomElement(using: &generator) else { return }
        let action = Action.random(kind, using: &generator)
        let (next, outcomes) = kept.run(action, from: here)
        let (other, same) = new.run(action, from: there)
        #expect(outcomes.snapshots == same.snapshots)
        #expect(outcomes.isSame(as: same), "\(kind.word)")
        if !next.isEmpty { (here, there) = (next, other) }
      }
    }
  }
}

extension PossibleOutcomes {
  /// Returns whether the same can happen on the way.
  fileprivate func isSame(as other: PossibleOutcomes) -> Bool {
    notifications == other.notifications && terminations == other.terminations
      && states == other.states
      && DelegateMethod.allCases.allSatisfy { states(readIn: $0) == other.states(readIn: $0) }
      && SystemEffect.allCases.allSatisfy { allows($0) == other.allows($0) }
  }
}
