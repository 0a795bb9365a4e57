internal import Foundation
@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
public import ScenarioRunner
internal import UIKit

/// An app under test, as the simulator calls it: each launch is a `RunningLaunch`.
final class UIKitApp: SimulatedApp {
  private let app: AppUnderTest
  private let scenario: String
  private let kept = PersistentObjects()
  private let folders = CaseFolders()
  private let registration = RemoteRegistration()
  private var current: RunningLaunch?
  /// Errors of the app, and features that do not work here, in the order in which they were found.
  private(set) var problems: [String] = []
  /// Warnings about methods that are never called.
  private(set) var warnings: [String] = []

  init(_ app: AppUnderTest, scenario: String) {
    self.app = app
    self.scenario = scenario
  }

  deinit {
    endLaunch()
    // Code that has called `exit` never releases what it holds.
    folders.remove()
  }

  /// Runs code in the launch of an application, and returns its result; nil if it calls `exit`.
  ///
  /// Begins the launch if the application is new.
  private func run<Result>(
    _ application: Application,
    _ code: @escaping @MainActor (RunningLaunch) -> Result
  ) -> Result? {
    run(in: launch(of: application)) { launch in
      launch.begin()
      return code(launch)
    }
  }

  private func run<Result>(
    in launch: RunningLaunch,
    _ code: @escaping @MainActor (RunningLaunch) -> Result
  ) -> Result? {
    // The simulator calls the app on one thread, which in virtual time is the main thread.
    nonisolated(unsafe) let launch = launch
    nonisolated(unsafe) var result: Result?
    launch.time.run { MainActor.assumeIsolated { result = code(launch) } }
    return result
  }

  private func launch(of application: Application) -> RunningLaunch {
    if let current, current.number == application.launch { return current }
    endLaunch()
    let launch = RunningLaunch(app, scenario, application, kept, folders, registration) {
      [weak self] problem in
      guard let self, !problems.contains(problem) else { return }
      problems.append(problem)
    } warn: { [weak self] warning in
      guard let self, !warnings.contains(warning) else { return }
      warnings.append(warning)
    }
    current = launch
    return launch
  }

  private func endLaunch() {
    guard let current else { return }
    nonisolated(unsafe) let launch = current
    self.current = nil
    launch.time.whenIdle { launch.time.enter { MainActor.assumeIsolated { launch.end() } } }
  }

  // MARK: - What the simulator calls

  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer {
    run(application) { $0.call(call) } ?? .done
  }

  func handle(_ notification: NotificationName, _ application: Application) {
    _ = run(application) { $0.post(notification) }
  }

  func processDidEnd(_ reason: TerminationReason) { endLaunch() }

  func caseDidEnd() {
    if let current { _ = run(in: current) { $0.system.warnOfUnansweredCalls() } }
    if app.uncalledMethods != .ignore, let warning = registration.warning {
      warnings.append(warning)
    }
  }

  func handle(_ request: StaleRequest) {
    problems.append(
      """
      code of launch \(request.launch) asked for \(request.request) in launch \
      \(request.currentLaunch): ignored
      """
    )
  }

  func perform(_ action: CustomAction, _ application: Application) -> ActionAnswer {
    run(application) { launch in
      guard let perform = launch.configuration.actions[action.name] else {
        return .unknown(known: launch.configuration.actions.keys.sorted())
      }
      do {
        try perform(action.argument)
        return .done
      } catch {
        return .failed("\(error)")
      }
    } ?? .done
  }

  func read(_ probe: String, _ application: Application) -> ProbeAnswer {
    run(application) { launch in
      guard let read = launch.configuration.probes[probe] else {
        return .unknown(known: launch.configuration.probes.keys.sorted())
      }
      do {
        return .value(try read())
      } catch {
        return .failed("\(error)")
      }
    } ?? .failed("its process has ended")
  }
}

extension AppUnderTest: AppSource {
  /// Creates the app of a case.
  public var makeApp: AppMaker {
    { plan in UIKitApp(self, scenario: plan.name) }
  }
}
