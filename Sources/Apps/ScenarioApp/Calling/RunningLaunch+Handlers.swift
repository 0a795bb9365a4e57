internal import Foundation
internal import LifecycleCore
internal import UIKit
internal import UIKitSystem
internal import UserNotifications

extension RunningLaunch {
  /// Calls a method of the app delegate that has a completion handler, in the form that the delegate implements.
  @MainActor func callWithHandler(
    _ method: DelegateMethod,
    _ arguments: CallArguments,
    _ delegate: any UIApplicationDelegate
  ) -> Bool {
    let app = system.application
    switch method {
    case .didReceiveRemoteNotificationFetch:
      let handler = system.completionHandler(of: method, as: UIBackgroundFetchResult.self)
      system.callEither(handler) {
        delegate.application(
          app,
          didReceiveRemoteNotification: arguments.userInfo,
          fetchCompletionHandler: handler.closure
        )
      } orAsync: {
        await delegate.application(app, didReceiveRemoteNotification: arguments.userInfo)
      }
    case .performFetch:
      let handler = system.completionHandler(of: method, as: UIBackgroundFetchResult.self)
      delegate.application(app, performFetchWithCompletionHandler: handler.closure)
      handler.keepUnlessCalled()
    case .handleBackgroundURLSession:
      let handler = system.completionHandler(of: method, as: Void.self)
      let identifier = arguments.identifier
      system.callEither(handler) {
        delegate.application(
          app,
          handleEventsForBackgroundURLSession: identifier,
          completionHandler: { [closure = handler.closure] in closure(()) }
        )
      } orAsync: {
        await delegate.application(app, handleEventsForBackgroundURLSession: identifier)
      }
    case .performShortcutAction:
      let handler = system.completionHandler(of: method, as: Bool.self)
      let item = arguments.shortcutItem
      system.callEither(handler) {
        delegate.application(app, performActionFor: item, completionHandler: handler.closure)
      } orAsync: {
        await delegate.application(app, performActionFor: item)
      }
    default:
      // SwiftUI does not exist on Linux.
      SystemConnection.didRunDefault = true
    }
    return true
  }

  /// Calls the closure that stands for the delegate of a background URL session.
  @MainActor func callBackgroundSession(_ call: DelegateCall) -> Bool {
    guard let receive = configuration.backgroundSessions[CallArguments(call.details).identifier]
    else {
      SystemConnection.didRunDefault = true
      return false
    }
    receive(
      call.method == .urlSessionDidFinishEvents
        ? .finishedEvents : .completed(isFailed: call.details[.error] != nil)
    )
    return true
  }

  /// Calls a method of the delegate of the user notification center.
  @MainActor func callNotificationCenter(_ call: DelegateCall) -> Bool {
    let center = system.notificationCenter
    guard let delegate = center.delegate else {
      SystemConnection.didRunDefault = true
      return false
    }
    SystemConnection.calledDelegate = delegate
    let arguments = CallArguments(call.details)
    let name = arguments.notificationName
    if !application.allowsNotifications {
      system.warn(
        """
        the notification '\(name)' reaches the app, though the user does not allow notifications \
        ('notifications: false'): iOS shows none
        """
      )
    }
    let notification = system.requests.notification(named: name) ?? arguments.notification
    switch call.method {
    case .willPresentNotification:
      let handler = system.completionHandler(
        of: call.method,
        as: UNNotificationPresentationOptions.self
      )
      system.callEither(handler) {
        delegate.userNotificationCenter(
          center,
          willPresent: notification,
          withCompletionHandler: handler.closure
        )
      } orAsync: {
        await delegate.userNotificationCenter(center, willPresent: notification)
      }
    default:
      let scene = scenes.scene(named: application.targetScene)
      let response = UNNotificationResponse(notification: notification, target: scene)
      let handler = system.completionHandler(of: call.method, as: Void.self)
      system.callEither(handler) {
        delegate.userNotificationCenter(
          center,
          didReceive: response,
          withCompletionHandler: { [closure = handler.closure] in closure(()) }
        )
      } orAsync: {
        await delegate.userNotificationCenter(center, didReceive: response)
      }
    }
    return true
  }
}
