import BackgroundTasks
import Foundation
import Testing
import UIKit
import UIKitSystem
import UserNotifications

@testable import DelegateSamples

extension UIKitTests {
  /// Delegates as apps have them, called as the system does.
  @Suite("Delegates of apps") @MainActor struct SampleTests {
    let system = FakeSystem()
    var app: UIApplication { UIApplication.shared }

    @Test func `a template implements what it declares`() {
      let delegate: any UIApplicationDelegate = TemplateDelegate()
      #expect(
        system.implements { _ = delegate.application(app, didFinishLaunchingWithOptions: nil) }
      )
      #expect(system.implements { delegate.applicationDidEnterBackground(app) })
      #expect(!system.implements { delegate.applicationDidReceiveMemoryWarning(app) })
    }

    @Test func `work in the background is ended by its handler, and its timer with it`() throws {
      let delegate = BackgroundWorkDelegate()
      #expect(delegate.application(app, didFinishLaunchingWithOptions: nil))
      delegate.applicationDidEnterBackground(app)
      system.wait(3)
      #expect(delegate.remaining == [30, 30, 30])
      let expire = try #require(system.handlers[delegate.taskIdentifier.rawValue])
      expire?()
      system.wait(3)
      #expect(delegate.remaining.count == 3)
      #expect(system.handlers.isEmpty)
      #expect(system.problems.isEmpty)
    }

    @Test func `links wait until the app is active`() throws {
      let delegate = LinkQueueDelegate()
      _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
      let url = try #require(URL(string: "sample://item/7"))
      system.applicationState = .inactive
      #expect(delegate.application(app, open: url))
      #expect(delegate.opened.isEmpty)
      delegate.applicationDidBecomeActive(app)
      #expect(delegate.opened == [url])
      delegate.applicationWillResignActive(app)
      #expect(delegate.window?.subviews.count == 1)
      delegate.applicationDidBecomeActive(app)
      system.wait(1)
      #expect(delegate.window?.subviews.isEmpty == true)
    }

    @Test func `state is restored unless a link launched the app`() {
      let delegate = RestoringDelegate()
      let coder = NSCoder()
      let options: [UIApplication.LaunchOptionsKey: Any] = [.url: URL(fileURLWithPath: "/a")]
      _ = delegate.application(app, willFinishLaunchingWithOptions: [:])
      #expect(delegate.application(app, shouldRestoreSecureApplicationState: coder))
      _ = delegate.application(app, willFinishLaunchingWithOptions: options)
      #expect(!delegate.application(app, shouldRestoreSecureApplicationState: coder))
      delegate.applicationWillResignActive(app)
      #expect(app.shortcutItems?.map(\.localizedTitle) == ["Home", "Work"])
      #expect(
        delegate.application(
          app,
          viewControllerWithRestorationIdentifierPath: ["main"],
          coder: coder
        )
          === delegate.window?.rootViewController
      )
    }

    @Test func `notifications, quick actions and observers reach a delegate`() {
      let delegate = QuickActionDelegate()
      let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
      #expect(!delegate.application(app, didFinishLaunchingWithOptions: [.shortcutItem: item]))
      #expect(UNUserNotificationCenter.current().delegate === delegate)
      let response = UNNotificationResponse(
        notification: NotificationTests.makeNotification(system)
      )
      UNUserNotificationCenter.current().delegate?
        .userNotificationCenter(.current(), didReceive: response, withCompletionHandler: {})
      #expect(delegate.performed == ["new", "a"])
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: "https://example.com")
      #expect(delegate.application(app, continue: activity, restorationHandler: { _ in }))
      #expect(delegate.performed.last == "https://example.com")
    }

    @Test func `a scene is configured, connected and restored`() throws {
      let delegate = RestorationAppDelegate()
      let scene = SceneTests.makeScene(system)
      let activity = NSUserActivity(activityType: RestorationSceneDelegate.imageActivityType)
      activity.userInfo = ["draft": "hello"]
      let options = UIScene.ConnectionOptions(userActivities: [activity])
      let configuration = delegate.application(
        app,
        configurationForConnecting: scene.session,
        options: options
      )
      #expect(configuration.name == "Image Configuration")
      #expect(configuration.delegateClass is RestorationSceneDelegate.Type)

      let sceneDelegate = RestorationSceneDelegate()
      sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
      #expect(sceneDelegate.restored == "hello")
      let saved = try #require(sceneDelegate.stateRestorationActivity(for: scene))
      #expect(saved.userInfo?["draft"] as? String == "hello")
      #expect(scene.session.userInfo?["draft"] as? String == "kept")
      delegate.application(app, didDiscardSceneSessions: [scene.session])
      #expect(scene.session.userInfo?.isEmpty == true)
    }

    @Test func `work in the background is registered, scheduled and done`() throws {
      let delegate = CloudFilesAppDelegate()
      app.delegate = delegate
      _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
      CloudFilesSceneDelegate().sceneDidEnterBackground(SceneTests.makeScene(system))
      #expect(system.pendingTaskRequests.count == 2)
      let task = system.makeTask(CloudFilesAppDelegate.refreshIdentifier)
      let launch = try #require(system.launchHandlers[task.identifier])
      launch(task)
      #expect(delegate.work == ["refresh"])
      #expect(system.records.last == "completed: sample.files.refresh true")
    }

    @Test func `async methods and a scene of a reader run`() async {
      let delegate = FeedReaderAppDelegate()
      let sceneDelegate = FeedReaderSceneDelegate()
      let scene = SceneTests.makeScene(system)
      scene.delegate = sceneDelegate
      sceneDelegate.window = UIWindow(windowScene: scene)
      let response = UNNotificationResponse(
        notification: NotificationTests.makeNotification(system),
        target: scene
      )
      let options = UIScene.ConnectionOptions(notificationResponse: response)
      sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
      #expect(sceneDelegate.handled == ["news"])
      delegate.userNotificationCenter(
        .current(),
        didReceive: response,
        withCompletionHandler: {}
      )
      #expect(sceneDelegate.handled == ["news", "news"])
      let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
      #expect(await sceneDelegate.windowScene(scene, performActionFor: item))
      delegate.isSyncing = false
      delegate.prepareForBackground()
      delegate.prepareForBackground()
      #expect(system.handlers.count == 1)
    }

    @Test func `a browser opens and closes windows`() {
      let delegate = BrowserSceneDelegate()
      let scene = SceneTests.makeScene(system)
      let activity = NSUserActivity(activityType: "sample.window")
      activity.userInfo = ["private": true]
      scene.session.stateRestorationActivity = activity
      delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
      delegate.openPrivateWindow()
      delegate.sceneDidDisconnect(scene)
      #expect(system.records.suffix(2) == ["activate: sample.window", "destroy: main"])
    }
  }
}
