internal import BackgroundTasks
internal import Foundation
internal import LifecycleCore
internal import UIKit
internal import UIKitSystem
internal import UserNotifications

/// What UIKit's classes ask of the system, answered by the model.
@MainActor final class LaunchSystem {
  let model: Application
  private let time: LaunchTime
  private let reportProblem: (String) -> Void
  private(set) lazy var application = UIApplication(system: self)
  private(set) lazy var notificationCenter = UNUserNotificationCenter(system: self)
  private(set) lazy var taskScheduler = BGTaskScheduler(system: self)
  private(set) var isRegisteredForRemoteNotifications = false
  private(set) var pendingNotificationRequests: [UNNotificationRequest] = []
  private var blocks: [Int: ScheduledBlock] = [:]
  private var tasks: [Int: BackgroundTaskIdentifier] = [:]
  private var nextID = 0
  /// What the app set and the model does not use, such as the badge: the latest value of each name.
  private(set) var records: [String: String] = [:]

  init(_ model: Application, _ time: LaunchTime, _ report: @escaping (String) -> Void) {
    (self.model, self.time, reportProblem) = (model, time, report)
  }

  private func makeID() -> Int {
    nextID += 1
    return nextID
  }

  /// Runs code that the model calls later.
  private func run(_ code: @MainActor () -> Void) {
    time.run { MainActor.assumeIsolated { code() } }
  }
}

extension LaunchSystem: SystemInterface {
  var now: Date { Date() }

  func schedule(
    after delay: TimeInterval,
    repeating interval: TimeInterval?,
    _ action: @escaping @MainActor () -> Void
  ) -> Int {
    let id = makeID()
    schedule(id, after: delay, repeating: interval, action)
    return id
  }

  private func schedule(
    _ id: Int,
    after delay: TimeInterval,
    repeating interval: TimeInterval?,
    _ action: @escaping @MainActor () -> Void
  ) {
    let delay = VirtualTime(milliseconds: Int64((min(delay, 1e12) * 1000).rounded()))
    blocks[id] = model.schedule(after: delay) { [weak self] in
      self?.run {
        self?.blocks[id] = nil
        if let interval { self?.schedule(id, after: interval, repeating: interval, action) }
        action()
      }
    }
  }

  func cancelScheduled(_ id: Int) {
    if let block = blocks.removeValue(forKey: id) { model.cancel(block) }
  }

  func record(_ name: String, _ value: String) { records[name] = value }

  func report(_ problem: String) { reportProblem(problem) }
}

extension LaunchSystem: ApplicationSystem {
  var applicationState: UIApplication.State {
    switch model.applicationState {
    case .active?: .active
    case .inactive?: .inactive
    default: .background
    }
  }

  var backgroundTimeRemaining: TimeInterval { model.backgroundTimeRemaining }
  var isProtectedDataAvailable: Bool { model.isProtectedDataAvailable }
  var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  var supportsMultipleScenes: Bool { false }

  func activationState(of session: UISceneSession) -> UIScene.ActivationState {
    switch model.sceneState {
    case .foregroundActive: .foregroundActive
    case .foregroundInactive: .foregroundInactive
    case .background: .background
    default: .unattached
    }
  }

  func beginBackgroundTask(
    name: String?,
    expirationHandler: (@MainActor @Sendable () -> Void)?
  ) -> Int {
    let handler = expirationHandler.map { handler in { [weak self] in _ = self?.run(handler) } }
    let task = model.beginBackgroundTask(withName: name, expirationHandler: handler)
    guard task != .invalid else { return 0 }
    let id = makeID()
    tasks[id] = task
    return id
  }

  func endBackgroundTask(_ id: Int) {
    if let task = tasks.removeValue(forKey: id) { model.endBackgroundTask(task) }
  }

  func canOpenURL(_ url: URL) -> Bool { ["http", "https"].contains(url.scheme ?? "") }

  func openURL(_ url: URL, reply: @escaping @MainActor (Bool) -> Void) {
    record("opened URL", url.absoluteString)
    _ = schedule(after: 0, repeating: nil) { reply(true) }
  }

  func registerForRemoteNotifications() {
    isRegisteredForRemoteNotifications = true
    if !model.perform(Action(.registerForRemoteNotifications)) {
      report("registerForRemoteNotifications is not possible in this version of iOS")
    }
  }

  func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

  func setMinimumBackgroundFetchInterval(_ interval: TimeInterval?) {
    record("minimum background fetch interval", interval.map { "\($0)" } ?? "never")
  }

  func activateScene(
    _ session: UISceneSession?,
    userActivity: NSUserActivity?,
    reply: @escaping @MainActor (any Error) -> Void
  ) { report("requestSceneSessionActivation: an app under test has one scene here") }

  func destroyScene(_ session: UISceneSession, reply: @escaping @MainActor (any Error) -> Void) {
    report("requestSceneSessionDestruction: an app under test has one scene here")
  }

  func refreshScene(_ session: UISceneSession) {}
}

extension LaunchSystem: NotificationSystem {
  var notificationSettings: UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: .authorized)
  }

  var deliveredNotifications: [UNNotification] { [] }

  func requestAuthorization(
    _ options: UNAuthorizationOptions,
    reply: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { _ = schedule(after: 0, repeating: nil) { reply(true, nil) } }

  func addNotificationRequest(_ request: UNNotificationRequest) -> (any Error)? {
    pendingNotificationRequests.removeAll { $0.identifier == request.identifier }
    pendingNotificationRequests.append(request)
    return nil
  }

  func removePendingNotificationRequests(_ identifiers: [String]?) {
    pendingNotificationRequests.removeAll { identifiers?.contains($0.identifier) ?? true }
  }

  func removeDeliveredNotifications(_ identifiers: [String]?) {}
}

extension LaunchSystem: TaskSystem {
  var isLaunching: Bool { true }
  var pendingTaskRequests: [BGTaskRequest] { [] }

  func registerTask(
    withIdentifier identifier: String,
    launchHandler: @escaping @MainActor (BGTask) -> Void
  ) -> Bool {
    report("BGTaskScheduler: the launch handler of '\(identifier)' is not called here yet")
    return true
  }

  func submitTaskRequest(_ request: BGTaskRequest) -> BGTaskScheduler.Error.Code? {
    report("BGTaskScheduler: the request '\(request.identifier)' is not scheduled here yet")
    return nil
  }

  func cancelTaskRequests(withIdentifier identifier: String?) {}
}
