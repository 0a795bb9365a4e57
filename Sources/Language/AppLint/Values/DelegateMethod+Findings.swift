@_spi(Package) package import LifecycleCore

extension DelegateMethod {
  /// The methods on which a finding depends; property lists do not show which methods the code implements.
  package static let ofFindings: [DelegateMethod] = [
    // Of the app delegate: which configuration a scene gets.
    .configurationForConnecting,
    // Of the app delegate: not called in an app with scenes.
    .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
    .openURLOptions, .willContinueUserActivity, .continueUserActivity, .performShortcutAction,
    .userDidAcceptCloudKitShare,
    // Of the app delegate: in any app.
    .performFetch, .didReceiveRemoteNotificationFetch,
    // Of the scene delegate.
    .sceneOpenURLContexts, .windowScenePerformShortcutAction,
    .windowSceneUserDidAcceptCloudKitShare,
  ]
}
