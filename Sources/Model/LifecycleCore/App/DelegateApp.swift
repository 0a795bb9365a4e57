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
    var answer = true
    let isImplemented = application.callIfImplemented(call.method.swiftName) {
      if call.method.isSceneMethod {
        answer = callScene(call, Scene(application: application, session: session(of: call)))
      } else {
        answer = callApplication(call, application)
      }
    }
    guard isImplemented else { return .notImplemented }
    if call.method.hasCompletionHandler {
      CompletionHandler(application.process).keepUnlessCalled()
    }
    return answer ? .done : .no
  }

  /// The session of the scene that is called, with its activity when it connects.
  private func session(of call: DelegateCall) -> SceneSession {
    let name = call.details.sceneName
    let isKept = call.details[.stateRestorationActivity] != nil
    return SceneSession(
      persistentIdentifier: name,
      stateRestorationActivity: isKept ? activities[name] : nil
    )
  }

  /// Passes the event to the app delegate.
  public func handle(_ event: BackgroundEvent, _ application: Application) {
    delegate?.application(application, handle: event)
  }

  // MARK: - The app delegate

  private func callApplication(_ call: DelegateCall, _ app: Application) -> Bool {
    let delegate = delegate ?? makeDelegate()
    self.delegate = delegate
    let details = call.details
    let handler = CompletionHandler(app.process)
    switch call.method {
    case .willFinishLaunching:
      return delegate.application(app, willFinishLaunchingWithOptions: details.launchOptions)
    case .didFinishLaunching:
      return delegate.application(app, didFinishLaunchingWithOptions: details.launchOptions)
    case .applicationDidFinishLaunching: delegate.applicationDidFinishLaunching(app)
    case .didBecomeActive: delegate.applicationDidBecomeActive(app)
    case .willResignActive: delegate.applicationWillResignActive(app)
    case .didEnterBackground: delegate.applicationDidEnterBackground(app)
    case .willEnterForeground: delegate.applicationWillEnterForeground(app)
    case .willTerminate: delegate.applicationWillTerminate(app)
    case .didReceiveMemoryWarning: delegate.applicationDidReceiveMemoryWarning(app)
    case .significantTimeChange: delegate.applicationSignificantTimeChange(app)
    case .willChangeStatusBarFrame:
      delegate.application(app, willChangeStatusBarFrame: details.statusBarFrame)
    case .didChangeStatusBarFrame:
      delegate.application(app, didChangeStatusBarFrame: details.statusBarFrame)
    case .protectedDataWillBecomeUnavailable:
      delegate.applicationProtectedDataWillBecomeUnavailable(app)
    case .protectedDataDidBecomeAvailable:
      delegate.applicationProtectedDataDidBecomeAvailable(app)
    case .handleOpenURL: return delegate.application(app, handleOpen: details.url)
    case .openURLSourceApplication:
      return delegate.application(
        app,
        open: details.url,
        sourceApplication: details.sourceApplication,
        annotation: ()
      )
    case .openURLOptions:
      return delegate.application(app, open: details.url, options: details.openURLOptions)
    case .didReceiveRemoteNotification:
      delegate.application(app, didReceiveRemoteNotification: details.plainText(.notification))
    case .didReceiveRemoteNotificationFetch:
      delegate.application(
        app,
        didReceiveRemoteNotification: details.plainText(.notification),
        fetchCompletionHandler: { _ in handler.call() }
      )
    case .didReceiveLocalNotification:
      delegate.application(app, didReceive: details.plainText(.notification))
    case .performFetch:
      delegate.application(app, performFetchWithCompletionHandler: { _ in handler.call() })
    case .handleBackgroundURLSession:
      delegate.application(
        app,
        handleEventsForBackgroundURLSession: details.plainText(.identifier),
        completionHandler: handler.call
      )
    case .urlSessionTaskDidComplete:
      let session = details.urlSession(of: app)
      let error = details.plainText(.error)
      delegate.urlSession(
        session,
        task: session.identifier,
        didCompleteWithError: error.isEmpty ? nil : error
      )
    case .urlSessionDidFinishEvents:
      delegate.urlSessionDidFinishEvents(forBackgroundURLSession: details.urlSession(of: app))
    case .willContinueUserActivity:
      let type = details.plainText(.activityType)
      return delegate.application(app, willContinueUserActivityWithType: type)
    case .continueUserActivity:
      return delegate.application(app, continue: details.userActivity) { _ in }
    case .didFailToContinueUserActivity:
      let type = details.plainText(.activityType)
      delegate.application(app, didFailToContinueUserActivityWithType: type, error: "error")
    case .didUpdateUserActivity: delegate.application(app, didUpdate: details.userActivity)
    case .userDidAcceptCloudKitShare:
      delegate.application(app, userDidAcceptCloudKitShareWith: details.cloudKitShare)
    case .performShortcutAction:
      delegate.application(app, performActionFor: details.shortcutItem) { _ in handler.call() }
    case .shouldSaveState:
      archive = StateCoder()
      return delegate.application(app, shouldSaveApplicationState: archive)
    case .shouldRestoreState:
      return delegate.application(app, shouldRestoreApplicationState: archive)
    case .willEncodeState: delegate.application(app, willEncodeRestorableStateWith: archive)
    case .didDecodeState: delegate.application(app, didDecodeRestorableStateWith: archive)
    case .viewControllerWithPath:
      let controller = delegate.application(
        app,
        viewControllerWithRestorationIdentifierPath: details.path,
        coder: archive
      )
      return controller != nil
    case .configurationForConnecting:
      let options = details.connectionOptions
      let session = session(of: call)
      _ = delegate.application(app, configurationForConnecting: session, options: options)
    case .didDiscardSceneSessions:
      let sessions = details.sessionNames.map { SceneSession(persistentIdentifier: $0) }
      delegate.application(app, didDiscardSceneSessions: Set(sessions))
    case .didRegisterForRemoteNotifications:
      delegate.application(app, didRegisterForRemoteNotificationsWithDeviceToken: "token")
    case .didFailToRegisterForRemoteNotifications:
      delegate.application(app, didFailToRegisterForRemoteNotificationsWithError: "error")
    case .willPresentNotification:
      delegate.userNotificationCenter(
        app,
        willPresent: details.plainText(.notification),
        withCompletionHandler: handler.call
      )
    case .didReceiveNotificationResponse:
      delegate.userNotificationCenter(
        app,
        didReceive: details.plainText(.notification),
        withCompletionHandler: handler.call
      )
    case .swiftUIInit: delegate.appInit(app)
    case .swiftUIAppear: delegate.onAppear(app)
    case .swiftUIOpenURL: delegate.onOpenURL(app, url: details.url)
    case .swiftUIContinueActivity:
      delegate.onContinueUserActivity(app, activity: details.userActivity)
    case .scenePhaseActive: delegate.scenePhaseIsActive(app)
    case .scenePhaseInactive: delegate.scenePhaseIsInactive(app)
    case .scenePhaseBackground: delegate.scenePhaseIsBackground(app)
    case .sceneWillConnect, .sceneOpenURLContexts, .sceneWillContinueUserActivity,
      .sceneContinueUserActivity, .sceneDidFailToContinueUserActivity,
      .sceneDidUpdateUserActivity, .windowSceneUserDidAcceptCloudKitShare,
      .windowScenePerformShortcutAction, .sceneWillEnterForeground, .sceneDidBecomeActive,
      .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
      .sceneStateRestorationActivity:
      preconditionFailure("Internal inconsistency: \(call.method) belongs to a scene")
    }
    return true
  }

  // MARK: - The scene delegate

  private func callScene(_ call: DelegateCall, _ scene: Scene) -> Bool {
    let name = scene.session.persistentIdentifier
    if call.method == .sceneWillConnect { sceneDelegates[name] = makeSceneDelegate?() }
    guard let delegate = sceneDelegates[name] else {
      scene.application.markUnimplemented(named: call.method.swiftName)
      return false
    }
    let details = call.details
    switch call.method {
    case .sceneWillConnect:
      delegate.scene(scene, willConnectTo: scene.session, options: details.connectionOptions)
    case .sceneOpenURLContexts:
      delegate.scene(scene, openURLContexts: details.connectionOptions.urlContexts)
    case .sceneWillContinueUserActivity:
      let type = details.plainText(.activityType)
      delegate.scene(scene, willContinueUserActivityWithType: type)
    case .sceneContinueUserActivity: delegate.scene(scene, continue: details.userActivity)
    case .sceneDidFailToContinueUserActivity:
      let type = details.plainText(.activityType)
      delegate.scene(scene, didFailToContinueUserActivityWithType: type, error: "error")
    case .sceneDidUpdateUserActivity: delegate.scene(scene, didUpdate: details.userActivity)
    case .windowSceneUserDidAcceptCloudKitShare:
      delegate.windowScene(scene, userDidAcceptCloudKitShareWith: details.cloudKitShare)
    case .windowScenePerformShortcutAction:
      let handler = CompletionHandler(scene.application.process)
      delegate.windowScene(scene, performActionFor: details.shortcutItem) { _ in handler.call() }
    case .sceneWillEnterForeground: delegate.sceneWillEnterForeground(scene)
    case .sceneDidBecomeActive: delegate.sceneDidBecomeActive(scene)
    case .sceneWillResignActive: delegate.sceneWillResignActive(scene)
    case .sceneDidEnterBackground: delegate.sceneDidEnterBackground(scene)
    case .sceneDidDisconnect: delegate.sceneDidDisconnect(scene)
    case .sceneStateRestorationActivity:
      activities[name] = delegate.stateRestorationActivity(for: scene)
      return activities[name] != nil
    default: preconditionFailure("Internal inconsistency: \(call.method) belongs to the app")
    }
    return true
  }
}

