import Testing

@_spi(Package) @testable import LifecycleCore
@testable import ScenarioDelegates

/// Keeps the completion handlers that it is given, and remembers what came.
private final class Keeper: ApplicationDelegate {
  var lines: [String] = []
  var handlers: [() -> Void] = []
  var callsAtOnce = false

  private func keep(_ handler: @escaping () -> Void) {
    if callsAtOnce { handler() } else { handlers.append(handler) }
  }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let push = launchOptions?[.remoteNotification] as? String
    let location = launchOptions?[.location] as? Bool
    lines.append("options \(push ?? "-") \(location.map { "\($0)" } ?? "-")")
    return true
  }

  func application(
    _ application: Application,
    didReceiveRemoteNotification notification: String,
    fetchCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  ) {
    lines.append("push \(notification)")
    keep { completionHandler(.newData) }
  }

  func application(
    _ application: Application,
    performFetchWithCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  ) {
    lines.append("fetch")
    keep { completionHandler(.noData) }
  }

  func application(
    _ application: Application,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    lines.append("session \(identifier)")
    keep(completionHandler)
  }

  func application(_ application: Application, handle event: BackgroundEvent) {
    lines.append("event \(event)")
    application.work(for: .seconds(2))
  }

  func application(
    _ application: Application,
    continue userActivity: UserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    lines.append("activity \(userActivity.activityType)")
    return true
  }

  func application(
    _ application: Application,
    performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    lines.append("quick action \(shortcutItem.type)")
    keep { completionHandler(true) }
  }
}

/// Remembers with what a scene connects.
private final class SceneKeeper: SceneDelegate {
  var options: [Scene.ConnectionOptions] = []

  func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    options.append(connectionOptions)
  }
}

@Suite("Events for delegates in Swift") struct DelegateEventTests {
  private let keeper = Keeper()

  private func simulator(_ os: OSVersion, scenes: (any SceneDelegate)? = nil) -> Simulator {
    var environment = SimulationEnvironment(os: os)
    environment.app.backgroundModes = [.fetch, .remoteNotification]
    if scenes != nil { environment.app.lifeCycle = .scenes }
    let keeper = keeper
    let app = DelegateApp {
      keeper
    } sceneDelegate: {
      scenes ?? SceneKeeper()
    }
    return Simulator(environment, app: app)
  }

  @Test("A completion handler that is not called keeps the app running, until it is killed")
  func killed() {
    let simulator = simulator(OSVersion(9))
    #expect(simulator.perform(Action(.backgroundFetch)))
    simulator.wait(.seconds(29))
    #expect(simulator.state == .background)
    simulator.wait(.seconds(1))
    #expect(simulator.state == .notRunning)
    keeper.handlers.forEach { $0() }
    #expect(simulator.state == .notRunning, "called too late, it has no effect")
    #expect(keeper.lines == ["options - -", "fetch"])
  }

  @Test("Each completion handler ends its own event, once")
  func called() throws {
    let simulator = simulator(OSVersion(9))
    #expect(simulator.perform(Action(.backgroundFetch)))
    #expect(simulator.perform(Action(.backgroundTransferDone, [.text("photos")])))
    try #require(keeper.handlers.count == 2)
    keeper.handlers[1]()
    keeper.handlers[1]()
    simulator.wait(.seconds(5))
    #expect(simulator.state == .background, "the fetch is not done")
    keeper.handlers[0]()
    simulator.wait(.seconds(1))
    #expect(simulator.state == .suspended)
    #expect(keeper.lines == ["options - -", "fetch", "session photos"])
  }

  @Test("One that is called at once ends the event with its method")
  func atOnce() {
    keeper.callsAtOnce = true
    let simulator = simulator(OSVersion(9))
    #expect(simulator.perform(Action(.push, [.word(1), .text("news")])))
    simulator.wait(.seconds(1))
    #expect(simulator.state == .suspended)
    #expect(keeper.lines == ["options news -", "push news"])
  }

  @Test("A method that is not implemented owes nothing")
  func notImplemented() {
    final class Plain: ApplicationDelegate {}
    var environment = SimulationEnvironment(os: OSVersion(9))
    environment.app.backgroundModes = [.fetch]
    let simulator = Simulator(environment, app: DelegateApp { Plain() })
    #expect(simulator.perform(Action(.backgroundFetch)))
    simulator.wait(.seconds(1))
    #expect(simulator.state == .suspended)
  }

  @Test("Events, activities and quick actions reach the app delegate")
  func handed() {
    keeper.callsAtOnce = true
    let simulator = simulator(OSVersion(9))
    #expect(simulator.perform(.with(.backgroundEvent, "location")))
    #expect(simulator.now == .seconds(2))
    #expect(simulator.perform(Action(.continueActivity, [.text("reading")])))
    #expect(simulator.perform(Action(.pressHome)))
    #expect(simulator.perform(Action(.chooseQuickAction, [.text("write")])))
    #expect(simulator.state == .active)
    #expect(
      keeper.lines == [
        "options - true", "event location", "activity reading", "quick action write",
      ]
    )
  }

  @Test("A scene connects with what the user chose")
  func scenes() {
    let activity = SceneKeeper()
    let first = simulator(OSVersion(13), scenes: activity)
    #expect(first.perform(Action(.continueActivity, [.text("reading")])))
    #expect(activity.options.map(\.userActivities) == [[UserActivity(activityType: "reading")]])
    let quickAction = SceneKeeper()
    let second = simulator(OSVersion(13), scenes: quickAction)
    #expect(second.perform(Action(.chooseQuickAction, [.text("write")])))
    #expect(quickAction.options.map(\.shortcutItem) == [ShortcutItem(type: "write")])
    let notification = SceneKeeper()
    let third = simulator(OSVersion(13), scenes: notification)
    #expect(third.perform(Action(.push, [.absent, .text("news")])))
    #expect(third.perform(Action(.tapNotification)))
    #expect(notification.options.map(\.notificationResponse) == ["news"])
  }
}
