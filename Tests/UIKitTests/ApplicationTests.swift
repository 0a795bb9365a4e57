import Foundation
import Testing
import UIKit
import UIKitSystem

@testable import DelegateSamples

/// All suites share the one connection of the process: they run one after another.
@Suite(.serialized) @MainActor struct UIKitTests {}

extension UIKitTests {
  @Suite("UIApplication") @MainActor struct ApplicationTests {
    let system = FakeSystem()

    @Test func `background tasks have ids, and each ends once`() {
      let application = UIApplication.shared
      let first = application.beginBackgroundTask()
      let second = application.beginBackgroundTask(withName: "save") {}
      #expect(first != second)
      #expect(first != .invalid)
      #expect(system.handlers.count == 2)
      application.endBackgroundTask(second)
      #expect(system.handlers.count == 1)
      #expect(system.problems.isEmpty)

      application.endBackgroundTask(second)
      application.endBackgroundTask(UIBackgroundTaskIdentifier(rawValue: 77))
      application.endBackgroundTask(.invalid)
      #expect(
        system.problems == [
          "endBackgroundTask: the task 'save' has ended already",
          "endBackgroundTask: no task of this launch has the identifier 77",
          "endBackgroundTask: the identifier is UIBackgroundTaskIdentifier.invalid",
        ]
      )
      #expect(system.handlers.count == 1)
    }

    @Test func `a task that the system does not grant is invalid`() {
      system.grantsTasks = false
      #expect(UIApplication.shared.beginBackgroundTask(expirationHandler: nil) == .invalid)
    }

    @Test func `the expiration handler reaches the system in each form of the call`() throws {
      var ran = 0
      let application = UIApplication.shared
      for id in [
        application.beginBackgroundTask { ran += 1 },
        application.beginBackgroundTask(expirationHandler: { ran += 1 }),
        application.beginBackgroundTask(withName: "a", expirationHandler: { ran += 1 }),
      ] {
        let handler = try #require(system.handlers[id.rawValue])
        handler?()
      }
      #expect(ran == 3)
    }

    @Test func `each launch has its own application`() {
      let first = UIApplication.shared
      #expect(UIApplication.shared === first)
      _ = FakeSystem()
      #expect(UIApplication.shared !== first)
    }

    @Test func `what has no effect is recorded`() {
      let application = UIApplication.shared
      application.applicationIconBadgeNumber = 3
      application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
      application.shortcutItems = nil
      application.isIdleTimerDisabled = true
      application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalNever)
      application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
      #expect(
        system.records == [
          "badge: 3", "shortcutItems: new", "shortcutItems: nil", "isIdleTimerDisabled: true",
          "fetch: never", "fetch: 0.0",
        ]
      )
    }

    @Test func `opening a URL answers, with a handler and without`() async throws {
      let known = try #require(URL(string: "https://example.com"))
      let unknown = try #require(URL(string: "other:1"))
      var answers: [Bool] = []
      UIApplication.shared.open(known) { answers.append($0) }
      UIApplication.shared.open(unknown, options: [.universalLinksOnly: true]) {
        answers.append($0)
      }
      #expect(answers == [true, false])
      #expect(await UIApplication.shared.open(known))
      #expect(UIApplication.shared.canOpenURL(unknown) == false)
    }

    @Test func `a completion handler counts once`() {
      var results: [UIBackgroundFetchResult] = []
      let handler = CompletionHandler<UIBackgroundFetchResult>(
        of: "application(_:performFetchWithCompletionHandler:)",
        in: system
      ) { results.append($0) }
      let closure = handler.closure
      #expect(!handler.isCalled)
      closure(.newData)
      closure(.failed)
      #expect(handler.isCalled)
      #expect(results == [.newData])
      #expect(
        system.problems == [
          "the completion handler of application(_:performFetchWithCompletionHandler:) was called again"
        ]
      )
    }

    @Test func `observers belong to the launch that added them`() {
      let name = UIApplication.willResignActiveNotification
      let delegate = QuickActionDelegate()
      _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
      NotificationCenter.default.post(name: name, object: UIApplication.shared)
      #expect(delegate.observed == [name])
      _ = FakeSystem()
      NotificationCenter.default.post(name: name, object: UIApplication.shared)
      #expect(delegate.observed == [name])
    }

    @Test func `names of notifications are those of UIKit`() {
      #expect(
        UIApplication.didEnterBackgroundNotification.rawValue
          == "UIApplicationDidEnterBackgroundNotification"
      )
      #expect(
        Notification.Name.UIApplicationWillResignActive
          == UIApplication.willResignActiveNotification
      )
      #expect(UIApplication.LaunchOptionsKey.url.rawValue == "UIApplicationLaunchOptionsURLKey")
      #expect(UIApplicationLaunchOptionsKey.shortcutItem == .shortcutItem)
    }
  }
}
