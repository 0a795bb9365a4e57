import Testing

@_spi(Package) @testable import LifecycleCore

/// What the analysis makes of the app's code, of timers and of an idle main thread.
@Suite struct ReachabilityCodeTests {
  private static let note = Effect.note(.snapshot)
  private static let copy = Rule("copy", of: .action(.copy)).does(note)
  private static let running: [AppState] = [.inactive, .active, .background]

  // MARK: - Code

  /// What runs code of the app.
  private static let code: [Effect] = [
    .call(.didBecomeActive), .callFirst(.openURLOptions, .handleOpenURL), .post(.didBecomeActive),
    .runningAppCode("run code") { _ in },
  ]

  @Test(arguments: code.indices)
  func codeDoesAnythingOrNothing(_ index: Int) {
    let rules = [
      // What covers the screen in the meantime is not there when the main thread is idle.
      Rule("copy", of: .action(.copy)).when(.fact(.isCovered)).does(.become(.background)),
      Rule("paste", of: .action(.paste)).when(.state([.background])).does(.become(.inactive)),
    ]
    let outcomes = RuleAnalysis.outcomes(
      of: .cover(.alert),
      Self.code[index],
      .call(.significantTimeChange),
      .uncoverAll,
      beside: rules
    )
    #expect(outcomes.states(readIn: .significantTimeChange) == [.inactive, .active, .background])
  }

  @Test func onlyCodeOfTheAppRuns() {
    let rules = [Self.copy, Rule("home", of: .action(.pressHome)).does(.note(.resumed))]
    let outcomes = RuleAnalysis.outcomes(of: .call(.didBecomeActive), beside: rules)
    #expect(outcomes.allows(.snapshot) && !outcomes.allows(.resumed))
  }

  @Test func codeRunsOnlyInAProcess() {
    for state in AppState.allCases {
      let outcomes = RuleAnalysis.outcomes(
        of: .call(.didBecomeActive),
        in: state,
        beside: [Self.copy]
      )
      #expect(outcomes.allows(.snapshot) == state.isRunning, "\(state)")
    }
  }

  @Test func aKillInCodeAbandonsTheEffectsAfterTheCall() {
    let crash = Rule("copy", of: .action(.copy)).does(.endProcess(.crash), .note(.resumed))
    let outcomes = RuleAnalysis.outcomes(
      of: .call(.didBecomeActive),
      .become(.background),
      .perform(.resume),
      beside: [
        crash, Rule("end", of: .procedure(.resume)).when(.state([.notRunning])).does(Self.note),
      ]
    )
    #expect(outcomes.terminations == [.crash])
    #expect(outcomes.endStates == [.notRunning, .background])
    #expect(!outcomes.allows(.snapshot) && !outcomes.allows(.resumed))
  }

  @Test func codeCanFail() {
    let faults: [(Procedure, (inout SimulationEnvironment) -> Void)] = [
      (.misuseObject, { $0.app.objects.all = [ObjectDescription(name: "a", className: "A")] }),
      (.overflowStack, { $0.app.objects.all = [ObjectDescription(name: "a", className: "A")] }),
      (.endlessCode, { $0.app.objects.all = [ObjectDescription(name: "a", className: "A")] }),
      (.overflowStack, { $0.app.observers = [.didBecomeActive: []] }),
      (.endlessCode, { $0.app.observers = [.didBecomeActive: []] }),
      (.overflowStack, { $0.app.interface = InterfaceDescription(views: [], controllers: []) }),
      (.endlessCode, { $0.app.interface = InterfaceDescription(views: [], controllers: []) }),
    ]
    for (procedure, change) in faults {
      let rule = Rule("rule", of: .procedure(procedure)).does(.endProcess(.crash))
      let call = Effect.call(.didBecomeActive)
      let possible = RuleAnalysis.outcomes(of: call, beside: [rule], change)
      #expect(possible.terminations == [.crash], "\(procedure)")
      #expect(RuleAnalysis.outcomes(of: call, beside: [rule]).terminations == [], "\(procedure)")
    }
    let misuse = Rule("rule", of: .procedure(.misuseObject)).does(.endProcess(.crash))
    let observed = RuleAnalysis.outcomes(of: .call(.didBecomeActive), beside: [misuse]) {
      $0.app.observers = [.didBecomeActive: []]
    }
    #expect(observed.terminations == [], "there are no objects")
  }

  // MARK: - Recursion

  @Test func codeCanCauseTheCallInWhichItRuns() {
    let rules = [
      Rule("copy", of: .action(.copy)).does(.perform(.resign)),
      Rule("paste", of: .action(.paste)).does(.note(.resumed)),
      Rule("resign", of: .procedure(.resign)).does(.call(.willResignActive), Self.note),
    ]
    var analysis = RuleAnalysis(
      rules + [
        .launch(into: .active), Rule("lock", of: .action(.lock)).does(.call(.didBecomeActive)),
        Rule("rotate", of: .action(.rotate)).does(.perform(.resign)),
      ]
    )
    _ = analysis.perform(.tapIcon)
    for kind in [ActionKind.lock, .rotate] {
      let outcomes = analysis.perform(kind)
      #expect(outcomes.methods.contains(.willResignActive))
      #expect(outcomes.allows(.snapshot) && outcomes.allows(.resumed), "\(kind)")
      #expect(!outcomes.isIncomplete)
    }
  }

