import Testing

@_spi(Package) @testable import LifecycleCore

/// A rule that never applies is a mistake: an earlier one takes all its cases, or its conditions contradict each other.
@Suite("Every rule can apply") struct ReachabilityTests {
  @Test("No rule is hidden by the rules before it", arguments: Profile.all)
  func logic(profile: Profile) {
    for (trigger, rules) in Dictionary(grouping: profile.book.rules, by: \.trigger) {
      var hidden = Set(rules.map(\.id))
      let patterns = rules.map(Pattern.init)
      Situations(trigger, rules).forEach { situation in
        if let first = patterns.firstIndex(where: {
          $0.matches(situation.context, situation.settings)
        }) {
          hidden.remove(rules[first].id)
        }
        return !hidden.isEmpty
      }
      #expect(hidden.isEmpty)
    }
  }

  /// Rules for which too much must come together by chance; scenarios show them.
  private static let rare: Set = [
    "audio.resumable.suspended", "calls.in-progress", "code.endless", "device.scale",
    "event.overdue.fetch", "file.create.early", "file.open.early", "file.read.denied",
    "keyboard.type", "keychain.read.early",
    "launch.scene.background.refused",
    "launch.scene.refused",
    "navigation.back", "notification.tap.scene",
    "object.misuse", "objects.no-app-delegate", "scene.activate.covered", "scene.destroy.refused",
    "scene.refresh",
    "scheduled.cancel", "scheduled.closure", "scheduled.expire-early",
    "scheduled.expire-processing", "scheduled.fail", "scheduled.force-quit",
    "scheduler.submit.continued", "scheduler.submit.continued-in-background",
    "scheduler.submit.too-many", "screen.finish", "screen.open-in", "sensor.lost", "sensor.read",
    "shared.refuse",
    "stack.overflow", "task.too-many", "threads.views", "watchdog.excused",
    "window.close.last.suspended",
  ]

  @Test("Every rule applies on some walk")
  func walked() {
    var silent = Set(Profile.all.flatMap(\.book.rules).map(\.id)).subtracting(Self.rare)
    let books = Profile.all.map { (profile: $0, rules: Set($0.book.rules.map(\.id))) }
    // A seed with which it takes few walks.
    var generator = SplitMix(seed: 3)
    for _ in 0..<2000 where !silent.isEmpty {
      for (profile, rules) in books where !rules.isDisjoint(with: silent) {
        let environment = SimulationEnvironment.random(profile, using: &generator)
        let walk = RandomWalk(environment, seed: generator.next(), length: 40)
        for rule in Set(walk.trace.causes.map(\.rule)) {
          silent.remove(walk.book.rules[Int(rule)].id)
        }
      }
    }
    #expect(silent.isEmpty)
  }
}

/// A fact that nobody computes is never true, and whoever asks for it asks in vain.
@Suite("Every fact can be true") struct FactTests {
  /// Those for which too much must come together by chance; scenarios show them.
  private static let rare: Set<Fact> = [
    .canGoBack, .configuresScene, .exceedsRequestLimit, .exceedsTaskLimit, .fetchIsOverdue,
    .hasSensorTarget,
    .isEnteringBackground, .needsFirstUnlock, .refusedURL, .requestIsContinued, .taskCanExpire,
    .taskRunsInClosure, .warnedViewCanUnload,
  ]

  @Test("Every fact that changes is true at some point of a walk")
  func walked() {
    var missing = Fact.allCases.filter {
      !Fact.fixed.contains($0) && !Self.rare.contains($0)
    }
    var generator = SplitMix(seed: 2)
    for _ in 0..<400 where !missing.isEmpty {
      for profile in Profile.all {
        let environment = SimulationEnvironment.random(profile, using: &generator)
        var seen = FactSet()
        let walk = RandomWalk(environment, seed: generator.next(), length: 40) {
          seen = seen.union($0.process.machine.facts(.all))
        }
        // What is true for a moment alone shows in the rules that requested it.
        for cause in walk.trace.causes {
          seen = seen.union(walk.book.pattern(of: Int(cause.rule)).required)
        }
        missing.removeAll { seen.contains($0) }
      }
    }
    #expect(missing.isEmpty, "is it wrong in Machine.holds?")
  }
}

/// All situations that the rules of one trigger can distinguish.
private struct Situations {
  private let states: [AppState]
  private let facts: [Fact]
  private let reasons: [LaunchReason?]
  private let words: [UInt32]
  private let settings: [Settings]

  struct Situation {
    var context: MatchContext
    var settings: Settings
  }

  init(_ trigger: Trigger, _ rules: [Rule]) {
    var facts: Set<Fact> = []
    var switches: [ModelSwitch: Set<Int64>] = [:]
    for condition in rules.flatMap(\.conditions) {
      switch condition {
      case .fact(let fact), .not(let fact): facts.insert(fact)
      case .setting(let choice):
        switches[choice.modelSwitch, default: Set(choice.modelSwitch.values)].insert(choice.value)
      default: break
      }
    }
    self.facts = facts.filter { $0 != .isCovered }
    states = AppState.allCases
    let asksForReason = rules.flatMap(\.conditions).contains {
      if case .reason = $0 { true } else { false }
    }
    reasons = [nil] + (asksForReason ? LaunchReason.allCases.map(Optional.some) : [])
    var words: [UInt32] = [1]
    if case .action(let kind) = trigger, case .word(let list)? = kind.parameters.first?.type {
      words += list.indices.map { 2 << UInt32($0) }
    }
    self.words = words
    var settings = [Settings()]
    for (item, values) in switches {
      settings = settings.flatMap { base in
        values.map { value in
          var copy = base
          copy[item] = value
          return copy
        }
      }
    }
    self.settings = settings
  }

  /// Tries the situations that can be, until `body` has seen enough.
  func forEach(_ body: (Situation) -> Bool) {
    let overlays = [nil] + Overlay.allCases.map(Optional.some)
    for state in states {
      for front in FrontScreen.allCases where Self.agree(state, front) {
        for overlay in overlays {
          for bits in 0..<(1 << facts.count) {
            var known = FactSet(facts.indices.lazy.filter { bits & 1 << $0 != 0 }.map { facts[$0] })
            if overlay != nil { known.insert(.isCovered) }
            guard Self.agree(known, of: facts, front, overlay) else { continue }
            for word in words {
              for reason in reasons {
                for setting in settings {
                  let context = MatchContext(
                    state: state,
                    front: front,
                    overlay: overlay,
                    facts: known,
                    reason: reason,
                    word: word
                  )
                  let situation = Situation(context: context, settings: setting)
                  if !body(situation) { return }
                }
              }
            }
          }
        }
      }
    }
  }

  /// A foreground app is inactive or active, one that is neither is not; on its way at times both.
  private static func agree(_ state: AppState, _ front: FrontScreen) -> Bool {
    switch state {
    case .active: front == .app
    case .notRunning, .suspended, .background, .inactive: true
    }
  }

  private static func agree(
    _ facts: FactSet,
    of asked: [Fact],
    _ front: FrontScreen,
    _ overlay: Overlay?
  ) -> Bool {
    if facts.contains(.isRinging), overlay == nil { return false }
    if facts.contains(.staysInBackground), facts.contains(.optedOut) { return false }
    // A call takes the front when it is answered, or opened from its banner while it rings.
    let isOver = asked.contains(.callIsOn) && !facts.contains(.callIsOn)
    if facts.contains(.callTookFront), isOver { return false }
    return true
  }
}
