@_spi(Package) @_exported public import LifecycleCore

/// An app whose delegates are written in Swift.
///
/// Each launch creates new delegates, as a new process does, so that no state survives. Each scene that connects gets
/// a new scene delegate.
///
/// ```swift
/// let app = DelegateApp { AppDelegate() } sceneDelegate: { SceneDelegate() }
/// let simulator = Simulator(SimulationEnvironment(os: OSVersion(9)), app: app)
/// ```
public final class DelegateApp: SimulatedApp {
  private let makeDelegate: () -> any ApplicationDelegate
  private let makeSceneDelegate: (() -> any SceneDelegate)?
  private var delegate: (any ApplicationDelegate)?
  /// The delegates of the scenes, by the names of their sessions.
  private var sceneDelegates: [String: any SceneDelegate] = [:]
  private var launch = 0
  /// The preserved state that the delegate encoded.
  private var archive = StateCoder()
  /// The latest state restoration activity of each scene, by the name of its session.
  private var activities: [String: String] = [:]

  /// Creates an app with factories for its delegates; without the second one it has no scene delegate.
  public init(
    delegate: @escaping () -> any ApplicationDelegate,
    sceneDelegate: (() -> any SceneDelegate)? = nil
  ) {
    makeDelegate = delegate
    makeSceneDelegate = sceneDelegate
  }

  /// Calls the method on the app delegate or the scene delegate.
  public func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer {
    if launch != application.launch {
      launch = application.launch
      delegate = nil
      sceneDelegates = [:]
    }
    var answer: Bool?
    let isImplemented = application.callIfImplemented(call.method.swiftName) {
      answer = call.method.isSceneMethod ? callScene(call, application) : callApp(call, application)
    }
    guard let answer, isImplemented else { return .notImplemented }
    if call.method.hasCompletionHandler { application.keepCompletionHandler() }
    return answer ? .done : .no
  }

  /// Passes the event to the app delegate.
  public func handle(_ event: BackgroundEvent, _ application: Application) {
    delegate?.application(application, handle: event)
  }

  private func callApp(_ call: DelegateCall, _ application: Application) -> Bool? {
    let delegate = delegate ?? makeDelegate()
    self.delegate = delegate
    if call.method == .shouldSaveState { archive = StateCoder() }
    return arguments(of: call, application).call(on: delegate)
  }

  private func callScene(_ call: DelegateCall, _ application: Application) -> Bool? {
    let arguments = arguments(of: call, application)
    let name = arguments.scene.session.persistentIdentifier
    if call.method == .sceneWillConnect { sceneDelegates[name] = makeSceneDelegate?() }
    guard let delegate = sceneDelegates[name] else { return nil }
    guard call.method == .sceneStateRestorationActivity else { return arguments.call(on: delegate) }
    activities[name] = delegate.stateRestorationActivity(for: arguments.scene)
    return activities[name] != nil
  }

  private func arguments(of call: DelegateCall, _ application: Application) -> DelegateArguments {
    DelegateArguments(call, application, coder: archive, activities: activities)
  }
}
