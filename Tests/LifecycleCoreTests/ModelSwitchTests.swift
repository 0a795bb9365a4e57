import Testing

@testable import LifecycleCore

@Suite("Model switches") struct ModelSwitchTests {
  @Test("Each value of a switch changes its story", arguments: ModelSwitch.allCases)
  func everySwitchCounts(modelSwitch: ModelSwitch) {
    let traces = modelSwitch.values.map { Self.play(Self.story(modelSwitch), modelSwitch, $0) }
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

  /// A story whose course depends on one switch.
  private struct Tale {
    var os: OSVersion
    var scenes = false
    var during: [DelegateMethod: (Application) -> CallAnswer] = [:]
    var steps: [Action]
    var environment: (inout SimulationEnvironment) -> Void = { _ in }
  }

  /// Runs the steps with ten seconds between them.
  private static func play(_ tale: Tale, _ modelSwitch: ModelSwitch, _ value: Int64) -> [String] {
    let story = Story(tale.os, scenes: tale.scenes, app: RecordingApp(during: tale.during)) {
      tale.environment(&$0)
      $0.choices[modelSwitch] = value
    }
    for (index, step) in tale.steps.enumerated() { story.at(Int64(index) * 10, step) }
    story.simulator.wait(.seconds(1000))
    return story.simulator.trace.lines
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
  private static func task(_ kind: Int) -> Tale {
    let register = Action(.registerBackgroundTask, [.text("a"), .absent, .actions([])])
    let steps = [
      Action(.tapIcon), Action(.submitTaskRequest, [.text("a"), .word(kind)]), Action(.pressHome),
      Action(.runBackgroundTask, [.text("a")]),
    ]
    return Tale(os: OSVersion(15), during: [.didFinishLaunching: begin(register)], steps: steps) {
      $0.app.backgroundModes = [.fetch, .processing]
      $0.app.permittedTaskIdentifiers = ["a"]
    }
  }

  /// An app in front on an iPad that supports several scenes.
  private static func windows(_ steps: [Action]) -> Tale {
    Tale(os: OSVersion(17), scenes: true, steps: [Action(.tapIcon)] + steps) {
      $0.device = Device(model: .ipad)
      $0.app.supportsMultipleScenes = true
    }
  }

  private static func optOut(_ environment: inout SimulationEnvironment) {
    environment.app.exitsOnSuspend = true
  }

  private static func story(_ modelSwitch: ModelSwitch) -> Tale {
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
    case .backgroundLaunch: return Tale(os: OSVersion(7), steps: [location])
    case .secondBackgroundCall: return Tale(os: OSVersion(7), steps: [icon, home, location])
    case .backgroundMode:
      return Tale(os: OSVersion(7), steps: [icon, home]) { $0.app.backgroundModes = [.audio] }
    case .backgroundEventBudget:
      let steps = [icon, home, Action(.backgroundFetch)]
      return Tale(os: OSVersion(7), during: [.performFetch: keep], steps: steps) {
        $0.app.backgroundModes = [.fetch]
      }
    case .suspendAfter: return Tale(os: OSVersion(7), steps: [icon, home])
    case .backgroundOverrun, .backgroundOverrunAfter:
      return Tale(os: OSVersion(4), steps: [icon, home]) {
        $0.app.backgroundModes = [.audio]
        $0.choices[.backgroundOverrun] = 1
        $0.choices[.backgroundMode] = 0
      }
    case .redrawAfterTrim:
      let view = Action(.showView, [.text("clock")])
      return Tale(os: OSVersion(7), steps: [icon, view, home, icon])
    case .limits:
      return Tale(os: OSVersion(7), during: [.didFinishLaunching: work(8)], steps: [icon])
    case .unresponsiveAfter:
      return Tale(os: OSVersion(7), during: [.willResignActive: work(60)], steps: [icon, home])
    case .unfinishedGraphics:
      return Tale(os: OSVersion(7), steps: [icon, Action(.issueGraphicsCommands), home])
    case .terminationBackgroundCall:
      return Tale(os: OSVersion(4), steps: [icon, .with(.lowMemory, "foreground")])
    case .alertResigns: return Tale(os: OSVersion(7), steps: [icon, Action(.showAlert)])
    case .extraTimeExcuses:
      let during = [DelegateMethod.didEnterBackground: begin(task, thenWork: 8)]
      return Tale(os: OSVersion(7), during: during, steps: [icon, home])
    case .backgroundTaskBudget, .expirationLead:
      return Tale(os: OSVersion(7), steps: [icon, task, home])
    case .wokenTaskBudget:
      return Tale(os: OSVersion(7), during: [.didFinishLaunching: begin(task)], steps: [location])
    case .expirationGrace: return Tale(os: OSVersion(7), steps: [icon, .beginTask("a"), home])
    case .quitResigns: return Tale(os: OSVersion(3), steps: [icon, home])
    case .optOutBackgroundCall, .optOutState:
      return Tale(os: OSVersion(4, 2), steps: [icon, home], environment: optOut)
    case .optOutLock: return Tale(os: OSVersion(4, 2), steps: [icon, lock], environment: optOut)
    case .lockEntersBackground, .lockReadsInactive, .alwaysOnDisplayFlip:
      return Tale(os: OSVersion(5), steps: [icon, lock])
    case .protectedDataOrder:
      return Tale(os: OSVersion(5), steps: [icon, lock]) { $0.device.passcode = true }
    case .protectedDataDelay:
      return Tale(os: OSVersion(7), steps: [icon, lock]) { $0.device.passcode = true }
    case .killNotifiesRunning:
      let steps = [icon, task, home, Action(.openSwitcher), Action(.removeFromSwitcher)]
      return Tale(os: OSVersion(7), steps: steps)
    case .killBackgroundsFront, .doubleBackgroundOnKill:
      return Tale(os: OSVersion(7), steps: killed)
    case .killCountsAbsent:
      let steps = [
        icon, home, Action(.lowMemory), Action(.openSwitcher), Action(.removeFromSwitcher),
      ]
      return Tale(os: OSVersion(7), steps: steps + [location])
    case .memoryNotifiesBackground:
      return Tale(os: OSVersion(7), steps: [icon, task, home, .with(.lowMemory, "background")])
    case .memoryNotifiesForeground:
      return Tale(os: OSVersion(7), steps: [icon, .with(.lowMemory, "foreground")])
    case .rebootNotifies: return Tale(os: OSVersion(7), steps: [icon, Action(.reboot)])
    case .coalesceNoNetChange:
      return Tale(os: OSVersion(7), steps: [icon, home, left, upright, icon])
    case .queuedEvents: return Tale(os: OSVersion(7), steps: [icon, home, left, icon])
    case .accessorySessionNotices:
      return Tale(os: OSVersion(7), steps: [icon, Action(.connectAccessory), home])
    case .quickActionMustAnswer:
      let action = Action(.chooseQuickAction, [.text("new")])
      return Tale(os: OSVersion(9), during: [.performShortcutAction: keep], steps: [action, home])
    case .urlCall: return Tale(os: OSVersion(7), steps: [url])
    case .urlWhileActive: return Tale(os: OSVersion(7), steps: [icon, url])
    case .urlVeto:
      return Tale(os: OSVersion(7), during: [.willFinishLaunching: { _ in .no }], steps: [url])
    case .ios3URL: return Tale(os: OSVersion(3), steps: [url])
    case .notificationCenterFlip:
      return Tale(os: OSVersion(7), steps: [icon, Action(.openNotificationCenter)])
    case .prewarm:
      return Tale(os: OSVersion(15), scenes: true, steps: [Action(.prewarm), icon])
    case .coldResponseTwice:
      let push = Action(.localNotification, [.text("reminder")])
      return Tale(os: OSVersion(13), scenes: true, steps: [push, Action(.tapNotification)])
    case .firstScenePhase:
      return Tale(os: OSVersion(15), scenes: true, steps: [icon]) { $0.app.swiftUI = .app }
    case .sceneWillContinueActivity:
      let activity = Action(.continueActivity, [.text("reading")])
      return Tale(os: OSVersion(13), scenes: true, steps: [icon, activity])
    case .prewarmScope:
      return Tale(os: OSVersion(15), steps: [Action(.prewarm)]) { $0.choices[.prewarm] = 2 }
    case .emptyManifest:
      return Tale(os: OSVersion(27), scenes: true, steps: [icon]) {
        $0.app.hasEmptySceneManifest = true
        $0.app.returnsSceneConfiguration = false
      }
    case .backgroundLaunchConnectsScene:
      return Tale(os: OSVersion(15), scenes: true, steps: [location])
    case .suspendedAudioNotice:
      return Tale(os: OSVersion(15), steps: [icon, Action(.startAudio), home, icon])
    case .ghostSceneOnKill, .sceneKill: return Tale(os: OSVersion(13), scenes: true, steps: killed)
    case .replacedWindow:
      return windows([Action(.openWindow, [.text("b"), .word(1)])])
    case .newWindowDeactivates: return windows([Action(.openWindow, [.text("b")])])
    case .closedWindow:
      return windows([Action(.openWindow, [.text("b")]), Action(.closeWindow, [.text("b")])])
    case .lastSceneDestruction:
      return windows([Action(.requestSceneDestruction, [.text("main")])])
    case .resizeDeactivates: return windows([Action(.resizeWindow, [.text("main")])])
    case .viewDidAppear:
      return Tale(os: OSVersion(7), steps: [icon]) { $0.app.interface = Self.nested }
    case .renderOrder:
      return Tale(os: OSVersion(7), steps: [icon]) { $0.app.interface = Self.nested }
    case .lateTaskRegistration:
      let register = Action(.registerBackgroundTask, [.text("a")])
      return Tale(os: OSVersion(15), steps: [icon, register]) {
        $0.app.permittedTaskIdentifiers = ["a"]
      }
    case .refreshTaskBudget, .taskOverrun: return Self.task(0)
    case .processingTaskBudget: return Self.task(1)
    case .fileLockKills:
      let own = Action(.lockFile, [.text("a"), .word(0)])
      let shared = Action(.lockFile, [.text("b"), .word(1)])
      return Tale(os: OSVersion(15), steps: [icon, own, home, icon, shared, home])
    }
  }
}
