@_spi(Package) internal import LifecycleCore
internal import UIKit
internal import UIKitSystem

/// The scenes of a launch with their sessions and delegates, by their names in scenarios.
@MainActor final class LaunchScenes: SceneDirectory {
  let configuration: Launch
  let system: LaunchSystem
  private let kept: PersistentSessions
  private var sessions: [String: UISceneSession] = [:]
  private var scenes: [String: UIWindowScene] = [:]
  /// All scenes of the launch; a scene refers to its delegate, which can refer to the scene.
  private var delegated: [WeakScene] = []
  /// The user activities that the app has passed with its requests, by the scenes that receive them.
  private(set) var expectedScenes: [String: NSUserActivity?] = [:]

  init(_ configuration: Launch, _ system: LaunchSystem) {
    (self.configuration, self.system) = (configuration, system)
    kept = configuration.sessions
  }

  // MARK: - Sessions

  /// Returns the session of a scene, with the state that an earlier launch has left.
  func session(named name: String) -> UISceneSession {
    if let session = sessions[name] { return session }
    let state = kept[name]
    let session = UISceneSession(
      persistentIdentifier: state.identifier,
      role: state.role,
      configuration: UISceneConfiguration(name: state.configuration, sessionRole: state.role)
    )
    session.stateRestorationActivity = state.activity
    session.userInfo = state.userInfo
    sessions[name] = session
    kept[name] = state
    return session
  }

  /// Returns the session with which a scene connects: a new one if the model has discarded the last one.
  private func connectingSession(named name: String, role: UISceneSession.Role) -> UISceneSession {
    if !system.model.openSessions.contains(name), kept[name].hasConnected { discard(name) }
    kept[name].role = role
    return session(named: name)
  }

  /// All sessions.
  var openSessions: Set<UISceneSession> {
    Set((system.model.openSessions + scenes.keys).map(session))
  }

  /// Returns the name of the scene of a session; nil if the session was discarded.
  func name(of session: UISceneSession?) -> String? {
    sessions.first { $0.value === session }?.key
  }

  /// Removes a session, and returns it.
  @discardableResult
  func discard(_ name: String) -> UISceneSession {
    defer {
      sessions[name] = nil
      kept.discard(name)
    }
    return session(named: name)
  }

  /// Stores what survives the process, and releases the rest.
  func end() {
    for (name, session) in sessions { kept[name].userInfo = session.userInfo }
    for reference in delegated { reference.scene?.delegate = nil }
    delegated.removeAll()
    scenes.removeAll()
    sessions.removeAll()
    expectedScenes.removeAll()
  }

  // MARK: - Configurations

  /// Asks the app delegate for the configuration of a scene that has no session yet.
  func configure(_ call: DelegateCall, _ delegate: any UIApplicationDelegate) {
    let name = call.details.sceneName
    let arguments = self.arguments(of: call, scene: name)
    let session = connectingSession(named: name, role: arguments.role)
    let configuration = delegate.application(
      system.application,
      configurationForConnecting: session,
      options: arguments.connectionOptions
    )
    guard !SystemConnection.didRunDefault else { return }
    session.configuration = configuration
    if let name = configuration.name { system.model.chooseConfiguration(name) }
  }

  /// Uses the configuration that the scenario describes, unless the app has returned another one.
  private func configure(_ session: UISceneSession, as name: String?) {
    guard let name, session.configuration.name != name else { return }
    session.configuration = UISceneConfiguration(name: name, sessionRole: session.role)
  }

  private func makeDelegate(for session: UISceneSession) -> (any UISceneDelegate)? {
    let expected: AnyClass? = session.configuration.delegateClass
    let makers = configuration.sceneDelegates
    guard let delegate = (makers[session.configuration.name] ?? makers[nil])?() else {
      let name = session.configuration.name ?? "nil"
      system.report(
        """
        no scene delegate for the configuration '\(name)': pass a closure that creates it to \
        'launch.sceneDelegate'\(expected == nil ? "" : "; Linux cannot create 'delegateClass'")
        """
      )
      return nil
    }
    if let expected, type(of: delegate) != expected {
      system.report(
        """
        'delegateClass' is \(expected), and 'launch.sceneDelegate' creates a \(type(of: delegate)): \
        give each configuration a name, and pass a closure for each
        """
      )
    }
    return delegate
  }

  // MARK: - Scenes

  /// The connected scenes.
  var connected: Set<UIScene> { Set(scenes.values) }

  /// Returns a connected scene.
  func scene(named name: String) -> UIWindowScene? { scenes[name] }

  /// Connects a scene, and creates its delegate.
  func connect(_ name: String, _ arguments: CallArguments) -> UIWindowScene {
    let role = kept[name].role
    let session = connectingSession(named: name, role: role)
    configure(session, as: arguments.configuration)
    if !arguments.isRestored { session.stateRestorationActivity = nil }
    kept[name].configuration = session.configuration.name
    kept[name].hasConnected = true
    let scene = UIWindowScene(session: session, system: system)
    scenes[name] = scene
    let delegate = makeDelegate(for: session)
    if let delegate { system.check(delegate) }
    scene.delegate = delegate
    delegated.append(WeakScene(scene: scene))
    if let makeRoot = configuration.makeRootViewController {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = makeRoot()
      (delegate as? any UIWindowSceneDelegate)?.window = window
    }
    return scene
  }

  /// Releases a scene that has disconnected; its session remains.
  func disconnect(_ name: String) { scenes[name] = nil }

  /// Stores the activity from which a scene can be restored, as an archive does.
  func restore(_ name: String, from activity: NSUserActivity?) {
    let activity = activity?.archived()
    kept[name].activity = activity
    session(named: name).stateRestorationActivity = activity
  }

  // MARK: - Requests

  /// Returns a name for the scene of a new window: `scene-2`, `scene-3`.
  func nameOfNewScene() -> String {
    let numbers = sequence(first: 2) { $0 + 1 }
    let names = numbers.lazy.map { SceneList.name(ofNewScene: $0) }
    return names.first { self.kept.all[$0] == nil && self.expectedScenes[$0] == nil } ?? ""
  }

  /// Stores the activity of a request until the scene receives it.
  func expectScene(_ name: String, _ activity: NSUserActivity?) {
    expectedScenes.updateValue(activity, forKey: name)
  }

  /// Removes a request that the system has denied.
  func cancelScene(_ name: String) { expectedScenes[name] = nil }

  /// The arguments of a call of a scene, with the activity that the app has passed for it.
  func arguments(of call: DelegateCall, scene name: String) -> CallArguments {
    CallArguments(
      call,
      system,
      configuration,
      requestedActivity: expectedScenes[name] ?? nil
    )
  }

  /// Removes the activity of a request, which the scene has received.
  func fulfill(_ name: String) { expectedScenes[name] = nil }
}

/// A weak reference to a scene.
private struct WeakScene {
  private(set) weak var scene: UIWindowScene?
}

extension Details {
  /// The name of the scene that a call is about: the first one in an app with one scene.
  var sceneName: String { text(.scene) ?? SceneList.firstName }
}
