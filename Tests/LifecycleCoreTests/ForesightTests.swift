import Testing

@testable import LifecycleCore

/// What is foreseen for any app holds for every app, and is narrow enough to be of use.
@Suite("Foresight") struct ForesightTests {
  @Test("Nothing comes that was not foreseen, whatever the app does", arguments: Profile.all)
  func isSound(profile: Profile) {
    for seed in UInt64(0)..<40 {
      var generator = SplitMix(seed: seed &* 104_729)
      let world = WorldDescription.random(profile, using: &generator)
      let surprise = Self.surprise(in: world, seed: seed, using: &generator)
      #expect(surprise == nil, "\(profile.name), seed \(seed): \(surprise ?? "")")
    }
  }

  /// Walks through a world beside what is foreseen; the first thing that is not.
  private static func surprise(
    in world: WorldDescription,
    seed: UInt64,
    using generator: inout SplitMix
  ) -> String? {
    let foresight = Foresight(world)
    let simulator = Simulator(world, app: UnrulyApp(seed: seed))
    var outlook = Outlook()
    var story: [String] = []
    for _ in 0..<25 {
      let first = simulator.traceCount
      let prospect: Prospect
      if generator.once(in: 4) {
        let times: [Int64] = [0, 1, 1000, 5000, 181_000]
        let time = VirtualTime(milliseconds: times.randomElement(using: &generator) ?? 0)
        story.append("wait \(time)")
        simulator.wait(time)
        (outlook, prospect) = foresight.wait(from: outlook)
      } else {
        guard let kind = simulator.possibleActions().randomElement(using: &generator) else {
          continue
        }
        let action = Action.random(kind, using: &generator)
        guard simulator.perform(action) else { continue }
        story.append("\(action.kind.word) \(action.arguments)")
        (outlook, prospect) = foresight.play(action, from: outlook)
      }
      if prospect.isOpen { return "all is possible after \(story)" }
      let entries = simulator.trace.entries[first...]
      let missed = entries.lazy.compactMap { Self.missed($0, in: prospect) }.first
      let standing = simulator.standing
      if let missed { return "\(missed) after \(story)" }
      if let unforeseen = Self.unforeseen(standing.foreseeable, prospect.standings) {
        return "\(unforeseen) after \(story)"
      }
    }
    return nil
  }

  /// What of an entry was not foreseen.
  private static func missed(_ entry: TraceEntry, in prospect: Prospect) -> String? {
    let isForeseen =
      switch entry.term {
      case .call(let method):
        entry.reads.map { prospect.states(readIn: method).contains($0) } ?? false
      case .notification(let name): prospect.notifications.contains(name)
      case .effect(let effect): prospect.allows(effect)
      case .state(let state): prospect.states.contains(state)
      case .termination(let reason): prospect.terminations.contains(reason)
      case .scene, .task, .action, .event, .viewCall: true
      }
    return isForeseen ? nil : "\(entry.term)"
  }

  /// Which parts of a standing were not foreseen; nil where all was.
  private static func unforeseen(_ standing: Standing, _ foreseen: Set<Standing>) -> String? {
    if foreseen.contains(standing) { return nil }
    func parts(_ standing: Standing) -> [(name: String, value: String)] {
      Mirror(reflecting: standing).children.map { ($0.label ?? "", "\($0.value)") }
    }
    let possible = foreseen.map(parts)
    let differing = parts(standing).enumerated().compactMap { index, part in
      let values = Set(possible.map { $0[index].value })
      return values.contains(part.value)
        ? nil : "\(part.name) is \(part.value), and not \(values.sorted())"
    }
    let what = differing.isEmpty ? "\(standing)" : differing.joined(separator: "; ")
    return "\(what): teach LifeCycleState, or leave it out of Standing.foreseeable;"
  }

  // MARK: - How narrow it is

  /// What is foreseen of the last of some actions on a fresh device.
  private func prospect(
    _ os: OSVersion,
    scenes: Bool = false,
    _ kinds: ActionKind...
  ) throws -> Prospect {
    var world = WorldDescription(os: os)
    if scenes { world.app.lifeCycle = .scenes }
    let foresight = Foresight(world)
    var outlook = Outlook()
    var prospect: Prospect?
    for kind in kinds {
      let next = foresight.play(Action(kind), from: outlook)
      outlook = next.0
      prospect = next.1
    }
    let last = try #require(prospect)
    #expect(!last.isOpen)
    #expect(!outlook.isEmpty)
    return last
  }

  @Test("An app that is left is not active, and is told so")
  func home() throws {
    let prospect = try prospect(OSVersion(8), .tapIcon, .pressHome)
    let states = Set(prospect.standings.map(\.state))
    #expect(states == [.background, .notRunning])
    #expect(prospect.states(readIn: .willResignActive) == [.active])
    #expect(prospect.states(readIn: .didEnterBackground) == [.background])
    #expect(prospect.states(readIn: .didBecomeActive).isEmpty)
    #expect(prospect.states(readIn: .willTerminate).isEmpty)
    #expect(!prospect.allows(.launchImage))
    #expect(prospect.allows(.snapshot))
  }

  @Test("Before iOS 4 an app that is left ends")
  func noBackground() throws {
    let prospect = try prospect(OSVersion(3), .tapIcon, .pressHome)
    let states = Set(prospect.standings.map(\.state))
    #expect(states == [.notRunning])
    #expect(prospect.states(readIn: .didEnterBackground).isEmpty)
    #expect(prospect.terminations.elements == [.quit, .watchdog])
  }

  @Test("A ringing call makes an app inactive, and no more")
  func call() throws {
    let prospect = try prospect(OSVersion(8), .tapIcon, .incomingCall)
    #expect(prospect.methods == [.willResignActive])
    #expect(prospect.standings.contains { $0.state == .inactive && $0.cover == .ringing })
    #expect(!prospect.standings.contains { $0.state == .background })
  }

  @Test("With scenes the scene delegate is told, and not the app delegate")
  func scenes() throws {
    let prospect = try prospect(OSVersion(13), scenes: true, .tapIcon, .pressHome)
    #expect(prospect.states(readIn: .sceneDidEnterBackground) == [.background])
    #expect(prospect.states(readIn: .didEnterBackground).isEmpty)
  }

  @Test("No app is suspended before time passes")
  func suspension() throws {
    let foresight = Foresight(WorldDescription(os: OSVersion(8)))
    var (outlook, prospect) = foresight.play(Action(.tapIcon), from: Outlook())
    (outlook, prospect) = foresight.play(Action(.pressHome), from: outlook)
    #expect(!prospect.standings.contains { $0.state == .suspended })
    (outlook, prospect) = foresight.wait(from: outlook)
    #expect(prospect.standings.contains { $0.state == .suspended })
  }

  @Test("What is not possible leads nowhere")
  func illegal() {
    let foresight = Foresight(WorldDescription(os: OSVersion(8)))
    let (outlook, _) = foresight.play(Action(.tapIcon), from: Outlook())
    // Only an app that was killed at launch leaves its icon to be tapped.
    let (next, prospect) = foresight.play(Action(.declineCall), from: outlook)
    #expect(next.isEmpty)
    #expect(prospect.methods.isEmpty)
  }
}
