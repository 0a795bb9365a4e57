@_spi(Package) internal import LifecycleCore
internal import SourceScanner

extension DelegateMethod {
  /// The methods that are called in an app with scenes when this one would be called, or right before or after it; empty for a
  /// method that none takes the place of.
  var methodsOfSameMoment: [DelegateMethod] {
    switch self {
    case .willResignActive, .didEnterBackground: [.sceneWillResignActive, .sceneDidEnterBackground]
    case .willEnterForeground, .didBecomeActive: [.sceneWillEnterForeground, .sceneDidBecomeActive]
    case .didReceiveLocalNotification:
      [.didReceiveNotificationResponse, .willPresentNotification, .sceneWillConnect]
    default: sceneCounterpart.map { [$0] } ?? []
    }
  }

  /// The notifications that are posted at that moment.
  var notificationsOfSameMoment: [NotificationName] {
    switch self {
    case .willResignActive, .didEnterBackground:
      [.willResignActive, .didEnterBackground, .sceneWillDeactivate, .sceneDidEnterBackground]
    case .willEnterForeground, .didBecomeActive:
      [.willEnterForeground, .didBecomeActive, .sceneWillEnterForeground, .sceneDidActivate]
    default: []
    }
  }

  /// The name of the newer form of a method that the model has only in its older form; nil if there is none.
  ///
  /// UIKit asks a delegate for a secure archive first, from iOS 13.2 on.
  var secureForm: String? { KnownMethod.newerForm[self]?.swiftName }
}
