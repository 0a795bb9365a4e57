@_spi(Package) internal import LifecycleCore

/// The arguments of a call, under the names of their parameters and with the types of this module.
struct DelegateArguments {
  let method: DelegateMethod
  let application: Application
  /// The scene that the call is about.
  let scene: Scene
  /// The preserved state.
  let coder: StateCoder
  /// Ends the event whose call this is.
  let completionHandler: () -> Void
  private let details: Details

  /// Creates the arguments; `activities` are the state restoration activities of scenes, by the names of their sessions.
  init(
    _ call: DelegateCall,
    _ application: Application,
    coder: StateCoder,
    activities: [String: String]
  ) {
    (method, details) = (call.method, call.details)
    (self.application, self.coder) = (application, coder)
    completionHandler = CompletionHandler(application).call
    let name = details.text(.scene) ?? SceneList.firstName
    let isKept = details[.stateRestorationActivity] != nil
    let session = SceneSession(
      persistentIdentifier: name,
      stateRestorationActivity: isKept ? activities[name] : nil
    )
    scene = Scene(application: application, session: session)
  }

  private func text(_ detail: Detail) -> String { details.text(detail) ?? "" }

  // MARK: - URLs

  var url: String { text(.url) }
  var sourceApplication: String? { details.text(.sourceApplication) }
  var annotation: Any { () }

  var openURLOptions: [Application.OpenURLOptionsKey: Any] {
    var options: [Application.OpenURLOptionsKey: Any] = [:]
    options[.sourceApplication] = sourceApplication
    options[.openInPlace] = opensInPlace
    return options
  }

  private var opensInPlace: Bool? { details.text(.openInPlace).map { $0 == "true" } }

  var urlContexts: Set<OpenURLContext> {
    let opensInPlace = opensInPlace ?? false
    return Set(
      details.list(.urlContexts).map { OpenURLContext(url: $0, openInPlace: opensInPlace) }
    )
  }

  // MARK: - Activities, quick actions, notifications

  var userActivityType: String { text(.activityType) }
  var userActivity: UserActivity { userActivity(userActivityType) }

  var stateRestorationActivity: UserActivity {
    userActivity(scene.session.stateRestorationActivity ?? "")
  }

  private func userActivity(_ type: String) -> UserActivity {
    UserActivity(activityType: type, webpageURL: details.text(.webpageURL))
  }

  var restorationHandler: ([Any]?) -> Void { { _ in } }
  var cloudKitShare: CloudKitShareMetadata { .init(share: text(.cloudKitShare)) }
  var shortcutItem: ShortcutItem { .init(type: text(.shortcutItem)) }
  var notification: String { text(.notification) }
  var localNotification: String { notification }
  var response: String { notification }
  var deviceToken: String { "token" }

  // MARK: - Others

  var error: String { "error" }
  var transferError: String? { text(.error).isEmpty ? nil : text(.error) }
  var identifier: String { text(.identifier) }
  var identifierComponents: [String] { details.list(.path) }
  var statusBarFrame: StatusBarFrame { .init(height: Int(text(.height)) ?? 0) }

  var urlSession: BackgroundURLSession {
    BackgroundURLSession(application: application, identifier: identifier)
  }

  var task: String { identifier }

  /// The discarded sessions; that of the first scene in an app that supports only one.
  var sceneSessions: Set<SceneSession> {
    let names = details[.sessions] == nil ? [SceneList.firstName] : details.list(.sessions)
    return Set(names.map { SceneSession(persistentIdentifier: $0) })
  }

  // MARK: - Launch and connection options

  /// The launch options, nil if there are none; a key without a string value has the value true.
  var launchOptions: [Application.LaunchOptionsKey: Any]? {
    guard case .mapping(let options)? = details[.options] else { return nil }
    return options.reduce(into: [:]) { result, option in
      let key = Application.LaunchOptionsKey(rawValue: option.key)
      let isText = !Self.flags.contains(key)
      result[key] = isText ? option.value : true
    }
  }

  /// The launch options without a string value.
  private static let flags = Set(
    BackgroundEvent.allCases.map { Application.LaunchOptionsKey(rawValue: $0.rawValue) }
  )

  var connectionOptions: Scene.ConnectionOptions {
    var options = Scene.ConnectionOptions(urlContexts: urlContexts)
    options.sourceApplication = sourceApplication
    options.userActivities = Set(details.list(.userActivities).map(userActivity))
    options.handoffUserActivityType = details.text(.handoffActivityType)
    options.cloudKitShareMetadata = details.text(.cloudKitShare).map(CloudKitShareMetadata.init)
    options.shortcutItem = details.text(.shortcutItem).map(ShortcutItem.init)
    options.notificationResponse = details.text(.notificationResponse)
    return options
  }
}
