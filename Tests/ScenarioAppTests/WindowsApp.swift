import ScenarioApp
import UIKit

/// What all windows of the app share.
@MainActor final class WindowsDelegate: UIResponder, UIApplicationDelegate {
  var log: [String] = []
  private var windowCount = 0

  func nextNumber() -> Int {
    windowCount += 1
    return windowCount
  }

  /// The scenes by their sessions, with the states that the app reads.
  var states: [String: String] {
    let sessions = UIApplication.shared.openSessions
    return Dictionary(
      uniqueKeysWithValues: sessions.map { session in
        (session.persistentIdentifier, session.scene.map { "\($0.activationState)" } ?? "closed")
      }
    )
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.append("configure \(session.persistentIdentifier)")
    let isNote = options.userActivities.contains { $0.activityType == "note" }
    let name = session.role == .windowApplication ? (isNote ? "Note" : "List") : nil
    return UISceneConfiguration(name: name, sessionRole: session.role)
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sessions: Set<UISceneSession>
  ) {
    log += sessions.map { "discard \($0.persistentIdentifier)" }.sorted()
  }

  func open(_ activity: NSUserActivity?) {
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil) {
      self.log.append("\($0 as? UISceneError == UISceneError(.multipleScenesNotSupported))")
    }
  }
}

/// The delegate of a window: each has its own.
@MainActor class ListWindowDelegate: UIResponder, UIWindowSceneDelegate {
  let app: WindowsDelegate
  let number: Int
  var window: UIWindow?
  var text = ""

  init(_ app: WindowsDelegate) {
    self.app = app
    number = app.nextNumber()
  }

  func note(_ text: String, _ scene: UIScene) {
    let name = scene.session.persistentIdentifier
    app.log.append("\(number) \(type(of: self)) \(name): \(text)")
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    precondition(scene === session.scene && scene.delegate === self)
    precondition(UIApplication.shared.connectedScenes.contains(scene))
    let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
    text = activity?.userInfo?["text"] as? String ?? ""
    note("connect \(text)", scene)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    note("continue \(userActivity.userInfo?["text"] as? String ?? "")", scene)
  }

  func sceneDidDisconnect(_ scene: UIScene) { note("disconnect", scene) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "edit")
    activity.userInfo = ["text": text]
    return activity
  }
}

/// The delegate of a window with another configuration.
@MainActor final class NoteWindowDelegate: ListWindowDelegate {}

let windows = AppUnderTest(
  "Windows",
  actions: ["open-note", "type-into", "show-note", "close", "refresh"],
  probes: ["log", "states", "supports-windows", "active", "observed"]
) { launch in
  let app = WindowsDelegate()
  var observed: [String] = []
  launch.delegate = app
  launch.sceneDelegate("List") { ListWindowDelegate(app) }
  launch.sceneDelegate("Note") { NoteWindowDelegate(app) }
  launch.sceneDelegate { ListWindowDelegate(app) }

  @MainActor func session(_ name: String) -> UISceneSession? {
    UIApplication.shared.openSessions.first { $0.persistentIdentifier == name }
  }
  launch.action("open-note") { (text: String) in
    let activity = NSUserActivity(activityType: "note")
    activity.userInfo = ["text": text]
    app.open(activity)
  }
  launch.action("type-into") { (name: String) in
    (session(name)?.scene?.delegate as? ListWindowDelegate)?.text = "typed into \(name)"
  }
  launch.action("show-note") { (name: String) in
    let activity = NSUserActivity(activityType: "note")
    activity.userInfo = ["text": "shown"]
    UIApplication.shared.requestSceneSessionActivation(
      session(name),
      userActivity: activity,
      options: nil
    )
  }
  launch.action("close") { (name: String) in
    guard let session = session(name) else { return }
    UIApplication.shared.requestSceneSessionDestruction(session, options: nil) {
      app.log.append("\(($0 as? UISceneError)?.code == .requestDenied)")
    }
  }
  launch.action("refresh") { (name: String) in
    if let session = session(name) { UIApplication.shared.requestSceneSessionRefresh(session) }
  }
  launch.probe("log") { app.log }
  launch.probe("states") { app.states }
  launch.probe("supports-windows") { UIApplication.shared.supportsMultipleScenes }
  launch.probe("active") { UIApplication.shared.applicationState == .active }

  let observer = NotificationCenter.default.addObserver(
    forName: UIScene.didDisconnectNotification,
    object: nil,
    queue: nil
  ) { notification in
    nonisolated(unsafe) let notification = notification
    MainActor.assumeIsolated {
      let scene = notification.object as? UIScene
      observed.append(scene?.session.persistentIdentifier ?? "no scene")
    }
  }
  launch.probe("observed") {
    _ = observer
    return observed
  }
}
