@_spi(Package) internal import LifecycleCore

/// A class of an app, by the methods that iOS calls in it.
enum MethodOwner: String, CaseIterable, Sendable {
  case appDelegate = "app-delegate"
  case sceneDelegate = "scene-delegate"
  case notificationDelegate = "notification-delegate"
  case swiftUIApp = "swiftui-app"
}

extension DelegateMethod {
  /// The class of the app in which iOS calls it; nil for a delegate that any object can be.
  var owner: MethodOwner? {
    switch self {
    case .willPresentNotification, .didReceiveNotificationResponse: .notificationDelegate
    case .urlSessionTaskDidComplete, .urlSessionDidFinishEvents: nil
    default: isSceneMethod ? .sceneDelegate : isSwiftUI ? .swiftUIApp : .appDelegate
    }
  }
}
