@_spi(Package) internal import LifecycleCore

/// A plug-in of a recorder.
struct PlugInReceiver: Sendable {
  let name: String
  let index: Int
  let methods: Set<DelegateMethod>

  init(_ name: String, _ index: Int, hasSceneMethods: Bool) {
    (self.name, self.index) = (name, index)
    methods = hasSceneMethods ? Self.appMethods.union(Self.sceneMethods) : Self.appMethods
  }

  /// Returns the method by which the plug-in must receive an event; nil if it has none.
  func method(for event: DelegateMethod) -> DelegateMethod? {
    if methods.contains(event) { return event }
    guard event != .sceneWillConnect, let method = event.appCounterpart else { return nil }
    return methods.contains(method) ? method : nil
  }

  private static let appMethods: Set<DelegateMethod> = [
    .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive,
    .didEnterBackground, .willEnterForeground, .willTerminate, .didReceiveMemoryWarning,
    .openURLOptions, .continueUserActivity, .performShortcutAction, .performFetch,
    .didReceiveRemoteNotificationFetch, .handleBackgroundURLSession,
    .didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications,
    .willPresentNotification, .didReceiveNotificationResponse,
  ]

  private static let sceneMethods: Set<DelegateMethod> = [
    .sceneWillConnect, .sceneDidDisconnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
    .sceneWillResignActive, .sceneDidEnterBackground, .sceneOpenURLContexts,
    .sceneContinueUserActivity, .windowScenePerformShortcutAction,
  ]
}
