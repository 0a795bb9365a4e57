import Testing

@testable import LifecycleCore

/// What delegates in Swift were told, over all their lives.
private final class Log {
  var lines: [String] = []
}

/// Implements some methods; the others are the protocol's defaults.
private final class FewMethods: ApplicationDelegate {
  let log: Log
  private var count = 0

  init(_ log: Log) { self.log = log }

  private func note(_ text: String) {
    count += 1
    log.lines.append("\(count) \(text)")
  }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let url = launchOptions?[.url] as? String
    let source = launchOptions?[.sourceApplication] as? String
    let location = launchOptions?[.location] as? Bool
    note("didFinish \(url ?? "-") \(source ?? "-") \(location.map { "\($0)" } ?? "-")")
    return true
  }

  func applicationDidBecomeActive(_ application: Application) { note("didBecomeActive") }

  func applicationDidEnterBackground(_ application: Application) {
    note("didEnterBackground \(application.applicationState.map { "\($0)" } ?? "-")")
  }

  func application(
    _ application: Application,
    open url: String,
    options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool {
    note("open \(url) \(options[.sourceApplication] as? String ?? "-")")
    return true
  }

  func applicationWillTerminate(_ application: Application) { note("willTerminate") }
}

/// Implements every method and remembers its name.
private final class EveryMethod: ApplicationDelegate, SceneDelegate {
  let log: Log

  init(_ log: Log) { self.log = log }

  private func note(_ method: DelegateMethod) { log.lines.append(method.swiftName) }

  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    note(.willFinishLaunching)
    return true
  }
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    note(.didFinishLaunching)
    return false
  }
  func applicationDidFinishLaunching(_ application: Application) {
    note(.applicationDidFinishLaunching)
  }
  func applicationDidBecomeActive(_ application: Application) { note(.didBecomeActive) }
  func applicationWillResignActive(_ application: Application) { note(.willResignActive) }
  func applicationDidEnterBackground(_ application: Application) { note(.didEnterBackground) }
  func applicationWillEnterForeground(_ application: Application) { note(.willEnterForeground) }
  func applicationWillTerminate(_ application: Application) { note(.willTerminate) }
  func applicationDidReceiveMemoryWarning(_ application: Application) {
    note(.didReceiveMemoryWarning)
  }
  func applicationSignificantTimeChange(_ application: Application) {
    note(.significantTimeChange)
  }
  func application(
    _ application: Application,
    willChangeStatusBarFrame newStatusBarFrame: StatusBarFrame
  ) {
    note(.willChangeStatusBarFrame)
  }
  func application(
    _ application: Application,
    didChangeStatusBarFrame oldStatusBarFrame: StatusBarFrame
  ) {
    note(.didChangeStatusBarFrame)
  }
  func applicationProtectedDataWillBecomeUnavailable(_ application: Application) {
    note(.protectedDataWillBecomeUnavailable)
  }
  func applicationProtectedDataDidBecomeAvailable(_ application: Application) {
    note(.protectedDataDidBecomeAvailable)
  }
  func application(_ application: Application, handleOpen url: String) -> Bool {
    note(.handleOpenURL)
    return true
  }
  func application(
    _ application: Application,
    open url: String,
    sourceApplication: String?,
    annotation: Any
  ) -> Bool {
    note(.openURLSourceApplication)
    return true
  }
  func application(
    _ application: Application,
    open url: String,
    options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool {
    note(.openURLOptions)
    return true
  }
  func application(_ application: Application, didReceiveRemoteNotification notification: String) {
    note(.didReceiveRemoteNotification)
  }
  func application(
    _ application: Application,
    didReceiveRemoteNotification notification: String,
    fetchCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  ) {
    note(.didReceiveRemoteNotificationFetch)
    completionHandler(.newData)
  }
  func application(_ application: Application, didReceive notification: String) {
    note(.didReceiveLocalNotification)
  }
  func application(
    _ application: Application,
    performFetchWithCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  ) {
    note(.performFetch)
    completionHandler(.noData)
  }
  func application(
    _ application: Application,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    note(.handleBackgroundURLSession)
    completionHandler()
  }
  func application(
    _ application: Application,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    note(.willContinueUserActivity)
    return true
  }
  func application(
    _ application: Application,
    continue userActivity: UserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    note(.continueUserActivity)
    return true
  }
  func application(
    _ application: Application,
    performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    note(.performShortcutAction)
    completionHandler(true)
  }
  func application(
    _ application: Application,
    shouldSaveApplicationState coder: StateCoder
  ) -> Bool {
    note(.shouldSaveState)
    return true
  }
  func application(
    _ application: Application,
    shouldRestoreApplicationState coder: StateCoder
  ) -> Bool {
    note(.shouldRestoreState)
    return true
  }
  func application(_ application: Application, willEncodeRestorableStateWith coder: StateCoder) {
    note(.willEncodeState)
  }
  func application(_ application: Application, didDecodeRestorableStateWith coder: StateCoder) {
    note(.didDecodeState)
  }
  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: StateCoder
  ) -> Any? {
    note(.viewControllerWithPath)
    return self
  }
  func application(
    _ application: Application,
    configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    note(.configurationForConnecting)
    return SceneConfiguration(name: "Default")
  }
  func application(
    _ application: Application,
    didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {
    note(.didDiscardSceneSessions)
  }
  func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    note(.sceneWillConnect)
  }
  func scene(_ scene: Scene, openURLContexts urlContexts: Set<OpenURLContext>) {
    note(.sceneOpenURLContexts)
  }
  func scene(_ scene: Scene, continue userActivity: UserActivity) {
    note(.sceneContinueUserActivity)
  }
  func windowScene(
    _ windowScene: Scene,
    performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    note(.windowScenePerformShortcutAction)
    completionHandler(true)
  }
  func sceneWillEnterForeground(_ scene: Scene) { note(.sceneWillEnterForeground) }
  func sceneDidBecomeActive(_ scene: Scene) { note(.sceneDidBecomeActive) }
  func sceneWillResignActive(_ scene: Scene) { note(.sceneWillResignActive) }
  func sceneDidEnterBackground(_ scene: Scene) { note(.sceneDidEnterBackground) }
  func sceneDidDisconnect(_ scene: Scene) { note(.sceneDidDisconnect) }
  func stateRestorationActivity(for scene: Scene) -> String? {
    note(.sceneStateRestorationActivity)
    return "com.example.todo.list"
  }
}

