import Testing

@_spi(Package) @testable import LifecycleCore

/// What is foreseen for any app holds for every app, and is narrow enough to be of use.
@Suite("ReachabilityAnalysis") struct ReachabilityAnalysisTests {
  @Test("Nothing comes that was not foreseen, whatever the app does", arguments: Profile.all)
  func isSound(profile: Profile) {
    for seed in UInt64(0)..<40 {
      var generator = SplitMix(seed: seed &* 104_729)
      let environment = SimulationEnvironment.random(profile, using: &generator)
      let surprise = Self.surprise(in: environment, seed: seed, using: &generator)
      #expect(surprise == nil, "\(profile.name), seed \(seed): \(surprise ?? "")")
    }
  }

  /// Walks through an environment beside what is foreseen; the first thing that is not.
  private static func surprise(
    in environment: SimulationEnvironment,
    seed: UInt64,
    using generator: inout SplitMix
  ) -> String? {
    let analysis = ReachabilityAnalysis(AnalyzedEnvironment(environment))
    let simulator = Simulator(environment, app: UnrulyApp(seed: seed))
    var possible = AbstractStates()
    var driver: [String] = []
    for _ in 0..<25 {
      let first = simulator.traceCount
      let outcomes: PossibleOutcomes
      if generator.once(in: 4) {
        let times: [Int64] = [0, 1, 1000, 5000, 181_000]
        let time = VirtualTime(milliseconds: times.randomElement(using: &generator) ?? 0)
        driver.append("wait \(time)")
        simulator.wait(time)
        (possible, outcomes) = analysis.wait(from: possible)
      } else {
        guard let kind = simulator.possibleActions().randomElement(using: &generator) else {
          continue
        }
        let action = Action.random(kind, using: &generator)
        guard simulator.perform(action) else { continue }
        driver.append("\(action.kind.word) \(action.arguments)")
        (possible, outcomes) = analysis.run(action, from: possible)
      }
      // The states of several scenes are not tracked, so that all is possible.
      if outcomes.isIncomplete, environment.hasSeveralScenes { continue }
      if outcomes.isIncomplete { return "all is possible after \(driver)" }
      let entries = simulator.trace.entries[first...]
      let missed = entries.lazy.compactMap { Self.missed($0, in: outcomes) }.first
      let snapshot = simulator.snapshot
      if let missed { return "\(missed) after \(driver)" }
      if let unforeseen = Self.unforeseen(snapshot.analyzed, outcomes.snapshots) {
        return "\(unforeseen) after \(driver)"
      }
    }
    return nil
  }

  /// What of an entry was not foreseen.
  private static func missed(_ entry: TraceEntry, in outcomes: PossibleOutcomes) -> String? {
    let isForeseen =
      switch entry.term {
      // It can read no state.
      case .call(.swiftUIInit): !outcomes.states(readIn: .swiftUIInit).isEmpty
      case .call(let method):
        entry.reads.map { outcomes.states(readIn: method).contains($0) } ?? false
      case .notification(let name): outcomes.notifications.contains(name)
      case .effect(let effect): outcomes.allows(effect)
      case .state(let state): outcomes.states.contains(state)
      case .termination(let reason): outcomes.terminations.contains(reason)
      // The analysis says nothing of the others.
      default: true
      }
    return isForeseen ? nil : "\(entry.term)"
  }

  /// Which parts of a snapshot were not foreseen; nil where all was.
  private static func unforeseen(_ snapshot: Snapshot, _ foreseen: Set<Snapshot>) -> String? {
    if foreseen.contains(snapshot) { return nil }
    func parts(_ snapshot: Snapshot) -> [(name: String, value: String)] {
      Mirror(reflecting: snapshot).children.map { ($0.label ?? "", "\($0.value)") }
    }
    let possible = foreseen.map(parts)
    let differing = parts(snapshot).enumerated().compactMap { index, part in
      let values = Set(possible.map { $0[index].value })
      return values.contains(part.value)
        ? nil : "\(part.name) is \(part.value), and not \(values.sorted())"
    }
    let what = differing.isEmpty ? "\(snapshot)" : differing.joined(separator: "; ")
    return "\(what): teach LifeCycleState, or remove it from Snapshot.analyzed;"
  }