  @Test func rulesCanCallEachOther() {
    let deep = [
      Rule("down", of: .procedure(.resign)).when(.fact(.hasTasks))
        .does(.perform(.quit), .become(.inactive)),
      Rule("bottom", of: .procedure(.resign)).does(.become(.background)),
      Rule("back", of: .procedure(.quit)).does(.perform(.resign), Self.note),
      Rule("other", of: .action(.rotate)).does(.perform(.quit)),
    ]
    var analysis = RuleAnalysis(
      deep + [.launch(into: .active), Rule("lock", of: .action(.lock)).does(.perform(.resign))]
    )
    _ = analysis.perform(.tapIcon)
    let outcomes = analysis.perform(.lock)
    #expect(outcomes.endStates == [.inactive, .background])
    #expect(outcomes.allows(.snapshot))
  }

  @Test func rulesThatCallEachOtherHaveTheirOwnEnds() {
    var analysis = RuleAnalysis([
      .launch(into: .active),
      Rule("first", of: .action(.lock)).when(.state([.active]))
        .does(.become(.background), .perform(.resign)),
      Rule("second", of: .action(.lock))
        .does(.become(.background), .perform(.quit), .call(.significantTimeChange)),
      Rule("unlock", of: .action(.unlock)).does(.become(.inactive), .overrideState(nil)),
      Rule("down", of: .procedure(.resign)).when(.fact(.hasTasks)).does(.perform(.quit)),
      Rule("bottom", of: .procedure(.resign)),
      Rule("back", of: .procedure(.quit)).does(.perform(.resign), .overrideState(.suspended)),
    ])
    for kind in [ActionKind.tapIcon, .lock, .unlock] { _ = analysis.perform(kind) }
    #expect(analysis.perform(.lock).states(readIn: .significantTimeChange) == [.suspended])
  }

  @Test func rulesThatCallEachOtherHaveAllOutcomes() {
    func lock(in state: AppState, _ procedure: Procedure) -> Rule {
      Rule("\(state)", of: .action(.lock)).when(.state([state]))
        .does(.become(.background), .perform(procedure))
    }
    var analysis = RuleAnalysis([
      .launch(into: .active),
      lock(in: .active, .resign), lock(in: .inactive, .quit), lock(in: .suspended, .purge),
      Rule("unlock", of: .action(.unlock)).does(.become(.inactive)),
      Rule("autolock", of: .action(.autoLock)).does(.become(.suspended)),
      Rule("first", of: .procedure(.resign)).does(.perform(.quit), .note(.resumed)),
      Rule("second", of: .procedure(.quit)).does(.perform(.purge)),
      Rule("third", of: .procedure(.purge)).when(.fact(.hasTasks)).does(.perform(.resign)),
    ])
    for kind in [ActionKind.tapIcon, .unlock, .autoLock] {
      _ = analysis.perform(kind)
      #expect(analysis.perform(.lock).allows(.resumed), "\(kind)")
    }
  }

  // MARK: - Timers

  /// The states in which a timer can be due without a time limit, session events or a request; nil for any.
  private static func states(of timer: ClockTimer, timePasses: Bool) -> [AppState]? {
    switch timer {
    case .suspension: timePasses ? [.background] : []
    case .taskExpiration, .taskGrace, .eventOverdue, .overrun: [.background]
    case .unresponsive: [.inactive, .active]
    case .watchdog, .sessionEvents, .permissionPrompt, .block: []
    case .bannerGone, .keyDiscard, .threads, .inputDue, .work, .scheduledTask: nil
    }
  }

  @Test(arguments: ClockTimer.allCases)
  func aTimerFiresWhenItCanBeDue(_ timer: ClockTimer) {
    let rule = Rule("timer", of: .timer(timer)).does(Self.note)
    for state in AppState.allCases {
      for timePasses in [true, false] {
        var analysis = RuleAnalysis([
          .launch(into: state), rule, Rule("lock", of: .action(.lock)),
        ])
        _ = analysis.perform(.tapIcon)
        let outcomes = timePasses ? analysis.wait() : analysis.perform(.lock)
        let states = Self.states(of: timer, timePasses: timePasses) ?? AppState.allCases
        #expect(outcomes.allows(.snapshot) == states.contains(state), "\(state), \(timePasses)")
      }
    }
  }

  @Test func aTimeLimitEnds() {
    func terminations(_ effects: Effect...) -> [TerminationReason] {
      let rules = [
        Rule("limit", of: .timer(.watchdog)).does(.endProcess(.watchdog)),
        Rule("busy", of: .timer(.unresponsive)).does(.endProcess(.overrun)),
        effects.reduce(Rule("lock", of: .action(.lock))) { $0.does($1) }, .launch(into: .active),
      ]
      var analysis = RuleAnalysis(rules)
      _ = analysis.perform(.tapIcon)
      return analysis.perform(.lock).terminations
    }
    #expect(terminations(.begin(.launch)) == [.watchdog])
    #expect(terminations(.begin(.launch), .end(.launch)) == [.overrun])
    #expect(terminations(.begin(.launch), .end(.resume)) == [.watchdog])
  }

