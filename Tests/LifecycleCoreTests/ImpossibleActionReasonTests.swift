import Testing

@_spi(Package) @testable import LifecycleCore

/// A refused action names the conditions of the model that do not hold.
@Suite struct ImpossibleActionReasonTests {
  /// Walks in every profile, of which each state is examined.
  @Test(arguments: Profile.all)
  func conditionsThatARefusalNamesDoNotHoldAndWouldAllowTheAction(_ profile: Profile) {
    for seed in UInt64(0)..<2 {
      var generator = SplitMix(seed: seed &* 7919)
      let environment = SimulationEnvironment.random(profile, using: &generator)
      _ = RandomWalk(environment, seed: seed, length: 12) { simulator in
        for action in ActionKind.allCases.flatMap(Action.variants)
        where simulator.book.supports(action) {
          examine(action, in: simulator)
        }
      }
    }
  }

  private func examine(_ action: Action, in simulator: Simulator) {
    let unmet = simulator.process.machine.unmetConditions(of: action).map(\.condition)
    let situation = "\(action.kind.word): \(simulator.situation)"
    let hasCode = action.kind.actor != .app || simulator.state.isRunning
    let isPossible = hasCode && simulator.canPerform(action)
    #expect(isPossible == unmet.isEmpty, "\(situation)")
    #expect(isPossible == simulator.impossibilityReason(of: action).isEmpty, "\(situation)")
    guard !isPossible, hasCode else { return }
    let (now, assumed) = simulator.process.machine.with(action) {
      machine -> (MatchContext, MatchContext) in
      let now = machine.context(facts: .all, word: machine.ruleStack.wordBit)
      var assumed = now
      for condition in unmet { assumed.assume(condition) }
      return (now, assumed)
    }
    var settings = simulator.process.machine.settings
    let environment = simulator.process.machine.environment
    for condition in unmet {
      #expect(!now.meets(condition, settings), "\(situation): \(condition.phrase)")
      if case .setting(let choice) = condition { settings[choice.modelSwitch] = choice.value }
      if case .fact = condition {
        let parts = environment.phrase(ofUnmet: condition, for: action)
        #expect(simulator.impossibilityReason(of: action).contains(parts.replacing("`", with: "'")))
      }
    }
    #expect(
      simulator.book.first(for: .action(action.kind), in: assumed, settings) != nil,
      "\(situation)"
    )
  }

  @Test func compoundFactsHoldIfAllOfTheirPartsDo() {
    var generator = SplitMix(seed: 11)
    var falseParts: Set<String> = []
    var parts: Set<String> = []
    for profile in Profile.all {
      for _ in 0..<400 {
        let environment = SimulationEnvironment.random(profile, using: &generator)
        for fact in Fact.allCases where !environment.parts(of: fact).isEmpty {
          let isTrue = environment.facts.contains(fact)
          #expect(isTrue == environment.parts(of: fact).allSatisfy(\.holds), "\(fact)")
          parts.formUnion(environment.parts(of: fact).map(\.clause))
          guard !isTrue else { continue }
          let phrase = environment.phrase(ofUnmet: .fact(fact))
          #expect(environment.parts(of: fact).contains { $0.clause == phrase && !$0.holds })
          falseParts.insert(phrase)
        }
      }
    }
    #expect(falseParts.count > parts.count / 2)
  }

  @Test func aDisplayWithTheSDKOfIOS27DoesNotBlameTheConfiguration() {
    var environment = SimulationEnvironment(os: .iOS27, lifeCycle: .scenes)
    environment.app.sceneConfigurations = [.init(name: "Presentation", role: .externalDisplay)]
    let phrase = environment.phrase(ofUnmet: .fact(.showsOnDisplay))
    #expect(phrase.contains("iOS 27"))
    environment.app.sceneConfigurations = []
    let other = environment.phrase(ofUnmet: .fact(.showsOnDisplay))
    #expect(other.contains("configuration"))
  }

  @Test func aTappedNotificationNeedsOneThatIsPresented() {
    let simulator = Simulator(
      SimulationEnvironment(os: OSVersion(17), lifeCycle: .scenes),
      app: UnrulyApp(seed: 4)
    )
    #expect(simulator.perform(Action(.tapIcon)))
    let impossibilityReason = simulator.impossibilityReason(of: Action(.tapNotification))
    #expect(
      impossibilityReason
        == ", since it requires that a notification is presented in the foreground app"
    )
  }

  @Test func eachConditionOfAnActionNamesWhatCanChangeIt() {
    for profile in Profile.all {
      for rule in profile.book.rules {
        guard case .action = rule.trigger else { continue }
        for condition in rule.conditions where !condition.isAboutArgument {
          #expect(condition.origin != nil, "\(rule.id): \(condition.phrase)")
          if case .actions(let kinds)? = condition.origin { #expect(!kinds.isEmpty) }
        }
      }
    }
  }

  @Test func onlyTheCaseChangesWhatItChooses() {
    for fact in Fact.allCases where Fact.fixed.contains(fact) {
      guard let origin = Condition.fact(fact).origin else { continue }
      guard case .environment = origin else {
        Issue.record("\(fact): \(origin)")
        continue
      }
    }
  }

  /// The sentences behind one event do not contradict each other.
  @Test func aBackgroundLaunchThatConnectsASceneDoesNotSayThatItConnectsNone() {
    let rules = Profile.all.flatMap(\.book.rules)
    #expect(rules.contains { $0.id == "launch.scene.background.connects" })
    #expect(!rules.contains { $0.reason.contains("connects no scene") })
  }
}

extension MatchContext {
  /// Whether a condition holds, evaluated without patterns.
  fileprivate func meets(_ condition: Condition, _ settings: Settings) -> Bool {
    switch condition {
    case .state(let states): states.contains(state)
    case .front(let screens): screens.contains(front)
    case .under(let overlays): overlay.map(overlays.contains) ?? false
    case .fact(let fact): facts.contains(fact)
    case .not(let fact): !facts.contains(fact)
    case .reason(let reasons): reason.map { reason in reasons.contains { $0 == reason } } ?? false
    case .setting(let choice): settings[choice.modelSwitch] == choice.value
    case .argument: true
    }
  }

  /// Makes a condition true.
  fileprivate mutating func assume(_ condition: Condition) {
    switch condition {
    case .state(let states): state = states.first ?? state
    case .front(let screens): front = screens.first ?? front
    case .under(let overlays): overlay = overlays.first
    case .fact(let fact): facts.insert(fact)
    case .not(let fact): facts = facts.subtracting([fact])
    case .reason(let reasons): reason = reasons.first
    case .setting, .argument: break
    }
  }
}
