import Testing

@_spi(Package) @testable import LifecycleCore

@Suite("The rule tables") struct RuleTableTests {
  private static let allRules = Profile.all.flatMap(\.book.rules)

  @Test("A rule's name is unique in its profile", arguments: Profile.all)
  func uniqueNames(profile: Profile) {
    let names = profile.book.rules.map(\.id)
    #expect(Set(names).count == names.count)
  }

  private static var switchValues: [any SwitchValue.Type] {
    [
      AlertResigns.self, CallStyle.self, CallAudio.self, BackgroundLaunch.self,
      BackgroundModeUse.self, BackgroundOverrun.self,
      FileLockKills.self, FirstScenePhase.self, LateTaskRegistration.self, TaskOverrun.self,
      LowPowerTasks.self, UnansweredSession.self,
      IOS3URL.self, OptOutLock.self, OptOutState.self, Prewarm.self, PrewarmScope.self,
      EmptyManifest.self, EmptyManifestBesideCode.self, ProtectedDataOrder.self,
      DefaultDataProtection.self,
      QueuedEvents.self, RenderOrder.self, SceneKill.self, TimeLimits.self, URLCall.self,
      URLVeto.self, URLWhileActive.self, UnfinishedGraphics.self, ViewDidAppear.self,
      ReplacedWindow.self, ClosedWindow.self, CoveredWindow.self, LastSceneDestruction.self,
    ]
  }

  @Test("Each word of a switch is a value with a name")
  func namedValues() {
    var named: [ModelSwitch: Set<String>] = [:]
    for type in Self.switchValues { named[type.modelSwitch] = type.words }
    for item in ModelSwitch.allCases {
      guard case .word(let words) = item.type else { continue }
      #expect(named[item] == Set(words), "\(item.name)")
    }
  }