// MARK: - Arguments in UIKit's form

extension Details {
  fileprivate var url: String { text(.url) ?? "" }

  fileprivate var sceneName: String { text(.scene) ?? SceneList.firstName }

  /// The names of the discarded sessions; that of the first scene in an app that supports only one.
  fileprivate var sessionNames: [String] {
    if case .list(let names)? = self[.sessions] { names } else { [SceneList.firstName] }
  }

  fileprivate var sourceApplication: String? { text(.sourceApplication) }

  fileprivate var path: [String] { if case .list(let path)? = self[.path] { path } else { [] } }

  fileprivate var statusBarFrame: StatusBarFrame {
    StatusBarFrame(height: text(.height).flatMap { Int($0) } ?? 0)
  }

  fileprivate var openURLOptions: [Application.OpenURLOptionsKey: Any] {
    var options: [Application.OpenURLOptionsKey: Any] = [:]
    options[.sourceApplication] = sourceApplication
    if let opensInPlace { options[.openInPlace] = opensInPlace }
    return options
  }

  private var opensInPlace: Bool? { text(.openInPlace).map { $0 == "true" } }

  /// The launch options, nil if there are none; a key without a string value has the value true.
  fileprivate var launchOptions: [Application.LaunchOptionsKey: Any]? {
    guard case .mapping(let options)? = self[.options] else { return nil }
    return options.reduce(into: [:]) { result, option in
      let key = Application.LaunchOptionsKey(rawValue: option.key)
      let isText = !Self.flags.contains(key)
      result[key] = isText ? option.value : true
    }
  }

