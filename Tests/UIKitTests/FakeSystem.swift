import BackgroundTasks
import Foundation
import UIKit
import UIKitSystem
import UserNotifications

/// A system that answers from its variables, and has a clock that the test moves.
@MainActor final class FakeSystem {
  private struct Work {
    var date: Date
    var interval: TimeInterval?
    var action: @MainActor () -> Void
  }

  var now = Date(timeIntervalSince1970: 0)
  private var work: [Int: Work] = [:]
  private var ids = 0

  var records: [String] = []
  var problems: [String] = []

  var applicationState = UIApplication.State.active
  var grantsTasks = true
  var handlers: [Int: (@MainActor @Sendable () -> Void)?] = [:]
  var isRegisteredForRemoteNotifications = false
  var requests: [UNNotificationRequest] = []
  var launchHandlers: [String: @MainActor (BGTask) -> Void] = [:]
  var isLaunching = true
  var hasScenes = false
  var pendingTaskRequests: [BGTaskRequest] = []
  var submissionError: BGTaskScheduler.Error.Code?

  lazy var application = UIApplication(system: self)
  lazy var notificationCenter = UNUserNotificationCenter(system: self)
  lazy var taskScheduler = BGTaskScheduler(system: self)

  /// Connects UIKit to a new system: a launch begins.
  init() { SystemConnection.current = self }

  /// Lets time pass, and runs what is due.
  func wait(_ seconds: TimeInterval) {
    let end = now.addingTimeInterval(seconds)
    while let (id, next) = work.min(by: { ($0.value.date, $0.key) < ($1.value.date, $1.key) }),
      next.date <= end
    {
      now = max(now, next.date)
      work[id] = nil
      if let interval = next.interval {
        work[id] = Work(
          date: now.addingTimeInterval(interval),
          interval: interval,
          action: next.action
        )
      }
      next.action()
    }
    now = end
  }

  /// Calls a delegate method; returns whether the delegate implements it.
  func implements(_ call: () -> Void) -> Bool {
    SystemConnection.didRunDefault = false
    call()
    return !SystemConnection.didRunDefault
  }

  private func nextID() -> Int {
    ids += 1
    return ids
  }
}

extension FakeSystem: SystemInterface {
  func schedule(
    after delay: TimeInterval,
    repeating interval: TimeInterval?,
    _ action: @escaping @MainActor () -> Void
  ) -> Int {
    let id = nextID()
    work[id] = Work(date: now.addingTimeInterval(delay), interval: interval, action: action)
    return id
  }
  func cancelScheduled(_ id: Int) { work[id] = nil }
  func record(_ name: String, _ value: String) { records.append("\(name): \(value)") }
  func report(_ problem: String) { problems.append(problem) }
}

extension FakeSystem: ApplicationSystem {
  var backgroundTimeRemaining: TimeInterval { 30 }
  var systemVersion: String { "17.5" }
  var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
  var isProtectedDataAvailable: Bool { true }
  var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  var supportsMultipleScenes: Bool { true }
  var connectedScenes: Set<UIScene> { [] }
  var openSessions: Set<UISceneSession> { [] }
  func activationState(of session: UISceneSession) -> UIScene.ActivationState { .background }
  func beginBackgroundTask(
    name: String?,
    expirationHandler: (@MainActor @Sendable () -> Void)?
  ) -> Int {
    guard grantsTasks else { return 0 }
    let id = nextID()
    handlers[id] = expirationHandler
    return id
  }
  func endBackgroundTask(_ id: Int) { handlers[id] = nil }
  func canOpenURL(_ url: URL) -> Bool { url.scheme == "https" }
  func openURL(_ url: URL, reply: @escaping @MainActor (Bool) -> Void) {
    records.append("open: \(url)")
    reply(canOpenURL(url))
  }
  func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
  func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }
  func setMinimumBackgroundFetchInterval(_ interval: TimeInterval?) {
    records.append("fetch: \(interval.map { "\($0)" } ?? "never")")
  }
  func activateScene(
    _ session: UISceneSession?,
    userActivity: NSUserActivity?,
    reply: @escaping @MainActor (any Error) -> Void
  ) { records.append("activate: \(userActivity?.activityType ?? "nothing")") }
  func destroyScene(_ session: UISceneSession, reply: @escaping @MainActor (any Error) -> Void) {
    records.append("destroy: \(session.persistentIdentifier)")
  }
  func refreshScene(_ session: UISceneSession) {}
}

extension FakeSystem: NotificationSystem {
  func notificationDelegateDidChange(_ delegate: any UNUserNotificationCenterDelegate) {}
  var notificationSettings: UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: .authorized)
  }
  var pendingNotificationRequests: [UNNotificationRequest] { requests }
  var deliveredNotifications: [UNNotification] { [] }
  func requestAuthorization(
    _ options: UNAuthorizationOptions,
    reply: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { _ = schedule(after: 1, repeating: nil) { reply(true, nil) } }
  func addNotificationRequest(_ request: UNNotificationRequest) -> (any Error)? {
    requests.append(request)
    return nil
  }
  func removePendingNotificationRequests(_ identifiers: [String]?) {
    requests.removeAll { identifiers?.contains($0.identifier) ?? true }
  }
  func removeDeliveredNotifications(_ identifiers: [String]?) {
    records.append("removed: \(identifiers?.joined(separator: ", ") ?? "all")")
  }
}

extension FakeSystem: TaskSystem {
  func registerTask(
    withIdentifier identifier: String,
    launchHandler: @escaping @MainActor (BGTask) -> Void
  ) -> TaskRegistration {
    if !isLaunching { return .tooLate }
    if launchHandlers[identifier] != nil { return .duplicate }
    launchHandlers[identifier] = launchHandler
    return .registered
  }
  func submitTaskRequest(_ request: BGTaskRequest) -> BGTaskScheduler.Error.Code? {
    guard submissionError == nil else { return submissionError }
    pendingTaskRequests.removeAll { $0.identifier == request.identifier }
    pendingTaskRequests.append(request)
    return nil
  }
  func cancelTaskRequests(withIdentifier identifier: String?) {
    pendingTaskRequests.removeAll { identifier == nil || $0.identifier == identifier }
  }
  /// A task that the system launches.
  func makeTask(_ identifier: String) -> BGAppRefreshTask {
    BGAppRefreshTask(identifier: identifier, system: self) { [weak self] success in
      self?.records.append("completed: \(identifier) \(success)")
    }
  }
}
