internal import BackgroundTasks
internal import Foundation
@_spi(Package) internal import LifecycleCore
internal import UIKit
internal import UIKitSystem
internal import UserNotifications

/// The system to which UIKit's classes send requests; the model answers them.
@MainActor final class LaunchSystem {
  let model: Application
  private let time: LaunchTime
  private let reportProblem: (String) -> Void
  /// Reports a warning.
  let warn: (String) -> Void
  private let uncalledMethods: UncalledMethods
  private let registration: RemoteRegistration
  /// The requests of this and earlier launches.
  let requests: PersistentRequests
  /// The plug-ins of an SDK under test.
  weak var plugIns: (any EventRecorder)?
  weak var scenes: (any SceneDirectory)?
  private lazy var applicationReference = LaunchObject { [unowned self] in
    UIApplication(system: self)
  }
  private lazy var centerReference = LaunchObject { [unowned self] in
    UNUserNotificationCenter(system: self)
  }
  private lazy var schedulerReference = LaunchObject { [unowned self] in
    BGTaskScheduler(system: self)
  }
  /// The calls for whose completion handlers the model does not wait, and whether the app has called them.
  var unawaited: [(method: DelegateMethod, isAnswered: @MainActor () -> Bool)] = []
  private(set) var isRegisteredForRemoteNotifications = false
  private var blocks: [Int: ScheduledBlock] = [:]
  private var tasks: [Int: BackgroundTaskIdentifier] = [:]
  private var nextID = 0
  /// Values that the app has set and the model does not use, such as the badge: the latest one of each name.
  private(set) var records: [String: String] = [:]

  init(
    _ model: Application,
    _ time: LaunchTime,
    _ requests: PersistentRequests,
    _ report: @escaping (String) -> Void,
    warn: @escaping (String) -> Void,
    uncalledMethods: UncalledMethods,
    registration: RemoteRegistration
  ) {
    (self.model, self.time, self.requests, reportProblem) = (model, time, requests, report)
    (self.warn, self.uncalledMethods, self.registration) = (warn, uncalledMethods, registration)
  }

  /// UIKit's objects for the launch.
  var application: UIApplication { applicationReference.object }
  var notificationCenter: UNUserNotificationCenter { centerReference.object }
  var taskScheduler: BGTaskScheduler { schedulerReference.object }

  /// Releases the objects of the launch, as the end of a process does: UIKit's objects refer to the system.
  func end() {
    blocks.values.forEach(model.cancel)
    blocks.removeAll()
    tasks.removeAll()
    applicationReference.release()
    centerReference.release()
    schedulerReference.release()
  }

  // MARK: - The methods of delegates

  /// Reports the methods of a delegate that nothing calls, and returns all that was found.
  @discardableResult
  func check(_ delegate: AnyObject) -> DelegateFindings {
    let findings = SignatureProblems.findings(of: delegate)
    findings.problems.forEach(report)
    findings.uncalled.forEach(reportUncalled)
    if uncalledMethods != .ignore { findings.notices.forEach(warn) }
    return findings
  }

  /// Reports a method that is never called, as the app wants it.
  func reportUncalled(_ sentence: String) {
    switch uncalledMethods {
    case .warn: warn(sentence)
    case .fail: report(sentence)
    case .ignore: break
    }
  }

  private func makeID() -> Int {
    nextID += 1
    return nextID
  }

  /// Runs code that the model calls later.
  func run(_ code: @escaping @MainActor () -> Void) {
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

  var systemVersion: String { "\(model.osVersion.major).\(model.osVersion.minor)" }

  var userInterfaceIdiom: UIUserInterfaceIdiom {
    switch model.deviceModel {
    case .iphone: .phone
    case .ipad: .pad
    }
  }

  var backgroundTimeRemaining: TimeInterval { model.backgroundTimeRemaining }
  var isProtectedDataAvailable: Bool { model.isProtectedDataAvailable }
  var backgroundRefreshStatus: UIBackgroundRefreshStatus {
    model.allowsBackgroundRefresh ? .available : .denied
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
    registration.request()
    if !model.perform(Action(.registerForRemoteNotifications)) {
      report("registerForRemoteNotifications is not possible in this version of iOS")
    }
  }

  func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

  func setMinimumBackgroundFetchInterval(_ interval: TimeInterval?) {
    record("minimum background fetch interval", interval.map { "\($0)" } ?? "never")
  }
}

/// The scenes and sessions of an app, for the system of a launch.
@MainActor protocol SceneDirectory: AnyObject {
  /// The connected scenes.
  var connected: Set<UIScene> { get }
  /// All sessions.
  var openSessions: Set<UISceneSession> { get }
  /// Returns the name of the scene of a session; nil if the session was discarded.
  func name(of session: UISceneSession?) -> String?
  /// Returns a name for the scene of a new window.
  func nameOfNewScene() -> String
  /// Stores the activity of a request until the scene receives it.
  func expectScene(_ name: String, _ activity: NSUserActivity?)
  /// Removes a request that the system has denied.
  func cancelScene(_ name: String)
}

/// An object of a launch, which is created on first use.
@MainActor final class LaunchObject<Object: AnyObject> {
  private let make: () -> Object
  private var owned: Object?
  private weak var last: Object?
  private var isReleased = false

  init(_ make: @escaping () -> Object) { self.make = make }

  /// The object; code that outlives the launch gets the same object, as long as something refers to it.
  var object: Object {
    if let object = owned ?? last { return object }
    let object = make()
    last = object
    if !isReleased { owned = object }
    return object
  }

  /// Releases the object at the end of the launch.
  func release() {
    isReleased = true
    owned = nil
  }
}