  /// The launch options without a string value.
  private static let flags = Set(
    BackgroundEvent.allCases.map { Application.LaunchOptionsKey(rawValue: $0.word) }
  )

  fileprivate var connectionOptions: Scene.ConnectionOptions {
    var options = Scene.ConnectionOptions(urlContexts: [])
    if case .list(let urls)? = self[.urlContexts] {
      let opensInPlace = opensInPlace ?? false
      options = .init(
        urlContexts: Set(urls.map { OpenURLContext(url: $0, openInPlace: opensInPlace) })
      )
    }
    if case .list(let types)? = self[.userActivities] {
      options.userActivities = Set(types.map(UserActivity.init))
    }
    options.handoffUserActivityType = text(.handoffActivityType)
    options.cloudKitShareMetadata = text(.cloudKitShare).map(CloudKitShareMetadata.init)
    options.shortcutItem = text(.shortcutItem).map(ShortcutItem.init)
    options.notificationResponse = text(.notificationResponse)
    return options
  }

  fileprivate var userActivity: UserActivity { .init(activityType: plainText(.activityType)) }

  fileprivate var cloudKitShare: CloudKitShareMetadata { .init(share: plainText(.cloudKitShare)) }

  fileprivate var shortcutItem: ShortcutItem { .init(type: plainText(.shortcutItem)) }

  fileprivate func urlSession(of app: Application) -> BackgroundURLSession {
    BackgroundURLSession(application: app, identifier: plainText(.identifier))
  }

  fileprivate func plainText(_ argument: Detail) -> String { text(argument) ?? "" }

  private func text(_ argument: Detail) -> String? {
    if case .text(let text)? = self[argument] { text } else { nil }
  }
}
