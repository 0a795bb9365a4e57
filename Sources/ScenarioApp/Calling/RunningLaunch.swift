internal import Foundation
internal import LifecycleCore
internal import ScenarioLanguage
internal import UIKit
internal import UIKitSystem
internal import UserNotifications

/// One process of the app under test: its objects, its virtual time, and UIKit's objects for it.
final class RunningLaunch {
  let number: Int
  let time: LaunchTime
  let application: Application
  private let app: AppUnderTest
  private let scenario: String
  private let kept: KeptObjects
  private let report: (String) -> Void
  @MainActor private(set) lazy var system = LaunchSystem(application, time, report)
  @MainActor private(set) lazy var configuration = Launch(
    number: number,
    scenario: scenario,
    keptObjects: kept
  )
  @MainActor private(set) lazy var scenes = LaunchScenes(configuration, system)
  @MainActor private var hasBegun = false
  /// The connection before this launch, which another test in this process may need.
  @MainActor private var outer: (system: (any SystemInterface)?, launch: Int) = (nil, 0)

  init(
    _ app: AppUnderTest,
    _ scenario: String,
    _ application: Application,
    _ kept: KeptObjects,
    report: @escaping (String) -> Void
  ) {
    (self.app, self.scenario, self.application, self.kept) = (app, scenario, application, kept)
    self.report = report
    number = application.launch
    time = LaunchTime(application, report: report)
  }

  /// Creates the objects of the app, once.
  @MainActor func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    outer = (SystemConnection.current, SystemConnection.launch)
    SystemConnection.current = system
    app.configure(configuration)
    system.application.delegate = configuration.delegate
    if configuration.delegate == nil { report("it has no delegate: set 'launch.delegate'") }
    for problem in SignatureProblems.of(configuration) { report(problem) }
    reportDifferences("action", declared: app.words.actions, Set(configuration.actions.keys))
    reportDifferences("probe", declared: app.words.probes, Set(configuration.probes.keys))
  }

  private func reportDifferences(_ kind: String, declared: [String], _ defined: Set<String>) {
    for name in declared where !defined.contains(name) {
      report("AppUnderTest declares the \(kind) '\(name)', which the launch does not define")
    }
    for name in defined.subtracting(declared).sorted() {
      report("the launch defines the \(kind) '\(name)', which AppUnderTest does not declare")
    }
  }

  /// Lets go of the objects of the app.
  @MainActor func end() {
    configuration.keepArchive()
    if hasBegun, SystemConnection.current === system {
      SystemConnection.restore(outer.system, launch: outer.launch)
    }
    time.end()
  }

  /// Calls a method of the delegates.
  @MainActor func call(_ call: DelegateCall) -> CallAnswer {
    SystemConnection.didRunDefault = false
    let answer: Bool
    if call.method.isSceneMethod {
      answer = scenes.call(call)
    } else if call.method.isOfNotificationCenter {
      answer = callNotificationCenter(call)
    } else if let delegate = configuration.delegate {
      answer = self.call(call, on: delegate)
    } else {
      return .notImplemented
    }
    if SystemConnection.didRunDefault { return .notImplemented }
    return answer ? .done : .no
  }

  /// Posts a notification to the observers.
  @MainActor func post(_ notification: NotificationName) {
    let object: AnyObject? = notification.isOfScene ? scenes.scene : system.application
    NotificationCenter.default.post(name: Notification.Name(notification.name), object: object)
  }
}

extension NotificationName {
  fileprivate var isOfScene: Bool {
    rawValue >= NotificationName.sceneWillConnect.rawValue
      && rawValue <= NotificationName.sceneDidDisconnect.rawValue
  }
}

extension DelegateMethod {
  fileprivate var isOfNotificationCenter: Bool {
    self == .willPresentNotification || self == .didReceiveNotificationResponse
  }
}
