import Testing

@_spi(Package) @testable import LifecycleCore

@Suite("Model switches") struct ModelSwitchTests {
  @Test("Each value of a switch changes its trace", arguments: ModelSwitch.allCases)
  func everySwitchCounts(modelSwitch: ModelSwitch) {
    let traces = modelSwitch.values.map {
      Self.traceLines(Self.driver(modelSwitch), modelSwitch, $0)
    }
    #expect(Set(traces).count == traces.count, "\(modelSwitch.name): \(traces[0])")
  }

  @Test("A switch is a word, a flag or a duration, with a name of its own")
  func catalogue() {
    #expect(Set(ModelSwitch.allCases.map(\.name)).count == ModelSwitch.allCases.count)
    for modelSwitch in ModelSwitch.allCases {
      switch modelSwitch.type {
      case .word, .flag, .duration: break
      default: Issue.record("\(modelSwitch.name) is none of them")
      }
    }
  }

  /// Actions whose trace depends on one switch.
  private struct SwitchScenario {
    var os: OSVersion
    var scenes = false
    var during: [DelegateMethod: (Application) -> CallAnswer] = [:]
    var steps: [Action]
    var environment: (inout SimulationEnvironment) -> Void = { _ in }
  }

  /// Runs the steps with ten seconds between them.
  private static func traceLines(
    _ scenario: SwitchScenario,
    _ modelSwitch: ModelSwitch,
    _ value: Int64
  ) -> [String] {
    let driver = SimulatorDriver(
      scenario.os,
      scenes: scenario.scenes,
      app: RecordingApp(during: scenario.during)
    ) {
      scenario.environment(&$0)
      $0.choices[modelSwitch] = value
    }
    for (index, step) in scenario.steps.enumerated() { driver.at(Int64(index) * 10, step) }
    driver.simulator.wait(.seconds(1000))
    return driver.simulator.trace.lines
  }

  /// A view in a view in a window.
  private static var nested: InterfaceDescription {
    let names = ["window", "outer", "inner"]
    let views = names.indices.map { index in
      var view = InterfaceDescription.View(name: names[index])
      view.superview = index > 0 ? index - 1 : nil
      if index == 0 { view.kind = .window }
      if index == 1 { view.controller = 0 }
      return view
    }
    return InterfaceDescription(views: views, controllers: [.init(name: "Controller")])
  }

  private static func work(_ seconds: Int64) -> (Application) -> CallAnswer {
    { application in
      application.work(for: .seconds(seconds))
      return .done
    }
  }

  private static func begin(
    _ action: Action,
    thenWork seconds: Int64 = 0
  )
    -> (Application) -> CallAnswer
  {
    { application in
      application.perform(action)
      application.work(for: .seconds(seconds))
      return .done
    }
  }

  private static func keep(_ application: Application) -> CallAnswer {
    application.perform(Action(.keepCompletionHandler))
    return .done
  }

  /// A background task whose expiration handler does not complete it.
  private static func task(_ kind: Int) -> SwitchScenario {
    let register = Action(.registerBackgroundTask, [.text("a"), .absent, .actions([])])
    let steps = [
      Action(.tapIcon), Action(.submitTaskRequest, [.text("a"), .word(kind)]), Action(.pressHome),
      Action(.runBackgroundTask, [.text("a")]),
    ]
    return SwitchScenario(
      os: OSVersion(15),
      during: [.didFinishLaunching: begin(register)],
      steps: steps
    ) {
      $0.app.backgroundModes = [.fetch, .processing]
      $0.app.permittedTaskIdentifiers = ["a"]
    }
  }

  /// An app in front on an iPad that supports several scenes.
  private static func windows(_ steps: [Action]) -> SwitchScenario {
    SwitchScenario(os: OSVersion(17), scenes: true, steps: [Action(.tapIcon)] + steps) {
      $0.device = Device(model: .ipad)
      $0.app.supportsMultipleScenes = true
    }
  }

  private static func optOut(_ environment: inout SimulationEnvironment) {
    environment.app.exitsOnSuspend = true
  }