  @Test("Rules begin and end with a profile, and some profile has each")
  func guards() {
    let begins = Set(Profile.all.map(\.firstVersion))
    for rule in Rule.all {
      #expect(
        [rule.since, rule.until].allSatisfy { $0.map(begins.contains) ?? true },
        "\(rule.id)"
      )
      #expect(Profile.all.contains { $0.has(rule) }, "\(rule.id)")
    }
  }

  @Test("Every rule has a reason and its source", arguments: Profile.all)
  func reasonsAndSources(profile: Profile) {
    for rule in profile.book.rules {
      #expect(!rule.reason.isEmpty && !rule.reason.hasSuffix("."), "\(rule.id)")
      #expect(!rule.sources.isEmpty, "\(rule.id)")
      for source in rule.sources {
        #expect(!source.section.isEmpty, "\(rule.id)")
        #expect(source.document.hasSection(source.section), "\(rule.id): \(source.citation)")
      }
    }
  }

  @Test("A rule that is stated cites a document, and one that was observed a measurement")
  func confidence() {
    for rule in Rule.all {
      let documents = rule.sources.map(\.document)
      switch rule.confidence {
      case .stated:
        #expect(documents.contains { $0 != .measured && $0 != .model }, "\(rule.id)")
      case .observed: #expect(documents.contains(.measured), "\(rule.id)")
      case .inferred: break
      }
    }
  }

  @Test("Every rule serves statements that exist", arguments: Profile.all)
  func statements(profile: Profile) {
    for rule in profile.book.rules {
      let served = rule.served + rule.parts.flatMap(\.served)
      #expect(!served.isEmpty, "\(rule.id)")
      #expect(served.allSatisfy { !$0.statements.isEmpty }, "\(rule.id)")
    }
  }

  @Test("Every mutant makes at most five statements false", arguments: Profile.all)
  func statementsOfMutants(profile: Profile) {
    for rule in profile.book.rules {
      for change in rule.changes {
        let count = rule.statements(falseBy: change).count
        #expect((1...5).contains(count), "\(rule.id), \(rule.description(of: change)): \(count)")
      }
    }
  }

  @Test("A set of facts has room for all of them, and gives them back in their order")
  func factSet() {
    var all = FactSet.all
    var facts: [Fact] = []
    while let fact = all.popFirst() { facts.append(fact) }
    #expect(facts == Fact.allCases)
    #expect(FactSet.all.subtracting(FactSet(Fact.allCases.dropLast())).first == Fact.allCases.last)
  }

  @Test("Every action has a rule", arguments: ActionKind.allCases)
  func actions(kind: ActionKind) {
    #expect(Self.allRules.contains { $0.trigger == .action(kind) })
  }

  /// What the machine itself asks for: drawing at the end of a turn, the next event, the action of a control, what views
  /// do in their turn, the frame of an animation, the end of an app that memory chose, what a count of owners leads to,
  /// what the app requests of its scenes, that the user takes the device.
  private static let ownProcedures: Set<Procedure> = [
    .draw, .drawInterface, .dispatchTouch, .dispatchToFirstResponder,
    .sendAction,
    .viewsAppearEarly, .viewsAppearLate, .unloadView, .rotateViews, .deallocate,
    .misuseObject, .runOnMain, .leaveMainThread, .overflowStack, .endlessCode, .fitDevice,
    .takeDevice, .activateScene, .destroyScene, .refreshScene,
  ]

  @Test("Every procedure has a rule and is applied by one", arguments: Procedure.allCases)
  func procedures(procedure: Procedure) {
    #expect(Self.allRules.contains { $0.trigger == .procedure(procedure) })
    #expect(
      Self.ownProcedures.contains(procedure)
        || Self.allRules.contains { rule in
          rule.effects.contains {
            switch $0 {
            case .perform(procedure), .performIfAgreed(procedure): true
            case .run(let operation):
              if case .triggers(let triggers) = operation.consequence {
                triggers.contains(.procedure(procedure))
              } else {
                false
              }
            default: false
            }
          }
        }
    )
  }

  // The simulator runs blocks, without a rule.
  @Test("Every timer has a rule", arguments: ClockTimer.allCases.filter { $0 != .block })
  func timers(timer: ClockTimer) {
    #expect(Self.allRules.contains { $0.trigger == .timer(timer) })
  }

  @Test("Every device event has a rule", arguments: DeviceEvent.allCases)
  func deviceEvents(event: DeviceEvent) {
    #expect(Self.allRules.contains { $0.trigger == .deviceEvent(event) })
  }

  @Test("Every fact is required by a rule", arguments: Fact.allCases)
  func facts(fact: Fact) {
    #expect(
      Self.allRules.contains { rule in
        rule.conditions.contains { condition in
          switch condition {
          case .fact(let asked), .not(let asked): asked == fact
          default: false
          }
        }
      }
    )
  }

  @Test("Every delegate method is owed by a rule where the OS knows it")
  func methods() {
    let owed = Self.owed(\.calls) { $0.since }
    for method in DelegateMethod.allCases { #expect(owed.contains(method), "\(method)") }
  }

  @Test("Every notification is owed by a rule where the OS knows it")
  func notifications() {
    let owed = Self.owed(\.posts) { $0.since }
    for name in NotificationName.allCases { #expect(owed.contains(name), "\(name)") }
  }

  @Test(
    "A profile's own rules tell nothing that none of its versions knows",
    arguments: Profile.all
  )
  func ownRulesAreKnown(profile: Profile) throws {
    let last = try #require(profile.versions.last)
    // A change of protected data comes from a device that protects data, which begins with iOS 4.
    let guarded: Set = ["notify.protected-data.unavailable", "notify.protected-data.available"]
    for rule in profile.book.rules
    where profile.added.contains(where: { $0.id == rule.id }) && !guarded.contains(rule.id) {
      for effect in rule.effects {
        #expect(effect.calls.allSatisfy { $0.since <= last }, "\(rule.id)")
        #expect(effect.posts.allSatisfy { $0.since <= last }, "\(rule.id)")
      }
    }
  }

  /// But the limit of termination, which ends with the process.
  @Test("Everything that begins with a limit ends with it", arguments: Profile.all)
  func limits(profile: Profile) {
    for rule in profile.book.rules {
      var open: [Limit] = []
      for effect in rule.effects {
        switch effect {
        case .begin(let limit) where limit != .terminate: open.append(limit)
        case .end(let limit): #expect(open.popLast() == limit, "\(rule.id)")
        default: break
        }
      }
      #expect(open.isEmpty, "\(rule.id)")
    }
  }

  @Test("Every profile is found by its versions and its life cycle", arguments: Profile.all)
  func profileOfEnvironment(profile: Profile) {
    #expect(!profile.versions.isEmpty)
    for version in profile.versions {
      var environment = SimulationEnvironment(os: version)
      environment.app.lifeCycle = profile.isForScenes ? .scenes : .appDelegate
      #expect(Profile.of(environment).name == profile.name)
    }
  }

  /// What the rules of a profile tell that some version of it knows.
  private static func owed<Item: Hashable>(
    _ items: (Effect) -> [Item],
    since: (Item) -> OSVersion
  ) -> Set<Item> {
    var owed: Set<Item> = []
    for profile in Profile.all {
      guard let last = profile.versions.last else { continue }
      for effect in profile.book.rules.flatMap(\.effects) {
        owed.formUnion(items(effect).filter { since($0) <= last })
      }
    }
    return owed
  }
}

extension Effect {
  /// The methods that it may call.
  var calls: [DelegateMethod] {
    switch self {
    case .call(let method): [method]
    case .callFirst(let first, let second, let third): [first, second] + (third.map { [$0] } ?? [])
    default: []
    }
  }

  /// The notification that it posts.
  var posts: [NotificationName] { if case .post(let name) = self { [name] } else { [] } }
}

extension SwitchValue {
  fileprivate static var words: Set<String> { Set(allCases.map(\.rawValue)) }
}
