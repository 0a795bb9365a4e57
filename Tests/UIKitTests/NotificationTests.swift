import BackgroundTasks
import Foundation
import Synchronization
import Testing
import UserNotifications

extension UIKitTests {
  @Suite("UNUserNotificationCenter") @MainActor struct NotificationTests {
    let system = FakeSystem()

    static func makeNotification(_ system: FakeSystem) -> UNNotification {
      let content = UNMutableNotificationContent()
      content.title = "Hello"
      content.userInfo = ["feed": "news"]
      let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
      return UNNotification(request: request, date: system.now)
    }

    @Test func `permission is answered when the user answers`() {
      let answers = Mutex<[Bool]>([])
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { isGranted, _ in
        answers.withLock { $0.append(isGranted) }
      }
      #expect(answers.withLock { $0 }.isEmpty)
      system.wait(2)
      #expect(answers.withLock { $0 } == [true])
    }

    @Test func `requests wait, with a copy of their content, until they are removed`() async throws
    {
      let center = UNUserNotificationCenter.current()
      let content = UNMutableNotificationContent()
      content.body = "before"
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
      #expect(trigger.nextTriggerDate()?.timeIntervalSince1970 == 60)
      try await center.add(
        UNNotificationRequest(identifier: "a", content: content, trigger: trigger)
      )
      content.body = "after"
      let pending = await center.pendingNotificationRequests()
      #expect(pending.map(\.identifier) == ["a"])
      #expect(pending.first?.content.body == "before")
      center.removePendingNotificationRequests(withIdentifiers: ["b"])
      #expect(system.requests.count == 1)
      center.removeAllPendingNotificationRequests()
      #expect(system.requests.isEmpty)
    }

    @Test func `handlers run after the code that is running`() {
      let count = Mutex(0)
      let center = UNUserNotificationCenter.current()
      center.getNotificationSettings { settings in
        #expect(settings.authorizationStatus == .authorized)
        #expect(settings.alertSetting == .enabled)
        count.withLock { $0 += 1 }
      }
      center.getPendingNotificationRequests { _ in count.withLock { $0 += 1 } }
      center.setBadgeCount(2) { _ in count.withLock { $0 += 1 } }
      #expect(count.withLock { $0 } == 0)
      system.wait(0)
      #expect(count.withLock { $0 } == 3)
      #expect(system.records == ["badge: 2"])
    }

    @Test func `the center can be used on another thread`() async {
      await Task.detached {
        let content = UNMutableNotificationContent()
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        UNUserNotificationCenter.current().add(request)
      }.value
      #expect(system.requests.count == 1)
    }
  }

  @Suite("BGTaskScheduler") @MainActor struct TaskSchedulerTests {
    let system = FakeSystem()

    @Test func `a task is completed once`() throws {
      BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { task in
        task.expirationHandler = { task.setTaskCompleted(success: false) }
      }
      let task = system.makeTask("refresh")
      let handler = try #require(system.launchHandlers["refresh"])
      handler(task)
      task.expirationHandler?()
      task.setTaskCompleted(success: true)
      #expect(system.records == ["completed: refresh false"])
      #expect(
        system.problems == ["setTaskCompleted: the task 'refresh' has been completed already"]
      )
    }

    @Test func `handlers are registered while the app launches, and once`() {
      let scheduler = BGTaskScheduler.shared
      #expect(scheduler.register(forTaskWithIdentifier: "a", using: nil) { _ in })
      #expect(!scheduler.register(forTaskWithIdentifier: "a", using: nil) { _ in })
      system.isLaunching = false
      #expect(!scheduler.register(forTaskWithIdentifier: "b", using: nil) { _ in })
      #expect(
        system.problems == [
          "BGTaskScheduler.register: 'a' was registered twice; UIKit terminates the app",
          "BGTaskScheduler.register: 'b' was registered after launching finished; UIKit terminates the app",
        ]
      )
    }

    @Test func `requests wait, one for each identifier, and can be refused`() async throws {
      let scheduler = BGTaskScheduler.shared
      let request = BGProcessingTaskRequest(identifier: "a")
      request.requiresExternalPower = true
      try scheduler.submit(request)
      try scheduler.submit(BGAppRefreshTaskRequest(identifier: "a"))
      #expect(await scheduler.pendingTaskRequests().count == 1)
      scheduler.cancel(taskRequestWithIdentifier: "a")
      #expect(system.pendingTaskRequests.isEmpty)
      system.submissionError = .notPermitted
      let error = #expect(throws: BGTaskScheduler.Error.self) { try scheduler.submit(request) }
      #expect(error?.code == .notPermitted)
      #expect(error?.errorCode == 3)
    }
  }
}
