import Testing

@_spi(Package) @testable import LifecycleCore

/// What holds on every walk.
///
/// Where something is compared for each entry, a macro for each would take most of the time.
@Suite("Random walks") struct RandomWalkTests {
  /// Walks of fixed seeds, some hundred in each profile, walked once.
  private static let walks = Dictionary(
    uniqueKeysWithValues: Profile.all.map { profile -> (String, [RandomWalk]) in
      let walks = (UInt64(0)..<300).map { seed in
        var generator = SplitMix(seed: seed &* 7919)
        return RandomWalk(.random(profile, using: &generator), seed: seed)
      }
      return (profile.name, walks)
    }
  )

  private func walks(_ profile: Profile) -> [RandomWalk] { Self.walks[profile.name] ?? [] }

  @Test("Time never goes back", arguments: Profile.all)
  func time(profile: Profile) {
    for walk in walks(profile) {
      let times = walk.trace.entries.map(\.time)
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }, "seed \(walk.seed)")
    }
  }

  @Test("States follow the graph of the documents", arguments: Profile.all)
  func states(profile: Profile) {
    let graph: [AppState: Set<AppState>] = [
      .notRunning: [.inactive, .background],
      .inactive: [.active, .background, .notRunning],
      .active: [.inactive, .notRunning],
      .background: [.inactive, .suspended, .notRunning],
      .suspended: [.background, .notRunning],
    ]
    for walk in walks(profile) {
      var state = AppState.notRunning
      for case .state(let next) in walk.trace.entries.map(\.term) {
        #expect(graph[state]?.contains(next) == true, "\(state) to \(next), seed \(walk.seed)")
        state = next
      }
    }
  }

  @Test("Code runs only in a running process", arguments: Profile.all)
  func running(profile: Profile) {
    for walk in walks(profile) {
      var state = AppState.notRunning
      for entry in walk.trace.entries {
        switch entry.term {
        case .state(let next):
          state = next
          continue
        case .call, .notification, .task: break
        case .action(let kind) where kind.actor == .app: break
        default: continue
        }
        guard !state.isRunning else { continue }
        Issue.record("\(entry.term) when \(state), seed \(walk.seed)")
      }
    }
  }

  @Test("Each call comes in the states that it is about", arguments: Profile.all)
  func callsFitStates(profile: Profile) {
    let allowed: [DelegateMethod: Set<AppState>] = [
      .willFinishLaunching: [.inactive, .background],
      .didFinishLaunching: [.inactive, .background],
      .applicationDidFinishLaunching: [.inactive, .background],
      .didBecomeActive: [.active],
      .willResignActive: [.active],
      .didEnterBackground: [.background],
      .willEnterForeground: [.background],
      .handleOpenURL: [.inactive, .active],
      .openURLSourceApplication: [.inactive, .active],
      .openURLOptions: [.inactive, .active],
      .didReceiveRemoteNotification: [.inactive, .active],
      .didReceiveLocalNotification: [.inactive, .active],
      .willContinueUserActivity: [.inactive, .active],
      .continueUserActivity: [.inactive, .active],
      .performShortcutAction: [.inactive, .active],
      .didFailToContinueUserActivity: [.inactive, .active],
      .didUpdateUserActivity: [.inactive, .active],
      .userDidAcceptCloudKitShare: [.inactive, .active],
      .sceneWillContinueUserActivity: [.inactive, .active],
      .sceneContinueUserActivity: [.inactive, .active],
      .sceneDidFailToContinueUserActivity: [.inactive, .active],
      .sceneDidUpdateUserActivity: [.inactive, .active],
      .windowSceneUserDidAcceptCloudKitShare: [.inactive, .active],
      .windowScenePerformShortcutAction: [.inactive, .active],
      .sceneWillConnect: [.background],
      .sceneOpenURLContexts: [.inactive, .active],
      .sceneWillEnterForeground: [.background],
      .sceneDidBecomeActive: [.active],
      .sceneWillResignActive: [.active],
      .sceneDidEnterBackground: [.background],
    ]
    for walk in walks(profile) {
      var state = AppState.notRunning
      for entry in walk.trace.entries {
        if case .state(let next) = entry.term { state = next }
        guard case .call(let method) = entry.term, let states = allowed[method] else {
          continue
        }
        // With several scenes, the state of the app need not be that of the scene.
        if method.isSceneMethod, walk.environment.hasSeveralScenes { continue }
        // An app that opted out is notified of a background that it does not enter, and may not even resign.
        let isOptedOut = walk.environment.app.exitsOnSuspend && method == .didEnterBackground
        let stays: AppState = walk.environment.choices[.quitResigns] == 0 ? .active : .inactive
        let isAllowed =
          states.contains(state) || isOptedOut && [.inactive, stays].contains(state)
          || Self.contradicts(method, walk.environment.choices)
        if !isAllowed { Issue.record("\(method) when \(state), seed \(walk.seed)") }
      }
    }
  }

  /// Whether a document is followed that has the call where all others do not.
  private static func contradicts(
    _ method: DelegateMethod,
    _ choices: [ModelSwitch: Int64]
  ) -> Bool {
    switch method {
    case .didBecomeActive: choices[.backgroundLaunch] == 2
    case .didEnterBackground: choices[.terminationBackgroundCall] == 1
    default: false
    }
  }

  @Test("Each transition is reported once", arguments: Profile.all)
  func calledOnce(profile: Profile) {
    // Notifications are posted whatever the app implements.
    let pairs: [(NotificationName, NotificationName)] = [
      (.didBecomeActive, .willResignActive), (.didEnterBackground, .willEnterForeground),
      (.sceneDidActivate, .sceneWillDeactivate),
      (.sceneDidEnterBackground, .sceneWillEnterForeground),
    ]
    // These switches may say that one of them comes twice, or out of turn.
    let twice: [ModelSwitch] = [
      .doubleBackgroundOnKill, .secondBackgroundCall, .backgroundCallOnKill, .backgroundLaunch,
      .terminationBackgroundCall,
    ]
    for walk in walks(profile)
    where walk.environment.choices.keys.allSatisfy({ !twice.contains($0) }) {
      let isTwice =
        profile.settings.isOn(.doubleBackgroundOnKill)
        || profile.settings.isOn(.backgroundCallOnKill)
      for (one, other) in pairs where !(isTwice && one == .didEnterBackground) {
        if one.isOfScene, walk.environment.hasSeveralScenes { continue }
        var last: NotificationName?
        for entry in walk.trace.entries {
          if case .state(.notRunning) = entry.term { last = nil }
          guard case .notification(let name) = entry.term, name == one || name == other else {
            continue
          }
          #expect(last != name, "\(name) twice, seed \(walk.seed)")
          last = name
        }
      }
    }
  }

  @Test("Nothing is called or posted that the OS does not know", arguments: Profile.all)
  func knownToOS(profile: Profile) {
    for walk in walks(profile) {
      for entry in walk.trace.entries {
        switch entry.term {
        case .call(let method) where method.since > walk.environment.os: break
        case .notification(let name) where name.since > walk.environment.os: break
        default: continue
        }
        Issue.record("\(entry.term) on \(walk.environment.os), seed \(walk.seed)")
      }
    }
  }

  @Test("An app without the background is never in it", arguments: Profile.all)
  func noBackground(profile: Profile) {
    for walk in walks(profile)
    where !walk.environment.device.multitasking && !profile.isForScenes
      || walk.environment.os < OSVersion(4)
    {
      for entry in walk.trace.entries {
        if case .state(let state) = entry.term {
          #expect(state != .background && state != .suspended, "seed \(walk.seed)")
        }
      }
    }
  }

  @Test("The same environment and actions give the same trace", arguments: Profile.all)
  func determinism(profile: Profile) {
    for walk in walks(profile).prefix(60) {
      #expect(walk.replay(in: walk.environment).lines == walk.trace.lines, "seed \(walk.seed)")
    }
  }
}
