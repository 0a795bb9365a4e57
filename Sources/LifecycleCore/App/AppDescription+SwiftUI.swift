extension AppDescription {
  /// Returns whether the system can call a method of this app; a SwiftUI app receives only some methods.
  public func canReceive(_ method: DelegateMethod) -> Bool {
    guard let swiftUI else { return true }
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
