import Testing

@_spi(Package) @testable import LifecycleCore

/// Which rules the analysis follows, and what it makes of each effect.
@Suite struct ReachabilityRuleTests {
  private static let note = Effect.note(.snapshot)

  /// The outcomes of effects after the launch.
  private func outcomes(of effects: Effect, beside rules: Rule...) -> PossibleOutcomes {
    RuleAnalysis.outcomes(of: effects, beside: rules)
  }

  // MARK: - Which rules

  /// Whether a rule applies, and whether the one after it does, to an action.
  private func applied(
    _ condition: Condition,
    after effect: Effect = .nothing,
    to argument: ArgumentValue = .absent,
    _ change: (inout SimulationEnvironment) -> Void = { _ in }
  ) -> (rule: Bool, next: Bool) {
    let rules = [
      Rule.launch(into: .active),
      Rule("prepare", of: .action(.lock)).does(effect),
      Rule("rule", of: .action(.rotate)).when(condition).does(.note(.snapshot)),
      Rule("next", of: .action(.rotate)).does(.note(.resumed)),
    ]
    var analysis = RuleAnalysis(rules, OSVersion(18), change)
    _ = analysis.perform(.tapIcon)
    _ = analysis.perform(.lock)
    let outcomes = analysis.perform(.rotate, argument)
    return (outcomes.allows(.snapshot), outcomes.allows(.resumed))
  }

  @Test func onlyTheFirstRuleAppliesWhoseConditionsAreKnownToHold() {
    #expect(applied(.state([.active])) == (true, false))
    #expect(applied(.state([.background])) == (false, true))
    #expect(applied(.front([.homeScreen])) == (true, false))
    #expect(applied(.front([.app])) == (false, true))
    #expect(applied(.under([.alert]), after: .cover(.alert)) == (true, false))
    #expect(applied(.under([.siri]), after: .cover(.alert)) == (false, true))
    #expect(applied(.fact(.isCovered), after: .cover(.alert)) == (true, false))
    #expect(applied(.fact(.isCovered)) == (false, true))
    #expect(applied(.not(.isCovered)) == (true, false))
    #expect(applied(.not(.isCovered), after: .cover(.alert)) == (false, true))
  }

  @Test func aFactOfTheEnvironmentIsKnown() {
    for isPad in [true, false] {
      let change = { (environment: inout SimulationEnvironment) in
        environment.device = Device(model: isPad ? .ipad : .iphone)
      }
      #expect(applied(.fact(.isPad), change) == (isPad, !isPad))
      #expect(applied(.not(.isPad), change) == (!isPad, isPad))
    }
  }

  @Test func aFactAboutNamedScenesIsFalse() {
    for fact in [Fact.windowExists, .targetIsElsewhere, .requestsScene] {
      #expect(applied(.fact(fact)) == (false, true))
      #expect(applied(.not(fact)) == (true, false))
    }
  }

  @Test func anyRuleCanApplyThatDependsOnTheApp() {
    #expect(applied(.fact(.hasTasks)) == (true, true))
    #expect(applied(.not(.hasTasks)) == (true, true))
    #expect(applied(.reason([.push])) == (true, true))
  }

  @Test func aSwitchIsKnown() {
    #expect(applied(.on(.rebootNotifies)) { $0.choices[.rebootNotifies] = 1 } == (true, false))
    #expect(applied(.on(.rebootNotifies)) { $0.choices[.rebootNotifies] = 0 } == (false, true))
  }

  @Test func theArgumentOfAStepIsKnown() throws {
    guard case .word(let words)? = ActionKind.rotate.parameters.first?.type else { return }
    #expect(applied(.argument([words[0]]), to: .word(0)) == (true, false))
    #expect(applied(.argument([words[0]]), to: .word(1)) == (false, true))
  }

  @Test func argumentsAreRemembered() throws {
    guard case .word(let words)? = ActionKind.rotate.parameters.first?.type else { return }
    var analysis = RuleAnalysis([
      Rule("rule", of: .action(.rotate)).when(.argument([words[0]])).does(Self.note),
      Rule("others", of: .action(.rotate)),
    ])
    #expect(analysis.perform(.rotate, .word(0)).allows(.snapshot))
    #expect(!analysis.perform(.rotate, .word(1)).allows(.snapshot))
  }

  @Test func codeCanPassAnyArgument() throws {
    guard case .word(let words)? = ActionKind.presentScreen.parameters.first?.type else { return }
    let rules = [
      Rule("some", of: .action(.presentScreen)).when(.argument([words[0]])).does(.note(.resumed)),
      Rule("others", of: .action(.presentScreen)).does(Self.note),
    ]
    let outcomes = RuleAnalysis.outcomes(of: .call(.didBecomeActive), beside: rules)
    #expect(outcomes.allows(.resumed) && outcomes.allows(.snapshot))
  }

  @Test func anActionWithoutARuleIsImpossible() {
    var analysis = RuleAnalysis([
      .launch(into: .active), Rule("rule", of: .action(.lock)).when(.state([.inactive])),
      Rule("unknown", of: .action(.rotate)).when(.fact(.hasTasks)),
    ])
    _ = analysis.perform(.tapIcon)
    let before = analysis.possible
    _ = analysis.perform(.rotate)
    #expect(analysis.possible == before)
    _ = analysis.perform(.lock)
    #expect(analysis.possible.isEmpty)
  }

