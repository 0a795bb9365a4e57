@_spi(Package) internal import LifecycleCore
internal import SourceScanner

/// What happens in an app with scenes when UIKit would call a method of the app delegate, or right before or after it.
struct Moment: Hashable {
  /// The methods that are called; empty if none takes the place of the method.
  let methods: [DelegateMethod]
  /// The notifications that are posted.
  let notifications: [NotificationName]
}

extension DelegateMethod {
  /// When it would be called.
  var moment: Moment {
    Moment(methods: methodsOfSameMoment, notifications: notificationsOfSameMoment)
  }

  private var methodsOfSameMoment: [DelegateMethod] {
    switch self {
    case .willResignActive, .didEnterBackground: [.sceneWillResignActive, .sceneDidEnterBackground]
    case .willEnterForeground, .didBecomeActive: [.sceneWillEnterForeground, .sceneDidBecomeActive]
    case .didReceiveLocalNotification:
      [.didReceiveNotificationResponse, .willPresentNotification, .sceneWillConnect]
    default: sceneCounterpart.map { [$0] } ?? []
    }
  }

  private var notificationsOfSameMoment: [NotificationName] {
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
