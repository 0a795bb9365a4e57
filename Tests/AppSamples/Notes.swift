public import ScenarioApp
import UIKit

/// What survives the process.
final class Disk {
  var draft = ""
}

/// The app of Examples/AppProtocol with UIKit's types: it keeps a draft, and saves it in the background.
@MainActor final class NotesDelegate: UIResponder, UIApplicationDelegate {
  let disk: Disk
  var draft: String
  var opened: [String] = []
  private var task = UIBackgroundTaskIdentifier.invalid
  private var observer: (any NSObjectProtocol)?

  init(disk: Disk) {
    self.disk = disk
    draft = disk.draft
    super.init()
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification,
      object: nil,
      queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.opened.append("returned") }
    }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    opened.append(url.absoluteString)
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) { save() }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { completionHandler(.newData) }
  }

  /// Saves the draft in a background task, after three seconds.
  func save() {
    task = UIApplication.shared.beginBackgroundTask(withName: "save") { [weak self] in self?.end() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
      self.disk.draft = self.draft
      self.end()
    }
  }

  private func end() {
    if task != .invalid { UIApplication.shared.endBackgroundTask(task) }
    task = .invalid
  }
}

/// The delegate of a scene of the app.
@MainActor final class NotesSceneDelegate: UIResponder, UIWindowSceneDelegate {
  let app: NotesDelegate

  init(_ app: NotesDelegate) { self.app = app }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    app.opened += contexts.map(\.url.absoluteString)
  }

  func sceneDidEnterBackground(_ scene: UIScene) { app.save() }
}

/// The app with its actions and probes.
public let notes = AppUnderTest(
  "Notes",
  actions: ["type", "compute", "fail"],
  probes: ["draft", "opened"]
) { launch in
  let app = NotesDelegate(disk: launch.kept { Disk() })
  launch.delegate = app
  launch.sceneDelegate { NotesSceneDelegate(app) }
  launch.action("type") { app.draft += $0 as String }
  launch.action("compute") { (duration: String) in
    Thread.sleep(forTimeInterval: TimeInterval(duration.dropLast()) ?? 0)
  }
  launch.action("fail") { (how: String) in fail(how) }
  launch.probe("draft") { app.draft }
  launch.probe("opened") { app.opened }
}