/// Implements nothing at all.
private final class NoMethods: ApplicationDelegate, SceneDelegate {}

/// An app that shows the calls that an adapter gets, and what came of them.
private final class Relay: SimulatedApp {
  private let app: any SimulatedApp
  private(set) var calls: [(method: DelegateMethod, answer: CallAnswer)] = []

  init(_ app: any SimulatedApp) { self.app = app }

  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer {
    let answer = app.handle(call, application)
    calls.append((call.method, answer))
    return answer
  }
}

@MainActor
private final class MainActorSpy: ApplicationDelegate {
  var methods: [String] = []

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    methods.append("didFinishLaunching")
    return true
  }

  func applicationDidEnterBackground(_ application: Application) {
    methods.append("didEnterBackground")
  }
}

@MainActor
private final class MainActorSceneSpy: SceneDelegate {
  var states: [SceneState] = []

  func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    states.append(scene.activationState)
  }

  func sceneDidBecomeActive(_ scene: Scene) { states.append(scene.activationState) }
}

/// Asks for whatever it can from inside its callbacks.
private final class Busy: ApplicationDelegate {
  let log: Log
  private var task = BackgroundTaskIdentifier.invalid

  init(_ log: Log) { self.log = log }

  func applicationDidBecomeActive(_ application: Application) {
    log.lines.append("unlimited: \(application.backgroundTimeRemaining > 1e9)")
  }

  func applicationWillResignActive(_ application: Application) {
    task = application.beginBackgroundTask(withName: "save") { [unowned self] in
      log.lines.append("expires \(application.backgroundTimeRemaining)")
      application.endBackgroundTask(task)
      task = .invalid
    }
    log.lines.append("began: \(task != .invalid)")
  }

