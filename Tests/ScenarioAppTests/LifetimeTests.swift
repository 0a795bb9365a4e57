import BackgroundTasks
import ScenarioApp
import ScenarioRunner
import Synchronization
import Testing
import UIKit

/// What belongs to a launch is released when its process ends.
@Suite struct LifetimeTests {
  @Test @MainActor func objectsOfALaunchDoNotOutliveTheCase() throws {
    let result = try results(
      of: hoarder,
      """
      suite: Lifetimes
      ios: [12.0, 26.0]
      app: {background-modes: [processing], info: {BGTaskSchedulerPermittedIdentifiers: [index]}}
      scenarios:
      - scenario: killed in the background
        steps:
        - user: tap-icon
        - user: press-home
        - wait: 60s
        - system: low-memory
          state: not-running
        - user: tap-icon
          expect: {app: {launches: 2}}
      - scenario: ends while it runs
        steps:
        - user: tap-icon
          expect: {app: {launches: 1}}
      """
    )
    let messages = result.cases.flatMap(\.failures).map(\.message)
    #expect(result.cases.count == 4)
    #expect(messages.isEmpty, "\(messages)")
    #expect(Live.objects.withLock { $0 } == [:])
    #expect(Live.count.withLock { $0 } == 19)
    #expect(applications.withLock { $0.compactMap(\.object).isEmpty })
  }

  @Test @MainActor func codeOfAKilledProcessStillHasItsApplication() throws {
    let app = AppUnderTest("Slow", probes: ["seen"]) { launch in
      let log = launch.kept { Log() }
      launch.delegate = SlowDelegate(log)
      launch.probe("seen") { log.lines }
    }
    let result = try results(
      of: app,
      """
      scenario: Killed while it launches
      ios: 12.0
      app: {life-cycle: app-delegate}
      steps:
      - user: tap-icon
        terminated: watchdog
      """
    )
    #expect(result.cases.map(\.outcome) == [.passed])
    #expect(slowLog.withLock { $0 } == ["the same application, SlowDelegate"])
  }
}

/// Counts the objects that live, by their names.
private final class Live: Sendable {
  static let objects = Mutex<[String: Int]>([:])
  static let count = Mutex(0)
  private let name: String

  init(_ name: String) {
    self.name = name
    Self.objects.withLock { $0[name, default: 0] += 1 }
    Self.count.withLock { $0 += 1 }
  }

  deinit {
    Self.objects.withLock { objects in
      objects[name, default: 0] -= 1
      if objects[name] == 0 { objects[name] = nil }
    }
  }
}

/// The applications of all launches, if they live.
private let applications = Mutex<[WeakObject]>([])

private struct WeakObject: @unchecked Sendable {
  weak var object: AnyObject?
}

/// Keeps itself alive by everything that it asks of the system.
@MainActor private final class HoardingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let live = Live("app delegate")
  private var observers: [any NSObjectProtocol] = []
  private var timer: Timer?
  private var source: (any DispatchSourceTimer)?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applications.withLock { $0.append(WeakObject(object: application)) }
    observers.append(
      NotificationCenter.default.addObserver(
        forName: UIApplication.didBecomeActiveNotification,
        object: nil,
        queue: .main
      ) { _ in self.note() }
    )
    timer = .scheduledTimer(withTimeInterval: 20, repeats: true) { _ in self.note() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 10_000) { self.note() }
    source = DispatchSource.makeTimerSource(queue: .main)
    source?.schedule(deadline: .now() + 1, repeating: 50)
    source?.setEventHandler { self.note() }
    source?.resume()
    if ProcessInfo.processInfo.operatingSystemVersion.majorVersion >= 13 {
      _ = BGTaskScheduler.shared.register(forTaskWithIdentifier: "index", using: nil) { task in
        task.expirationHandler = { self.note() }
        self.note()
      }
    }
    UNUserNotificationCenter.current().requestAuthorization(options: []) { _, _ in self.note() }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    let task = application.beginBackgroundTask { self.note() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { application.endBackgroundTask(task) }
  }

  private nonisolated func note() { withExtendedLifetime(self) {} }
}

/// Refers to its scene and its window.
@MainActor private final class HoardingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let live = Live("scene delegate")
  private var scene: UIScene?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    self.scene = scene
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}

private let hoarder = AppUnderTest("Hoarder", probes: ["launches"]) { launch in
  let counter = launch.kept { LaunchCounter() }
  counter.launches += 1
  let app = HoardingDelegate()
  launch.delegate = app
  launch.sceneDelegate { HoardingSceneDelegate() }
  let object = Live("object of the closure")
  launch.probe("launches") {
    withExtendedLifetime((launch, object, app)) { counter.launches }
  }
}

private final class LaunchCounter {
  private let live = Live("kept object")
  var launches = 0
}

private final class Log {
  var lines: [String] = []
}

private let slowLog = Mutex<[String]>([])

/// Goes on after the watchdog has killed it.
@MainActor private final class SlowDelegate: UIResponder, UIApplicationDelegate {
  private let log: Log

  init(_ log: Log) { self.log = log }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Thread.sleep(forTimeInterval: 100)
    let shared = UIApplication.shared
    let delegate = shared.delegate.map { "\(type(of: $0))" } ?? "nil"
    slowLog.withLock {
      $0.append("\(shared === application ? "the same" : "another") application, \(delegate)")
    }
    return true
  }
}
