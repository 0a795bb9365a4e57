internal import LifecycleCore

/// A delegate method on which a finding depends; property lists do not show which methods the code implements.
package enum CodeMethod: String, CaseIterable, Sendable {
  // Of the app delegate: which configuration a scene gets.
  case configurationForConnecting = "application:configurationForConnectingSceneSession:options:"
  // Of the app delegate: not called in an app with scenes.
  case didBecomeActive = "applicationDidBecomeActive:"
  case willResignActive = "applicationWillResignActive:"
  case didEnterBackground = "applicationDidEnterBackground:"
  case willEnterForeground = "applicationWillEnterForeground:"
  case openURL = "application:openURL:options:"
  case willContinueActivity = "application:willContinueUserActivityWithType:"
  case continueActivity = "application:continueUserActivity:restorationHandler:"
  case performShortcut = "application:performActionForShortcutItem:completionHandler:"
  case acceptShare = "application:userDidAcceptCloudKitShareWithMetadata:"
  // Of the app delegate: in any app.
  case performFetch = "application:performFetchWithCompletionHandler:"
  case receiveRemoteNotification =
    "application:didReceiveRemoteNotification:fetchCompletionHandler:"
  // Of the scene delegate.
  case sceneOpenURL = "scene:openURLContexts:"
  case scenePerformShortcut = "windowScene:performActionForShortcutItem:completionHandler:"
  case sceneAcceptShare = "windowScene:userDidAcceptCloudKitShareWithMetadata:"

  /// The selector.
  package var selector: String { rawValue }

  /// The name of the method in Swift.
  package var swiftName: String {
    DelegateMethod.allCases.first { $0.selector == selector }?.swiftName ?? selector
  }

  /// Finds the method that a selector, with or without its last colon, or a name in Swift means.
  package init?(named name: some StringProtocol) {
    let found = Self.allCases.first { method in
      method.selector == name || method.swiftName == name || method.selector.dropLast() == name
    }
    guard let found else { return nil }
    self = found
  }

  /// The method of the scene delegate that is called instead in an app with scenes; nil if the app delegate's is called.
  var successor: String? {
    switch self {
    case .didBecomeActive: "sceneDidBecomeActive:"
    case .willResignActive: "sceneWillResignActive:"
    case .didEnterBackground: "sceneDidEnterBackground:"
    case .willEnterForeground: "sceneWillEnterForeground:"
    case .openURL: CodeMethod.sceneOpenURL.selector
    case .willContinueActivity: "scene:willContinueUserActivityWithType:"
    case .continueActivity: "scene:continueUserActivity:"
    case .performShortcut: CodeMethod.scenePerformShortcut.selector
    case .acceptShare: CodeMethod.sceneAcceptShare.selector
    default: nil
    }
  }
}