  func applicationDidEnterBackground(_ application: Application) {
    application.work(for: .seconds(2))
    log.lines.append("left \(application.backgroundTimeRemaining)")
    let other = application.beginBackgroundTask()
    application.endBackgroundTask(other)
    application.endBackgroundTask(other)
  }

  func applicationWillTerminate(_ application: Application) {
    let late = application.beginBackgroundTask()
    log.lines.append("late: \(late == .invalid)")
  }
}

@Suite("Delegates in Swift") struct DelegateAppTests {
  private func calls(_ simulator: Simulator) -> [String] {
    simulator.trace.entries.compactMap {
      if case .call(let method, _) = $0.event { method.swiftName } else { nil }
    }
  }

  private func world(_ os: OSVersion, scenes: Bool = false) -> WorldDescription {
    var world = WorldDescription(os: os)
    if scenes { world.app.lifeCycle = .scenes }
    return world
  }

  @Test("The model sees which methods a delegate implements")
  func implemented() {
    let log = Log()
    let simulator = Simulator(world(OSVersion(9)), app: DelegateApp { FewMethods(log) })
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.perform(Action(.pressHome)))
    #expect(
      calls(simulator) == [
        "application(_:didFinishLaunchingWithOptions:)", "applicationDidBecomeActive(_:)",
        "applicationDidEnterBackground(_:)",
      ]
    )
    #expect(
      log.lines == ["1 didFinish - - -", "2 didBecomeActive", "3 didEnterBackground background"]
    )
  }

  @Test("A method that calls another one of its own, which is not there, counts as implemented")
  func nestedDefault() {
    final class Sharing: ApplicationDelegate {
      func applicationDidBecomeActive(_ application: Application) {
        applicationWillEnterForeground(application)
      }
    }
    let simulator = Simulator(WorldDescription(os: OSVersion(9)), app: DelegateApp { Sharing() })
    _ = simulator.perform(Action(.tapIcon))
    let calls = simulator.trace.entries.compactMap { entry -> DelegateMethod? in
      if case .call(let method, _) = entry.event { method } else { nil }
    }
    #expect(calls == [.didBecomeActive])
  }

  @Test("A new process has a new delegate")
  func relaunch() {
    let log = Log()
    let simulator = Simulator(world(OSVersion(9)), app: DelegateApp { FewMethods(log) })
    #expect(simulator.perform(.openURL("todo://1", from: "com.example.mail")))
    #expect(simulator.perform(Action(.pressHome)))
    simulator.wait(.seconds(5))
    #expect(simulator.perform(.told(.lowMemory, "purge")))
    #expect(simulator.perform(.told(.backgroundEvent, "location")))
    #expect(
      log.lines == [
        "1 didFinish todo://1 com.example.mail -", "2 open todo://1 com.example.mail",
        "3 didBecomeActive", "4 didEnterBackground background", "1 didFinish - - true",
      ]
    )
  }

  @Test("Every method of the vocabulary reaches the delegate's method of that name")
  func everyMethod() {
    for method in DelegateMethod.allCases {
      let log = Log()
      let delegate = EveryMethod(log)
      let relay = Relay(
        DelegateApp {
          delegate
        } sceneDelegate: {
          delegate
        }
      )
      // The vocabulary's calls do not all come up in one story; the adapter takes them one by one.
      let probe = Probe(relay, method: method)
      let simulator = Simulator(world(OSVersion(9)), app: probe)
      #expect(simulator.perform(Action(.tapIcon)))
      #expect(log.lines.last == method.swiftName)
      if case .notImplemented? = relay.calls.last?.answer {
        Issue.record("\(method) counts as not implemented")
      }
    }
  }

  @Test("A delegate without methods implements none")
  func noMethods() {
    for method in DelegateMethod.allCases {
      let delegate = NoMethods()
      let relay = Relay(
        DelegateApp {
          delegate
        } sceneDelegate: {
          delegate
        }
      )
      let probe = Probe(relay, method: method)
      let simulator = Simulator(world(OSVersion(9)), app: probe)
      #expect(simulator.perform(Action(.tapIcon)))
      for call in relay.calls {
        guard case .notImplemented = call.answer else {
          Issue.record("\(call.method) counts as implemented")
          continue
        }
      }
    }
  }

  @Test("Without a scene delegate no scene call is made, and the app lives all the same")
  func noSceneDelegate() {
    let delegate = EveryMethod(Log())
    let simulator = Simulator(world(OSVersion(13), scenes: true), app: DelegateApp { delegate })
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.state == .active)
    #expect(!calls(simulator).contains { $0.hasPrefix("scene") })
  }

  @Test("A delegate may ask for anything from inside its callbacks")
  func busy() {
    let log = Log()
    let simulator = Simulator(world(OSVersion(7)), app: DelegateApp { Busy(log) })
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.perform(Action(.pressHome)))
    simulator.wait(.seconds(200))
    #expect(simulator.state == .suspended)
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.perform(Action(.openSwitcher)))
    #expect(simulator.perform(Action(.removeFromSwitcher)))
    #expect(
      log.lines == [
        "unlimited: true", "began: true", "left 178.0", "expires 0.0", "unlimited: true",
        "began: true", "left 178.0", "left 176.0", "late: true",
      ]
    )
    let unknown = simulator.trace.entries.count {
      if case .effect(.unknownTask, _) = $0.event { true } else { false }
    }
    #expect(unknown == 3, "a task that is ended twice is unknown the second time")
  }

  @Test("A task is ended by its identifier, not by its name")
  func sameName() {
    final class Twice: ApplicationDelegate {
      func applicationDidEnterBackground(_ application: Application) {
        _ = application.beginBackgroundTask(withName: "save")
        let second = application.beginBackgroundTask(withName: "save")
        application.endBackgroundTask(second)
        application.endBackgroundTask(second)
      }
    }
    let simulator = Simulator(world(OSVersion(7)), app: DelegateApp { Twice() })
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(simulator.perform(Action(.pressHome)))
    simulator.wait(.seconds(10))
    #expect(simulator.state == .background, "the first task still runs")
  }

  @Test("The application is freed with its simulator, whatever its handlers hold")
  func noLeak() {
    final class Holder: ApplicationDelegate {
      func applicationDidBecomeActive(_ application: Application) {
        _ = application.beginBackgroundTask(withName: "x") { [self] in
          print(self, application.isRunning)
        }
      }
    }
    weak var delegate: Holder?
    do {
      let app = DelegateApp {
        let holder = Holder()
        delegate = holder
        return holder
      }
      let simulator = Simulator(world(OSVersion(7)), app: app)
      #expect(simulator.perform(Action(.tapIcon)))
      #expect(delegate != nil)
    }
    #expect(delegate == nil)
  }

  @Test("A class of the main actor conforms, and is called without a hop")
  @MainActor func mainActor() {
    let spy = MainActorSpy()
    let sceneSpy = MainActorSceneSpy()
    let plain = Simulator(world(OSVersion(9)), app: DelegateApp { spy })
    #expect(plain.perform(Action(.tapIcon)))
    #expect(plain.perform(Action(.pressHome)))
    #expect(spy.methods == ["didFinishLaunching", "didEnterBackground"])
    #expect(calls(plain).count == 2)

    let app = DelegateApp {
      spy
    } sceneDelegate: {
      sceneSpy
    }
    let simulator = Simulator(world(OSVersion(13), scenes: true), app: app)
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(sceneSpy.states == [.unattached, .foregroundActive])
  }
}

/// Hands an adapter one call of its own choice, with the scene connected before a scene's call.
private final class Probe: SimulatedApp {
  private let app: any SimulatedApp
  private let method: DelegateMethod
  private var isDone = false

  init(_ app: any SimulatedApp, method: DelegateMethod) {
    self.app = app
    self.method = method
  }

  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer {
    guard !isDone else { return .notImplemented }
    isDone = true
    let methods = method.isSceneMethod ? [.sceneWillConnect, method] : [method]
    for method in methods {
      _ = app.handle(DelegateCall(method: method, details: call.details), application)
    }
    return .notImplemented
  }
}
