import Foundation
import Testing
import UIKit
import UIKitSystem
import UserNotifications

@testable import DelegateSamples

private final class EmptyDelegate: NSObject, UIApplicationDelegate {}
private final class EmptySceneDelegate: NSObject, UIWindowSceneDelegate {}
private final class EmptyCenterDelegate: NSObject, UNUserNotificationCenterDelegate {}

extension UIKitTests {
  @Suite("Methods that are not implemented") @MainActor struct DelegateTests {
    let system = FakeSystem()

    @Test func `default bodies of the app delegate are noticed`() async {
      let delegate: any UIApplicationDelegate = EmptyDelegate()
      let app = UIApplication.shared
      let empty: [AnyHashable: Any] = [:]
      #expect(!system.implements { delegate.applicationDidBecomeActive(app) })
      #expect(
        !system.implements {
          _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
        }
      )
      #expect(
        !system.implements {
          delegate.application(
            app,
            didReceiveRemoteNotification: empty,
            fetchCompletionHandler: { _ in }
          )
        }
      )
      #expect(
        !system.implements {
          delegate.application(app, performFetchWithCompletionHandler: { _ in })
        }
      )
      SystemConnection.didRunDefault = false
      #expect(await delegate.application(app, didReceiveRemoteNotification: empty) == .noData)
      #expect(SystemConnection.didRunDefault)
    }

    @Test func `default bodies of other delegates are noticed`() async {
      let scene: any UIWindowSceneDelegate = EmptySceneDelegate()
      let item = UIApplicationShortcutItem(type: "a", localizedTitle: "A")
      let windowScene = SceneTests.makeScene(system)
      #expect(!system.implements { scene.sceneDidDisconnect(windowScene) })
      #expect(
        !system.implements {
          scene.windowScene(windowScene, performActionFor: item, completionHandler: { _ in })
        }
      )
      #expect(!system.implements { _ = scene.stateRestorationActivity(for: windowScene) })

      let center: any UNUserNotificationCenterDelegate = EmptyCenterDelegate()
      let notification = NotificationTests.makeNotification(system)
      SystemConnection.didRunDefault = false
      let options = await center.userNotificationCenter(.current(), willPresent: notification)
      #expect(options == [])
      #expect(SystemConnection.didRunDefault)
    }

    @Test func `of two forms of a method, the one that is implemented runs`() async {
      let delegate: any UIApplicationDelegate = FeedReaderAppDelegate()
      let app = UIApplication.shared
      let empty: [AnyHashable: Any] = [:]
      #expect(
        !system.implements {
          delegate.application(
            app,
            didReceiveRemoteNotification: empty,
            fetchCompletionHandler: { _ in }
          )
        }
      )
      SystemConnection.didRunDefault = false
      #expect(await delegate.application(app, didReceiveRemoteNotification: empty) == .newData)
      #expect(!SystemConnection.didRunDefault)
    }

    @Test func `a delegate of the app and of its scenes declares the window once, or not at all`() {
      let none = DelegateOfBothWithoutWindow()
      #expect((none as any UIApplicationDelegate).window == nil)
      #expect((none as any UIWindowSceneDelegate).window == nil)
      let one = DelegateOfBoth()
      one.window = UIWindow()
      #expect((one as any UIApplicationDelegate).window??.isHidden == true)
      #expect((one as any UIWindowSceneDelegate).window??.isHidden == true)
    }

    @Test func `a window that a storyboard sets needs a property`() {
      var delegate: any UIApplicationDelegate = EmptyDelegate()
      delegate.window = UIWindow()
      #expect(delegate.window == nil)
      #expect(
        system.problems == [
          "the app delegate has no property 'window', which the storyboard would set"
        ]
      )
      delegate = TemplateDelegate()
      delegate.window = UIWindow()
      #expect(delegate.window??.isHidden == true)
      #expect((EmptySceneDelegate() as any UIWindowSceneDelegate).window == nil)
    }
  }
}

@MainActor
private final class DelegateOfBothWithoutWindow: UIResponder, UIApplicationDelegate,
  UIWindowSceneDelegate
{}

@MainActor
private final class DelegateOfBoth: UIResponder, UIApplicationDelegate,
  UIWindowSceneDelegate
{
  var window: UIWindow?
}
