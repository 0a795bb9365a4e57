/// An app made of delegates in Swift.
///
/// Each launch makes its delegates anew, as a new process does: what an old one remembered is gone. A scene that
/// connects gets a new scene delegate.
///
/// ```swift
/// let app = DelegateApp { AppDelegate() } sceneDelegate: { SceneDelegate() }
/// let simulator = Simulator(WorldDescription(os: OSVersion(9)), app: app)
/// ```
public final class DelegateApp: SimulatedApp {
  private let makeDelegate: () -> any ApplicationDelegate
  private let makeSceneDelegate: (() -> any SceneDelegate)?
  private var delegate: (any ApplicationDelegate)?
  private var sceneDelegate: (any SceneDelegate)?
  private var launch = 0
  private let session = SceneSession(persistentIdentifier: "main")

  /// Creates an app whose delegates are made by these; without the second one it has no scene delegate.
  public init(
    delegate: @escaping () -> any ApplicationDelegate,
    sceneDelegate: (() -> any SceneDelegate)? = nil
  ) {
    makeDelegate = delegate
    makeSceneDelegate = sceneDelegate
  }

  /// Calls the method of the delegate to which it belongs.
  public func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer {
    if launch != application.launches {
      launch = application.launches
      delegate = nil
      sceneDelegate = nil
    }
    var answer = true
    let isImplemented = application.runs(call.method.swiftName) {
      if call.method.isSceneMethod {
        callScene(call, Scene(application: application, session: session))
      } else {
        answer = callApplication(call, application)
      }
    }
    guard isImplemented else { return .notImplemented }
    return answer ? .done : .no
  }

  // MARK: - The app delegate

  private func callApplication(_ call: DelegateCall, _ application: Application) -> Bool {
    let delegate = delegate ?? makeDelegate()
    self.delegate = delegate
    switch call.method {
    case .willFinishLaunching:
      return delegate.application(
        application,
        willFinishLaunchingWithOptions: call.details.launchOptions
      )
    case .didFinishLaunching:
      return delegate.application(
        application,
        didFinishLaunchingWithOptions: call.details.launchOptions
      )
    case .applicationDidFinishLaunching: delegate.applicationDidFinishLaunching(application)
    case .didBecomeActive: delegate.applicationDidBecomeActive(application)
    case .willResignActive: delegate.applicationWillResignActive(application)
    case .didEnterBackground: delegate.applicationDidEnterBackground(application)
    case .willEnterForeground: delegate.applicationWillEnterForeground(application)
    case .willTerminate: delegate.applicationWillTerminate(application)
    case .didReceiveMemoryWarning: delegate.applicationDidReceiveMemoryWarning(application)
    case .significantTimeChange: delegate.applicationSignificantTimeChange(application)
    case .willChangeStatusBarFrame:
      delegate.application(application, willChangeStatusBarFrame: call.details.statusBarFrame)
    case .didChangeStatusBarFrame:
      delegate.application(application, didChangeStatusBarFrame: call.details.statusBarFrame)
    case .protectedDataWillBecomeUnavailable:
      delegate.applicationProtectedDataWillBecomeUnavailable(application)
    case .protectedDataDidBecomeAvailable:
      delegate.applicationProtectedDataDidBecomeAvailable(application)
    case .handleOpenURL:
      return delegate.application(application, handleOpen: call.details.url)
    case .openURLSourceApplication:
      return delegate.application(
        application,
        open: call.details.url,
        sourceApplication: call.details.sourceApplication,
        annotation: ()
      )
    case .openURLOptions:
      return delegate.application(
        application,
        open: call.details.url,
        options: call.details.openURLOptions
      )
    case .configurationForConnecting:
      _ = delegate.application(
        application,
        configurationForConnecting: session,
        options: call.details.connectionOptions
      )
    case .didDiscardSceneSessions:
      delegate.application(application, didDiscardSceneSessions: [session])
    case .sceneWillConnect, .sceneOpenURLContexts, .sceneWillEnterForeground,
      .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect:
      preconditionFailure("Internal inconsistency: \(call.method) belongs to a scene")
    }
    return true
  }

  // MARK: - The scene delegate

  private func callScene(_ call: DelegateCall, _ scene: Scene) {
    if call.method == .sceneWillConnect { sceneDelegate = makeSceneDelegate?() }
    guard let delegate = sceneDelegate else {
      return scene.application.noteDefault(call.method.swiftName)
    }
    switch call.method {
    case .sceneWillConnect:
      delegate.scene(scene, willConnectTo: session, options: call.details.connectionOptions)
    case .sceneOpenURLContexts:
      delegate.scene(scene, openURLContexts: call.details.connectionOptions.urlContexts)
    case .sceneWillEnterForeground: delegate.sceneWillEnterForeground(scene)
    case .sceneDidBecomeActive: delegate.sceneDidBecomeActive(scene)
    case .sceneWillResignActive: delegate.sceneWillResignActive(scene)
    case .sceneDidEnterBackground: delegate.sceneDidEnterBackground(scene)
    case .sceneDidDisconnect: delegate.sceneDidDisconnect(scene)
    default: preconditionFailure("Internal inconsistency: \(call.method) belongs to the app")
    }
  }
}

// MARK: - Arguments as UIKit gives them

extension Details {
  fileprivate var url: String { text(.url) ?? "" }

  fileprivate var sourceApplication: String? { text(.sourceApplication) }

  fileprivate var statusBarFrame: StatusBarFrame {
    StatusBarFrame(height: text(.height).flatMap { Int($0) } ?? 0)
  }

  fileprivate var openURLOptions: [Application.OpenURLOptionsKey: Any] {
    sourceApplication.map { [.sourceApplication: $0] } ?? [:]
  }

  /// The launch options, nil where there is none; a key that only says that something is so has the value true.
  fileprivate var launchOptions: [Application.LaunchOptionsKey: Any]? {
    guard case .mapping(let options)? = values[.options] else { return nil }
    return options.reduce(into: [:]) { result, option in
      let key = Application.LaunchOptionsKey(rawValue: option.key)
      let isText = key == .url || key == .sourceApplication
      result[key] = isText ? option.value : true
    }
  }

  fileprivate var connectionOptions: Scene.ConnectionOptions {
    guard case .list(let urls)? = values[.urlContexts] else { return .init(urlContexts: []) }
    return .init(urlContexts: Set(urls.map(OpenURLContext.init)))
  }

  private func text(_ argument: Detail) -> String? {
    if case .text(let text)? = values[argument] { text } else { nil }
  }
}
