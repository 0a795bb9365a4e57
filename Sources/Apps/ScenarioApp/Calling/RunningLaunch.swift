internal import Foundation
@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import UIKit
internal import UIKitSystem

/// One process of the app under test: its objects, its virtual time, and UIKit's objects for it.
final class RunningLaunch {
  let number: Int
  let time: LaunchTime
  let application: Application
  private let app: AppUnderTest
  private let scenario: String
  private let kept: PersistentObjects
  private let registration: RemoteRegistration
  private let report: (String) -> Void
  private let warn: (String) -> Void
  @MainActor private(set) lazy var system = LaunchSystem(
    application,
    time,
    kept.object(named: "requests") { PersistentRequests() },
    report,
    warn: warn,
    uncalledMethods: app.uncalledMethods,
    registration: registration
  )
  @MainActor private(set) lazy var configuration = Launch(
    number: number,
    scenario: scenario,
    persistentObjects: kept
  )
  @MainActor private(set) lazy var scenes = LaunchScenes(configuration, system)
  @MainActor private var defaults: PersistentDefaults {
    kept.object(named: "defaults") { PersistentDefaults() }
  }
  @MainActor private var hasBegun = false
  /// The number of its connection.
  @MainActor private var launch = 0
  /// The connection before this launch, which another test in this process may use.
  @MainActor private var outer: (system: (any SystemInterface)?, launch: Int) = (nil, 0)

  init(
    _ app: AppUnderTest,
    _ scenario: String,
    _ application: Application,
    _ kept: PersistentObjects,
    _ folders: CaseFolders,
    _ registration: RemoteRegistration,
    report: @escaping (String) -> Void,
    warn: @escaping (String) -> Void
  ) {
    (self.app, self.scenario, self.application, self.kept) = (app, scenario, application, kept)
    (self.registration, self.report, self.warn) = (registration, report, warn)
    number = application.launch
    time = LaunchTime(application, folders, report: report)
  }

  /// Creates the objects of the app, once.
  @MainActor func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    outer = (SystemConnection.current, SystemConnection.launch)
    SystemConnection.current = system
    launch = SystemConnection.launch
    system.scenes = scenes
    defaults.begin()
    time.didOpenDefaults = { [weak self] opened in
      nonisolated(unsafe) let opened = opened
      MainActor.assumeIsolated { self?.defaults.open(opened) }
    }
    app.configure(configuration)
    system.plugIns = configuration.plugIns
    configuration.plugIns?.report = report
    system.application.delegate = configuration.delegate
    if let delegate = configuration.delegate {
      check(delegate)
    } else {
      report("it has no delegate: set 'launch.delegate'")
    }
    for identifier in configuration.backgroundSessions.keys.sorted() {
      application.perform(Action(.createBackgroundSession, [.text(identifier)]))
    }
    reportDifferences("action", declared: app.words.actions, Set(configuration.actions.keys))
    reportDifferences("probe", declared: app.words.probes, Set(configuration.probes.keys))
  }

  /// Reports the methods of the app delegate that the system never calls.
  @MainActor private func check(_ delegate: any UIApplicationDelegate) {
    let findings = system.check(delegate)
    registration.isAwaited = RemoteRegistration.answers.contains {
      findings.implemented.contains($0.swiftName)
    }
    if !application.hasScenes {
      UncalledMethods.supersededSentences(findings.implemented, on: application.osVersion)
        .forEach(system.reportUncalled)
    }
    if let name = application.mainStoryboard, configuration.makeRootViewController == nil {
      system.warn(
        """
        the main storyboard '\(name)' (UIMainStoryboardFile) is not read, so 'window' stays nil: create its \
        view controller with 'launch.storyboard'
        """
      )
    }
    guard application.canHaveScenes,
      let sentence = UncalledMethods.sentence(
        findings.implemented,
        hasScenes: application.hasScenes
      )
    else { return }
    system.reportUncalled(sentence)
  }

  private func reportDifferences(_ kind: String, declared: [String], _ defined: Set<String>) {
    for name in declared where !defined.contains(name) {
      report("AppUnderTest declares the \(kind) '\(name)', which the launch does not define")
    }
    for name in defined.subtracting(declared).sorted() {
      report("the launch defines the \(kind) '\(name)', which AppUnderTest does not declare")
    }
  }

  /// Ends the launch: stores the preserved state, and restores the previous connection.
  @MainActor func end() {
    // Code that has called `exit` has not set it back.
    SystemConnection.calledDelegate = nil
    configuration.plugIns?.end()
    if hasBegun { scenes.end() }
    NotificationCenter.removeObservers(
      ofLaunch: launch,
      and: time.observers.compactMap { observer in
        (observer.center as? NotificationCenter).map { ($0, observer.token) }
      }
    )
    UIKit.Timer.invalidateAll(ofLaunch: launch)
    configuration.end()
    if hasBegun { defaults.end() }
    system.end()
    time.end()
    if hasBegun, SystemConnection.current === system {
      SystemConnection.restore(outer.system, launch: outer.launch)
    }
    outer.system = nil
  }

  /// Calls a method of the delegates.
  @MainActor func call(_ call: DelegateCall) -> CallAnswer {
    SystemConnection.didRunDefault = false
    defer { SystemConnection.calledDelegate = nil }
    configuration.plugIns?.begin(call.method)
    registration.didCall(call.method)
    let answer: Bool
    if call.method.isSceneMethod {
      answer = scenes.call(call)
    } else if call.method.isOfNotificationCenter {
      answer = callNotificationCenter(call)
    } else if call.method.isOfBackgroundSession {
      answer = callBackgroundSession(call)
    } else if let delegate = configuration.delegate {
      answer = self.call(call, on: delegate)
    } else {
      return .notImplemented
    }
    configuration.plugIns?.didReturn(isImplemented: !SystemConnection.didRunDefault)
    if SystemConnection.didRunDefault { return .notImplemented }
    return answer ? .done : .no
  }

  /// Posts a notification to the observers.
  @MainActor func post(_ notification: NotificationName) {
    let name = application.currentScene
    let object = notification.isOfScene ? scenes.scene(named: name) : system.application
    NotificationCenter.default.post(name: Notification.Name(notification.name), object: object)
    if notification == .sceneDidDisconnect { scenes.disconnect(name) }
  }
}

extension DelegateMethod {
  fileprivate var isOfNotificationCenter: Bool {
    self == .willPresentNotification || self == .didReceiveNotificationResponse
  }

  fileprivate var isOfBackgroundSession: Bool {
    self == .urlSessionTaskDidComplete || self == .urlSessionDidFinishEvents
  }
}
