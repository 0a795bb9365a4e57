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
      system.callEither {
        delegate.application(
          app,
          didReceiveRemoteNotification: arguments.userInfo,
          fetchCompletionHandler: handler.closure
        )
      } orAsync: {
        handler(
          await delegate.application(app, didReceiveRemoteNotification: arguments.userInfo)
        )
      }
      handler.keepUnlessCalled()
    case .performFetch:
      let handler = system.completionHandler(of: method, as: UIBackgroundFetchResult.self)
      delegate.application(app, performFetchWithCompletionHandler: handler.closure)
      handler.keepUnlessCalled()
    case .handleBackgroundURLSession:
      let handler = system.completionHandler(of: method, as: Void.self)
      let identifier = arguments.identifier
      system.callEither {
        delegate.application(
          app,
          handleEventsForBackgroundURLSession: identifier,
          completionHandler: { [closure = handler.closure] in closure(()) }
        )
      } orAsync: {
        await delegate.application(app, handleEventsForBackgroundURLSession: identifier)
        handler(())
      }
      handler.keepUnlessCalled()
    case .performShortcutAction:
      let handler = system.completionHandler(of: method, as: Bool.self)
      let item = arguments.shortcutItem
      system.callEither {
        delegate.application(app, performActionFor: item, completionHandler: handler.closure)
      } orAsync: {
        handler(await delegate.application(app, performActionFor: item))
      }
      handler.keepUnlessCalled()
    default:
      // CloudKit, SwiftUI and URL sessions of an app under test do not exist on Linux.
      SystemConnection.didRunDefault = true
    }
    return true
  }

  /// Calls a method of the delegate of the user notification center.
  @MainActor func callNotificationCenter(_ call: DelegateCall) -> Bool {
    let center = system.notificationCenter
    guard let delegate = center.delegate else {
      SystemConnection.didRunDefault = true
      return false
    }
    let notification = CallArguments(call.details).notification
    switch call.method {
    case .willPresentNotification:
      let handler = system.completionHandler(
        of: call.method,
        as: UNNotificationPresentationOptions.self
      )
      system.callEither {
        delegate.userNotificationCenter(
          center,
          willPresent: notification,
          withCompletionHandler: handler.closure
        )
      } orAsync: {
        handler(await delegate.userNotificationCenter(center, willPresent: notification))
      }
      handler.keepUnlessCalled()
    default:
      let response = UNNotificationResponse(notification: notification, target: scenes.scene)
      let handler = system.completionHandler(of: call.method, as: Void.self)
      system.callEither {
        delegate.userNotificationCenter(
          center,
          didReceive: response,
          withCompletionHandler: { [closure = handler.closure] in closure(()) }
        )
      } orAsync: {
        await delegate.userNotificationCenter(center, didReceive: response)
        handler(())
      }
      handler.keepUnlessCalled()
    }
    return true
  }
}
