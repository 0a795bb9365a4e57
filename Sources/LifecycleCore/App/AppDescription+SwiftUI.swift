extension AppDescription {
  /// Whether nothing provides a configuration for the app's windows, so that its scenes have no delegate.
  var lacksSceneConfiguration: Bool {
    lifeCycle == .scenes && hasEmptySceneManifest && !returnsSceneConfiguration && swiftUI == nil
  }

  /// Returns whether the system can call a method of this app; a SwiftUI app receives only some methods, and one without
  /// a configuration for its windows none of a scene delegate.
  public func canReceive(_ method: DelegateMethod) -> Bool {
    guard let swiftUI else { return !method.isSceneMethod || !lacksSceneConfiguration }
    return switch method {
    case .sceneOpenURLContexts, .sceneWillContinueUserActivity, .sceneContinueUserActivity,
      .sceneDidFailToContinueUserActivity, .sceneDidUpdateUserActivity:
      false
    case .willPresentNotification, .didReceiveNotificationResponse, .urlSessionTaskDidComplete,
      .urlSessionDidFinishEvents:
      true
    default:
      method.isSwiftUI || (method.isSceneMethod ? swiftUI == .scene : swiftUI != .none)
    }
  }
}