  // MARK: - How narrow it is

  /// What is foreseen of the last of some actions on a fresh device.
  private func outcomes(
    _ os: OSVersion,
    scenes: Bool = false,
    _ kinds: ActionKind...
  ) throws -> PossibleOutcomes {
    var environment = SimulationEnvironment(os: os)
    if scenes { environment.app.lifeCycle = .scenes }
    let analysis = ReachabilityAnalysis(AnalyzedEnvironment(environment))
    var possible = AbstractStates()
    var outcomes: PossibleOutcomes?
    for kind in kinds {
      let next = analysis.run(Action(kind), from: possible)
      possible = next.0
      outcomes = next.1
    }
    let last = try #require(outcomes)
    #expect(!last.isIncomplete)
    #expect(!possible.isEmpty)
    return last
  }

  @Test("An app that is left is not active, and is notified")
  func home() throws {
    let outcomes = try outcomes(OSVersion(8), .tapIcon, .pressHome)
    let states = Set(outcomes.snapshots.map(\.state))
    #expect(states == [.background, .notRunning])
    #expect(outcomes.states(readIn: .willResignActive) == [.active])
    #expect(outcomes.states(readIn: .didEnterBackground) == [.background])
    #expect(outcomes.states(readIn: .didBecomeActive).isEmpty)
    #expect(outcomes.states(readIn: .willTerminate).isEmpty)
    #expect(!outcomes.allows(.launchImage))
    #expect(outcomes.allows(.snapshot))
  }

  @Test("Before iOS 4 an app that is left ends")
  func noBackground() throws {
    let outcomes = try outcomes(OSVersion(3), .tapIcon, .pressHome)
    let states = Set(outcomes.snapshots.map(\.state))
    #expect(states == [.notRunning])
    #expect(outcomes.states(readIn: .didEnterBackground).isEmpty)
    #expect(outcomes.terminations == [.quit, .watchdog, .exit])
  }

  @Test("A ringing call makes an app inactive, and no more")
  func call() throws {
    let outcomes = try outcomes(OSVersion(8), .tapIcon, .incomingCall)
    #expect(outcomes.methods == [.willResignActive])
    #expect(outcomes.snapshots.contains { $0.state == .inactive && $0.overlay == .ringing })
    #expect(!outcomes.snapshots.contains { $0.state == .background })
  }

  @Test("With scenes the scene delegate is called, and not the app delegate")
  func scenes() throws {
    let outcomes = try outcomes(OSVersion(13), scenes: true, .tapIcon, .pressHome)
    #expect(outcomes.states(readIn: .sceneDidEnterBackground) == [.background])
    #expect(outcomes.states(readIn: .didEnterBackground).isEmpty)
  }

  private static let iOS8 = AnalyzedEnvironment(SimulationEnvironment(os: OSVersion(8)))

  @Test("No app is suspended before time passes")
  func suspension() throws {
    let analysis = ReachabilityAnalysis(Self.iOS8)
    var (possible, outcomes) = analysis.run(Action(.tapIcon), from: AbstractStates())
    (possible, outcomes) = analysis.run(Action(.pressHome), from: possible)
    #expect(!outcomes.snapshots.contains { $0.state == .suspended })
    (possible, outcomes) = analysis.wait(from: possible)
    #expect(outcomes.snapshots.contains { $0.state == .suspended })
  }

  @Test("What is not possible leads nowhere")
  func illegal() {
    let analysis = ReachabilityAnalysis(Self.iOS8)
    let (possible, _) = analysis.run(Action(.tapIcon), from: AbstractStates())
    // Only an app that was killed at launch leaves its icon to be tapped.
    let (next, outcomes) = analysis.run(Action(.declineCall), from: possible)
    #expect(next.isEmpty)
    #expect(outcomes.methods.isEmpty)
  }
}