  @Test func sessionEventsAreDueInAProcess() {
    for state in AppState.allCases {
      let outcomes = RuleAnalysis.outcomes(
        of: .finishTransfers(isMissed: false),
        in: state,
        beside: [Rule("timer", of: .timer(.sessionEvents)).does(Self.note)]
      )
      #expect(outcomes.allows(.snapshot) == state.isRunning, "\(state)")
    }
  }

  @Test func aPermissionIsAskedForInAProcessThatRequestsIt() {
    let rule = Rule("timer", of: .timer(.permissionPrompt)).does(Self.note)
    for state in AppState.allCases {
      let outcomes = RuleAnalysis.outcomes(of: .askForPermission, in: state, beside: [rule])
      #expect(outcomes.allows(.snapshot) == state.isRunning, "\(state)")
      let asked = RuleAnalysis.outcomes(
        of: .askForPermission,
        .beginPermissionPrompt,
        in: state,
        beside: [rule]
      )
      #expect(!asked.allows(.snapshot), "\(state)")
    }
  }

  @Test func codeRequestsPermissionsOnlyInAnAppThatDoes() {
    let request = Rule("request", of: .action(.requestPermission)).does(Self.note)
    for asks in [true, false] {
      let outcomes = RuleAnalysis.outcomes(of: .call(.didBecomeActive), beside: [request]) {
        $0.app.asksForPermissions = asks
      }
      #expect(outcomes.allows(.snapshot) == asks)
    }
  }

  @Test func anAppIsSuspendedAtOnceIfThatTakesNoTime() {
    let rules = [
      Rule.launch(into: .background),
      Rule("suspend", of: .timer(.suspension)).does(.become(.suspended)),
    ]
    for duration in [Int64(0), 1] {
      var analysis = RuleAnalysis(rules, OSVersion(18)) { $0.choices[.suspendAfter] = duration }
      let outcomes = analysis.perform(.tapIcon)
      #expect(outcomes.states.contains(.suspended) == (duration == 0))
    }
  }

  @Test(arguments: ClockTimer.allCases)
  func onlySystemTimersFireWhileTheMainThreadIsBusy(_ timer: ClockTimer) {
    let effect: Effect = timer == .watchdog ? .begin(.launch) : .nothing
    for state in Self.running {
      let outcomes = RuleAnalysis.outcomes(
        of: .finishTransfers(isMissed: false),
        effect,
        .cover(.alert),
        .keepMainBusy,
        .uncoverAll,
        .call(.didBecomeActive),
        in: state,
        beside: [
          // What covers the screen in the meantime is gone when the main thread is idle.
          Rule("timer", of: .timer(timer)).when(.fact(.isCovered)).does(.overrideState(.suspended))
        ]
      )
      let states = Self.states(of: timer, timePasses: false) ?? Self.running
      let isDue = timer == .watchdog || timer == .sessionEvents || states.contains(state)
      #expect(
        outcomes.states(readIn: .didBecomeActive).contains(.suspended)
          == (isDue && timer.needsNoMainThread),
        "\(state)"
      )
    }
  }

  // MARK: - The idle main thread

  @Test(
    arguments: [
      Procedure.draw, .drawInterface, .viewsAppearEarly, .viewsAppearLate, .rotateViews,
      .unloadView,
      .changeFirstResponder, .sendAction, .dispatchTouch, .dispatchToFirstResponder, .runOnMain,
      .leaveMainThread,
    ]
  )
  func theRunLoopDrawsAndHandlesInput(_ procedure: Procedure) {
    let rule = Rule("rule", of: .procedure(procedure)).does(.note(.snapshot))
    for state in AppState.allCases {
      let outcomes = RuleAnalysis.outcomes(of: .nothing, in: state, beside: [rule])
      #expect(outcomes.allows(.snapshot) == state.isRunning, "\(state)")
    }
  }

  @Test func theRunLoopRunsCode() {
    #expect(RuleAnalysis.outcomes(of: .nothing, beside: [Self.copy]).allows(.snapshot))
  }

  @Test func theRunLoopRepeats() {
    let rules = [
      Rule("draw", of: .procedure(.draw)).when(.state([.active])).does(.become(.inactive)),
      Rule("work", of: .timer(.work)).when(.state([.inactive])).does(.endProcess(.crash)),
      Rule("banner", of: .timer(.bannerGone)).when(.state([.notRunning])).does(Self.note),
    ]
    let outcomes = RuleAnalysis.outcomes(of: .nothing, beside: rules)
    #expect(outcomes.endStates == [.notRunning, .inactive, .active])
    #expect(outcomes.allows(.snapshot), "timers of the device fire after a kill")
  }
}
