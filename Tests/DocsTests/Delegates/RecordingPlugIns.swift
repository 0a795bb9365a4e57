@_spi(Package) import LifecycleCore

/// The plug-ins of `ScenarioApp` that record what an SDK forwards to them.
enum RecordingPlugIns {
  static var files: [GeneratedFile] { [plugIn, scenePlugIn] }

  private static let plugIn = file(
    "RecordingPlugIn",
    """
    /// A plug-in that records its events, with the methods of an app delegate.
    ///
    /// If an SDK's protocol has UIKit's methods, an empty extension is enough to conform to it:
    /// `extension RecordingPlugIn: SDKPlugIn {}`. Any other method must call ``RecordingResponder/record(_:)``. Each plug-in
    /// calls its completion handlers some seconds later, at a time of its own, and declines URLs and activities, so that the
    /// next plug-in is asked.
    @MainActor
    open class RecordingPlugIn: RecordingResponder, UIApplicationDelegate,
      UNUserNotificationCenterDelegate
    {
    """,
    [
      .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive,
      .didEnterBackground, .willEnterForeground, .willTerminate, .didReceiveMemoryWarning,
      .openURLOptions, .continueUserActivity, .performShortcutAction, .performFetch,
      .didReceiveRemoteNotificationFetch, .handleBackgroundURLSession,
      .didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications,
      .willPresentNotification, .didReceiveNotificationResponse,
    ]
  )

  private static let scenePlugIn = file(
    "RecordingScenePlugIn",
    """
    /// A plug-in that records its events, with the methods of an app delegate and of a scene delegate.
    @MainActor open class RecordingScenePlugIn: RecordingPlugIn, UIWindowSceneDelegate {
    """,
    properties: """
        /// No window: Swift needs the property in a delegate of both kinds.
        open var window: UIWindow?


      """,
    [
      .sceneWillConnect, .sceneDidDisconnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
      .sceneWillResignActive, .sceneDidEnterBackground, .sceneOpenURLContexts,
      .sceneContinueUserActivity, .windowScenePerformShortcutAction,
    ]
  )

  private static func file(
    _ name: String,
    _ header: String,
    properties: String = "",
    _ methods: [DelegateMethod]
  ) -> GeneratedFile {
    GeneratedFile(
      "Sources/Apps/ScenarioApp/PlugIns/\(name)",
      ["public import UIKit"],
      "\(header)\n\(properties)\(methods.map(code).joined(separator: "\n"))}\n"
    )
  }

  private static func code(of method: DelegateMethod) -> String {
    let declaration = MethodDeclaration(method.declaration)
    let record = "record(.\(method))"
    if let value = declaration.handlerValue {
      let answer = "completionHandler(\(values[value] ?? ""))"
      return "  /// Records the event; the completion handler is called later.\n"
        + declaration.code("open ", body: ["\(record) { \(answer) }"])
    }
    let declines = declaration.result != nil && !launches.contains(method)
    let answer = declaration.result.map { _ in "return \(!declines)" }
    return "  /// Records the event\(declines ? ", and declines it" : "").\n"
      + declaration.code("open ", body: [record] + [answer].compactMap(\.self))
  }

  private static let launches: [DelegateMethod] = [.willFinishLaunching, .didFinishLaunching]

  /// What is passed to a completion handler.
  private static let values = [
    "Bool": "false", "UIBackgroundFetchResult": ".noData",
    "UNNotificationPresentationOptions": "[]",
  ]
}