  @Test func aProcedureWithoutARuleDoesNothing() {
    let never = Rule("rule", of: .procedure(.resign)).when(.state([.background]))
    #expect(outcomes(of: .perform(.resign), beside: never).endStates == [.active])
    let maybe = Rule("rule", of: .procedure(.resign)).when(.fact(.hasTasks)).does(
      .become(.inactive)
    )
    #expect(
      outcomes(of: .perform(.resign), beside: maybe).endStates == [.active, .inactive]
    )
  }

  @Test func onlyARunningAppActs() {
    let rules = [Rule.launch(into: .active), Rule("copy", of: .action(.copy))]
    var analysis = RuleAnalysis(rules)
    _ = analysis.perform(.copy)
    #expect(analysis.possible.isEmpty)
    analysis = RuleAnalysis(rules)
    _ = analysis.perform(.tapIcon)
    _ = analysis.perform(.copy)
    #expect(analysis.states == [.active])
  }

  // MARK: - Effects

  private static let resign = Rule("resign", of: .procedure(.resign)).does(.become(.inactive))

  @Test func effectsAreCarriedOutInOrder() {
    let outcomes = RuleAnalysis.outcomes(of: .become(.inactive), .become(.background))
    #expect(Set(outcomes.states) == [.inactive, .background])
    #expect(outcomes.endStates == [.background])
  }

  @Test func aProcedureIsPerformed() {
    #expect(outcomes(of: .perform(.resign), beside: Self.resign).endStates == [.inactive])
    #expect(
      outcomes(of: .performIfAgreed(.resign), beside: Self.resign).endStates
        == [.inactive, .active]
    )
  }

  @Test func aStateIsEntered() {
    #expect(outcomes(of: .become(.background)).states == [.background])
    #expect(outcomes(of: .become(.active)).states == [], "it was active before")
    let scene = outcomes(of: .scene(.foregroundInactive))
    #expect(scene.states == [.inactive])
    #expect(scene.snapshots.map(\.scene) == [.foregroundInactive])
    var analysis = RuleAnalysis([.launch(into: .background)])
    #expect(analysis.perform(.tapIcon).states == [.background])
  }

  @Test func aNewProcessIsPrepared() {
    let rule = Rule("rule", of: .procedure(.fitDevice)).when(.state([.active])).does(Self.note)
    var analysis = RuleAnalysis([.launch(into: .active), rule])
    #expect(analysis.perform(.tapIcon).allows(.snapshot))
  }

  @Test func aMethodIsCalledThatTheSystemHas() {
    let call = Effect.call(.openURLOptions)
    #expect(RuleAnalysis.outcomes(of: call).states(readIn: .openURLOptions) == [.active])
    #expect(
      RuleAnalysis.outcomes(of: call, in: .background).states(readIn: .openURLOptions) == [
        .background
      ]
    )
    #expect(RuleAnalysis.outcomes(of: call, on: OSVersion(4)).methods == [])
  }

  @Test func oneOfSeveralMethodsIsCalled() {
    let call = Effect.callFirst(.openURLOptions, .openURLSourceApplication, .handleOpenURL)
    let all: [DelegateMethod] = [.handleOpenURL, .openURLSourceApplication, .openURLOptions]
    #expect(RuleAnalysis.outcomes(of: call).methods == all)
    #expect(RuleAnalysis.outcomes(of: call, on: OSVersion(3)).methods == [.handleOpenURL])
    #expect(outcomes(of: .callFirst(.handleOpenURL, .openURLOptions)).methods.count == 2)
  }

  @Test func aMethodReadsTheReportedState() {
    let reported = RuleAnalysis.outcomes(of: .overrideState(.background), .call(.didBecomeActive))
    #expect(reported.states(readIn: .didBecomeActive) == [.background])
    let actual = RuleAnalysis.outcomes(
      of: .overrideState(.background),
      .overrideState(nil),
      .call(.didBecomeActive)
    )
    #expect(actual.states(readIn: .didBecomeActive) == [.active])
  }

  @Test func aNotificationIsPostedThatTheSystemHas() {
    let post = Effect.post(.didEnterBackground)
    #expect(RuleAnalysis.outcomes(of: post).notifications == [.didEnterBackground])
    #expect(RuleAnalysis.outcomes(of: post, on: OSVersion(3)).notifications == [])
  }

  @Test func anEffectIsNoted() {
    #expect(outcomes(of: Self.note).allows(.snapshot))
    #expect(!outcomes(of: .nothing).allows(.snapshot))
    let never = SystemEffect.allCases.filter { outcomes(of: .nothing).allows($0) }
    #expect(!never.isEmpty, "the effects that only operations record")
  }

  @Test func theEndOfTheProcessIsRequestedOrAKill() {
    let quit = RuleAnalysis.outcomes(of: .endProcess(.quit), Self.note)
    #expect(quit.terminations == [.quit])
    #expect(quit.endStates == [.notRunning] && quit.states == [.notRunning])
    #expect(quit.allows(.snapshot))
    let crash = RuleAnalysis.outcomes(of: .endProcess(.crash), Self.note)
    #expect(crash.terminations == [.crash])
    #expect(crash.endStates == [.notRunning])
    #expect(!crash.allows(.snapshot), "a kill abandons the effects")
  }

  @Test func aProcessThatDoesNotRunDoesNotEnd() {
    var analysis = RuleAnalysis([
      Rule("rule", of: .action(.lock)).does(.endProcess(.crash), Self.note)
    ])
    let outcomes = analysis.perform(.lock)
    #expect(outcomes.terminations == [] && outcomes.states == [])
    #expect(outcomes.allows(.snapshot))
  }

  @Test func aURLIsStoredIfTheActionHasOne() {
    let rules = [
      Rule.launch(into: .active),
      Rule("store", of: .action(.openURL)).does(.storeURL, .perform(.handOverURL)),
      Rule("with", of: .procedure(.handOverURL)).when(.fact(.hasURL)).does(Self.note, .discardURL),
      Rule("without", of: .procedure(.handOverURL)).when(.not(.hasURL)).does(.note(.resumed)),
      Rule("again", of: .action(.lock)).does(.perform(.handOverURL)),
    ]
    func outcomes(_ arguments: ArgumentValue...) -> [Bool] {
      var analysis = RuleAnalysis(rules)
      _ = analysis.perform(.tapIcon)
      let found = arguments.map { analysis.perform(.openURL, $0) } + [analysis.perform(.lock)]
      return found.flatMap { [$0.allows(.snapshot), $0.allows(.resumed)] }
    }
    #expect(outcomes(.text("a:")) == [true, false, false, true])
    #expect(outcomes(.absent) == [false, true, false, true])
  }

  @Test func codeStoresAURLOrNone() {
    let rules = [
      Rule("store", of: .action(.copy)).does(.storeURL, .perform(.handOverURL)),
      Rule("with", of: .procedure(.handOverURL)).when(.fact(.hasURL)).does(Self.note),
      Rule("without", of: .procedure(.handOverURL)).does(.note(.resumed)),
    ]
    let outcomes = RuleAnalysis.outcomes(of: .call(.didBecomeActive), beside: rules)
    #expect(outcomes.allows(.snapshot) && outcomes.allows(.resumed))
  }

  @Test func anOperationHasItsConsequences() {
    let operation = Effect.show(.otherApp)
    #expect(outcomes(of: operation).snapshots.map(\.front) == [.otherApp])
    for hasPasscode in [true, false] {
      let restart = RuleAnalysis.outcomes(of: .restartDevice) { $0.device.passcode = hasPasscode }
      #expect(restart.snapshots.map(\.front) == [hasPasscode ? .lockScreen : .homeScreen])
    }
    let status = Rule("rule", of: .deviceEvent(.statusBar)).does(.become(.inactive))
    #expect(
      outcomes(of: .updateStatusBar, beside: status).endStates == [.inactive, .active]
    )
  }

  @Test func anyTriggerOfAnOperationCanFireSeveralTimes() {
    let rules = [
      Rule("orientation", of: .deviceEvent(.orientation)).when(.state([.active]))
        .does(.become(.inactive)),
      Rule("battery", of: .deviceEvent(.batteryLevel)).when(.state([.inactive]))
        .does(.become(.background)),
      Rule("locale", of: .deviceEvent(.locale)).when(.state([.background])).does(Self.note),
    ]
    let outcomes = RuleAnalysis.outcomes(of: .deliverQueuedChanges, beside: rules)
    #expect(outcomes.allows(.snapshot))
    #expect(outcomes.endStates == [.active, .inactive, .background])
  }

  @Test func theAppIsNotifiedOfTheChangeOfTheAction() {
    let kinds: [ActionKind: DeviceEvent] = [
      .rotate: .orientation, .batteryLevel: .batteryLevel, .connectDisplay: .displayConnected,
      .disconnectDisplay: .displayDisconnected,
    ]
    for event in DeviceEvent.allCases where event != .statusBar {
      var analysis = RuleAnalysis(
        kinds.keys.map { Rule("\($0)", of: .action($0)).does(.perform(.applyChange)) } + [
          Rule("lock", of: .action(.lock)).does(.perform(.applyChange)),
          Rule("apply", of: .procedure(.applyChange)).does(.deliverChange),
          Rule("event", of: .deviceEvent(event)).does(Self.note),
        ]
      )
      for (kind, own) in kinds {
        let isOwn = DeviceChange(Action(kind)).map {
          [0, 1].map($0.property.event).contains(event)
        }
        #expect(isOwn == true || event != own)
        let isPossible =
          isOwn == true || [.protectedDataAvailable, .protectedDataUnavailable].contains(event)
        #expect(analysis.perform(kind).allows(.snapshot) == isPossible, "\(kind), \(event)")
      }
      #expect(analysis.perform(.lock).allows(.snapshot), "any change can be queued")
    }
  }
}