  private static func driver(_ modelSwitch: ModelSwitch) -> SwitchScenario {
    let icon = Action(.tapIcon)
    let home = Action(.pressHome)
    let lock = Action(.lock)
    let location = Action.with(.backgroundEvent, "location")
    let task = Action.beginTask("a", expiration: [.endTask("a")])
    let left = Action.with(.rotate, "landscape-left")
    let upright = Action.with(.rotate, "portrait")
    let killed = [icon, Action(.openSwitcher), Action(.removeFromSwitcher)]
    let url = Action.openURL("todo://new")
    switch modelSwitch {
    case .backgroundLaunch: return SwitchScenario(os: OSVersion(7), steps: [location])
    case .backgroundLaunchNotice:
      return SwitchScenario(os: OSVersion(15), scenes: true, steps: [location])
    case .launchStatusBarCalls: return SwitchScenario(os: OSVersion(11), steps: [icon])
    case .secondBackgroundCall:
      return SwitchScenario(os: OSVersion(7), steps: [icon, home, location])
    case .backgroundMode:
      return SwitchScenario(os: OSVersion(7), steps: [icon, home]) {
        $0.app.backgroundModes = [.audio]
      }
    case .backgroundEventBudget:
      let steps = [icon, home, Action(.backgroundFetch)]
      return SwitchScenario(os: OSVersion(7), during: [.performFetch: keep], steps: steps) {
        $0.app.backgroundModes = [.fetch]
      }
    case .suspendAfter: return SwitchScenario(os: OSVersion(7), steps: [icon, home])
    case .backgroundOverrun, .backgroundOverrunAfter:
      return SwitchScenario(os: OSVersion(4), steps: [icon, home]) {
        $0.app.backgroundModes = [.audio]
        $0.choices[.backgroundOverrun] = 1
        $0.choices[.backgroundMode] = 0
      }
    case .redrawAfterTrim:
      let view = Action(.showView, [.text("clock")])
      return SwitchScenario(os: OSVersion(7), steps: [icon, view, home, icon])
    case .limits:
      return SwitchScenario(os: OSVersion(7), during: [.didFinishLaunching: work(8)], steps: [icon])
    case .unresponsiveAfter:
      return SwitchScenario(
        os: OSVersion(7),
        during: [.willResignActive: work(60)],
        steps: [icon, home]
      )
    case .unfinishedGraphics:
      return SwitchScenario(os: OSVersion(7), steps: [icon, Action(.issueGraphicsCommands), home])
    case .terminationBackgroundCall:
      return SwitchScenario(os: OSVersion(4), steps: [icon, .with(.lowMemory, "foreground")])
    case .alertResigns: return SwitchScenario(os: OSVersion(7), steps: [icon, Action(.showAlert)])
    case .extraTimeExcuses:
      let during = [DelegateMethod.didEnterBackground: begin(task, thenWork: 8)]
      return SwitchScenario(os: OSVersion(7), during: during, steps: [icon, home])
    case .backgroundTaskBudget, .expirationLead:
      return SwitchScenario(os: OSVersion(7), steps: [icon, task, home])
    case .wokenTaskBudget:
      return SwitchScenario(
        os: OSVersion(7),
        during: [.didFinishLaunching: begin(task)],
        steps: [location]
      )
    case .expirationGrace:
      return SwitchScenario(os: OSVersion(7), steps: [icon, .beginTask("a"), home])
    case .quitResigns: return SwitchScenario(os: OSVersion(3), steps: [icon, home])
    case .optOutBackgroundCall, .optOutState:
      return SwitchScenario(os: OSVersion(4, 2), steps: [icon, home], environment: optOut)
    case .optOutLock:
      return SwitchScenario(os: OSVersion(4, 2), steps: [icon, lock], environment: optOut)
    case .lockEntersBackground, .lockReadsInactive, .alwaysOnDisplayFlip:
      return SwitchScenario(os: OSVersion(5), steps: [icon, lock])
    case .protectedDataOrder:
      return SwitchScenario(os: OSVersion(5), steps: [icon, lock]) { $0.device.passcode = true }
    case .protectedDataDelay:
      return SwitchScenario(os: OSVersion(7), steps: [icon, lock]) { $0.device.passcode = true }
    case .defaultDataProtection:
      let settings = Action(.openFile, [.text("settings")])
      return SwitchScenario(
        os: OSVersion(15),
        scenes: true,
        during: [.didFinishLaunching: begin(settings)],
        steps: [Action(.reboot), Action(.prewarm)]
      ) {
        $0.device.passcode = true
        $0.choices[.prewarm] = 2
      }
    case .killNotifiesRunning, .backgroundCallOnKill:
      let steps = [icon, task, home, Action(.openSwitcher), Action(.removeFromSwitcher)]
      return SwitchScenario(os: OSVersion(7), steps: steps)
    case .killBackgroundsFront, .doubleBackgroundOnKill:
      return SwitchScenario(os: OSVersion(7), steps: killed)
    case .killCountsAbsent:
      let steps = [
        icon, home, Action(.lowMemory), Action(.openSwitcher), Action(.removeFromSwitcher),
      ]
      return SwitchScenario(os: OSVersion(7), steps: steps + [location])
    case .memoryNotifiesBackground:
      return SwitchScenario(
        os: OSVersion(7),
        steps: [icon, task, home, .with(.lowMemory, "background")]
      )
    case .memoryNotifiesForeground:
      return SwitchScenario(os: OSVersion(7), steps: [icon, .with(.lowMemory, "foreground")])
    case .rebootNotifies: return SwitchScenario(os: OSVersion(7), steps: [icon, Action(.reboot)])
    case .coalesceNoNetChange:
      return SwitchScenario(os: OSVersion(7), steps: [icon, home, left, upright, icon])
    case .queuedEvents: return SwitchScenario(os: OSVersion(7), steps: [icon, home, left, icon])
    case .accessorySessionNotices:
      return SwitchScenario(os: OSVersion(7), steps: [icon, Action(.connectAccessory), home])
    case .quickActionMustAnswer:
      let action = Action(.chooseQuickAction, [.text("new")])
      return SwitchScenario(
        os: OSVersion(9),
        during: [.performShortcutAction: keep],
        steps: [action, home]
      )
    case .urlCall: return SwitchScenario(os: OSVersion(7), steps: [url])
    case .urlWhileActive: return SwitchScenario(os: OSVersion(7), steps: [icon, url])
    case .urlVeto:
      return SwitchScenario(
        os: OSVersion(7),
        during: [.willFinishLaunching: { _ in .no }],
        steps: [url]
      )
    case .ios3URL: return SwitchScenario(os: OSVersion(3), steps: [url])
    case .callStyle:
      return SwitchScenario(os: OSVersion(14), steps: [icon, Action(.incomingCall)])
    case .callAudio:
      return SwitchScenario(
        os: OSVersion(14),
        steps: [icon, Action(.startAudio), Action(.incomingCall), Action(.acceptCall)]
      )
    case .notificationCenterFlip:
      return SwitchScenario(os: OSVersion(7), steps: [icon, Action(.openNotificationCenter)])
    case .prewarm:
      return SwitchScenario(os: OSVersion(15), scenes: true, steps: [Action(.prewarm), icon])
    case .coldResponseTwice:
      let push = Action(.localNotification, [.text("reminder")])
      return SwitchScenario(
        os: OSVersion(13),
        scenes: true,
        steps: [push, Action(.tapNotification)]
      )
    case .firstScenePhase:
      return SwitchScenario(os: OSVersion(15), scenes: true, steps: [icon]) {
        $0.app.swiftUI = .app
      }
    case .sceneWillContinueActivity:
      let activity = Action(.continueActivity, [.text("reading")])
      return SwitchScenario(os: OSVersion(13), scenes: true, steps: [icon, activity])
    case .prewarmScope:
      return SwitchScenario(os: OSVersion(15), steps: [Action(.prewarm)]) {
        $0.choices[.prewarm] = 2
      }
    case .emptyManifest:
      return SwitchScenario(os: OSVersion(27), scenes: true, steps: [icon]) {
        $0.app.hasEmptySceneManifest = true
        $0.app.returnsSceneConfiguration = false
      }
    case .emptyManifestBesideCode:
      return SwitchScenario(os: OSVersion(27), scenes: true, steps: [icon]) {
        $0.app.hasEmptySceneManifest = true
      }
    case .backgroundLaunchConnectsScene:
      return SwitchScenario(os: OSVersion(15), scenes: true, steps: [location])
    case .suspendedAudioNotice:
      return SwitchScenario(os: OSVersion(15), steps: [icon, Action(.startAudio), home, icon])
    case .ghostSceneOnKill, .sceneKill:
      return SwitchScenario(os: OSVersion(13), scenes: true, steps: killed)
    case .replacedWindow:
      return windows([Action(.openWindow, [.text("b"), .word(1)])])
    case .newWindowDeactivates: return windows([Action(.openWindow, [.text("b")])])
    case .closedWindow:
      return windows([Action(.openWindow, [.text("b")]), Action(.closeWindow, [.text("b")])])
    case .coveredWindow: return windows([Action(.coverWindow, [.text("main")])])
    case .lastSceneDestruction:
      return windows([Action(.requestSceneDestruction, [.text("main")])])
    case .resizeDeactivates: return windows([Action(.resizeWindow, [.text("main")])])
    case .viewDidAppear:
      return SwitchScenario(os: OSVersion(7), steps: [icon]) { $0.app.interface = Self.nested }
    case .renderOrder:
      return SwitchScenario(os: OSVersion(7), steps: [icon]) { $0.app.interface = Self.nested }
    case .lateTaskRegistration:
      let register = Action(.registerBackgroundTask, [.text("a")])
      return SwitchScenario(os: OSVersion(15), steps: [icon, register]) {
        $0.app.permittedTaskIdentifiers = ["a"]
      }
    case .refreshTaskBudget, .taskOverrun: return Self.task(0)
    case .lowPowerTasks:
      var scenario = Self.task(0)
      scenario.environment = { [environment = scenario.environment] in
        environment(&$0)
        $0.device.lowPowerMode = true
      }
      return scenario
    case .unansweredSession:
      let done = Action(.backgroundTransferDone, [.text("photos")])
      return SwitchScenario(
        os: OSVersion(26),
        during: [.handleBackgroundURLSession: keep],
        steps: [icon, home, done]
      )
    case .processingTaskBudget: return Self.task(1)
    case .fileLockKills:
      let own = Action(.lockFile, [.text("a"), .word(0)])
      let shared = Action(.lockFile, [.text("b"), .word(1)])
      return SwitchScenario(os: OSVersion(15), steps: [icon, own, home, icon, shared, home])
    }
  }
}
