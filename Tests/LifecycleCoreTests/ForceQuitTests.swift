import Testing

@_spi(Package) @testable import LifecycleCore

/// Force-quitting consists of other actions, which end at the home screen without the app.
@Suite struct ForceQuitTests {
  /// What leads from one state to another, as far as the user can force-quit the app there.
  private static let moves: [RandomWalk.Step] =
    [
      .tapIcon, .pressHome, .openSwitcher, .chooseApp, .openOtherApp, .removeFromSwitcher, .lock,
      .unlock, .openNotificationCenter, .incomingCall, .declineCall, .acceptCall, .reboot,
    ].map { RandomWalk.Step.action(Action($0)) } + [.wait(.seconds(700))]

  private static let profiles = Profile.all.filter { $0.firstVersion >= OSVersion(4) }

  private func environments(_ profile: Profile) -> [SimulationEnvironment] {
    [false, true].flatMap { hasWindows in
      [false, true].map { exits in
        var environment = SimulationEnvironment(os: profile.firstVersion)
        environment.app.lifeCycle = profile.isForScenes ? .scenes : .appDelegate
        // An app without scenes that is built for a later version does not start.
        if !profile.isForScenes { environment.app.sdk = min(profile.firstVersion, OSVersion(26)) }
        environment.app.exitsOnSuspend = exits
        environment.app.supportsMultipleScenes = hasWindows
        if hasWindows { environment.device = Device(model: .ipad) }
        return environment
      }
    }
  }

  /// Returns a simulator in each state that some moves lead to.
  private func simulators(_ environment: SimulationEnvironment, depth: Int) -> [Simulator] {
    let app = RecordingApp()
    var all = [Simulator(environment, app: app)]
    var visited: Set<RuleSituation> = [all[0].ruleSituation]
    var last = all
    for _ in 0..<depth {
      var next: [Simulator] = []
      for simulator in last {
        for move in Self.moves {
          let copy = Simulator(copying: simulator, app: app)
          copy.perform(move)
          if visited.insert(copy.ruleSituation).inserted { next.append(copy) }
        }
      }
      all += next
      last = next
    }
    return all
  }

  @Test(arguments: profiles)
  func `it ends at the home screen without the app, wherever it is possible`(
    _ profile: Profile
  ) throws {
    for environment in environments(profile) {
      var states: Set<AppState> = []
      for simulator in simulators(environment, depth: 3)
      where simulator.canPerform(.forceQuit) {
        let before = simulator.situation
        states.insert(simulator.state)
        #expect(simulator.perform(Action(.forceQuit)))
        let snapshot = simulator.snapshot
        #expect(simulator.state == .notRunning, "\(before)")
        #expect(snapshot.front == .homeScreen, "\(before)")
        #expect(snapshot.overlay == nil, "\(before)")
        #expect(simulator.canPerform(Action(.tapIcon)), "\(before)")
      }
      #expect(states.contains(.notRunning))
      #expect(states.contains(.inactive) || states.contains(.active))
    }
  }

  @Test(arguments: profiles)
  func `its parts have the effects that they have one after the other`(_ profile: Profile) throws {
    for environment in environments(profile) {
      let app = RecordingApp()
      for simulator in simulators(environment, depth: 3) where simulator.canPerform(.forceQuit) {
        let whole = Simulator(copying: simulator, app: app)
        #expect(whole.perform(Action(.forceQuit)))
        let parts = whole.trace.entries.compactMap { entry -> ActionKind? in
          if case .action(let kind) = entry.term { kind } else { nil }
        }
        .dropFirst()
        let apart = Simulator(copying: simulator, app: app)
        for part in parts { #expect(apart.perform(Action(part)), "\(part)") }
        #expect(whole.trace.lines.dropFirst() == apart.trace.lines[...], "\(simulator.situation)")
        #expect(whole.ruleSituation == apart.ruleSituation)
        #expect(Set(parts).isSubset(of: whole.book.parts(of: .forceQuit)))
      }
    }
  }

  @Test func `a part that is not possible ends the action`() {
    let app = RecordingApp(
      during: [
        .willResignActive: { application in
          application.perform(Action(.exit))
          return .done
        }
      ]
    )
    let driver = SimulatorDriver.active(OSVersion(12), app: app)
    driver.at(1, .forceQuit)
    driver.expect(
      from: 1,
      """
      1s user force-quit
      1s user open-switcher
      1s call applicationWillResignActive: @active
      1s app exit
      1s state not-running
      1s end exit
      """
    )
  }

  @Test func `a rule consists of actions or of effects`() {
    for rule in Rule.all {
      let parts = rule.effects.filter { if case .part = $0 { true } else { false } }
      #expect(parts.isEmpty || parts.count == rule.effects.count, "\(rule.id)")
    }
  }
}

extension Simulator {
  fileprivate func canPerform(_ kind: ActionKind) -> Bool { canPerform(Action(kind)) }
}
