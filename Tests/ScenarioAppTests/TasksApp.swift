import BackgroundTasks
import ScenarioApp
import UIKit

/// An app whose work the system launches in the background.
@MainActor final class TasksDelegate: UIResponder, UIApplicationDelegate {
  var log: [String] = []
  let disk: Disk

  init(disk: Disk) { self.disk = disk }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { task in
      MainActor.assumeIsolated { (task as? BGAppRefreshTask).map(self.refresh) }
    }
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "clean-up", using: .main) { task in
      MainActor.assumeIsolated { (task as? BGProcessingTask).map(self.cleanUp) }
    }
    let scheduler = BGTaskScheduler.shared
    precondition(!scheduler.register(forTaskWithIdentifier: "x", using: nil) { _ in })
    return true
  }

  func submit(_ request: BGTaskRequest) {
    do { try BGTaskScheduler.shared.submit(request) } catch { log.append("\(error)") }
  }

  /// Asks for the next refresh, and saves after some time.
  private func refresh(_ task: BGAppRefreshTask) {
    log.append("refresh")
    submit(BGAppRefreshTaskRequest(identifier: "refresh"))
    Task {
      try? await Task.sleep(for: .seconds(2))
      disk.draft += "+"
      task.setTaskCompleted(success: true)
    }
  }

  /// Works for ever, until the time is up.
  private func cleanUp(_ task: BGProcessingTask) {
    log.append("clean up")
    task.expirationHandler = {
      MainActor.assumeIsolated {
        self.log.append("expired")
        task.setTaskCompleted(success: false)
      }
    }
  }
}

let tasks = AppUnderTest(
  "Tasks",
  actions: [
    "submit-refresh", "submit-clean-up", "submit-unknown", "submit-export", "cancel", "ask",
    "register-late",
  ],
  probes: ["log", "saved"]
) { launch in
  let disk = launch.kept { Disk() }
  let app = TasksDelegate(disk: disk)
  launch.delegate = app
  launch.sceneDelegate { EmptySceneDelegate() }
  launch.action("submit-refresh") {
    let request = BGAppRefreshTaskRequest(identifier: "refresh")
    request.earliestBeginDate = Date(timeIntervalSinceNow: 60)
    app.submit(request)
  }
  launch.action("submit-clean-up") { app.submit(BGProcessingTaskRequest(identifier: "clean-up")) }
  launch.action("submit-unknown") { app.submit(BGProcessingTaskRequest(identifier: "x")) }
  launch.action("submit-export") {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "export.film", using: nil) { task in
      MainActor.assumeIsolated {
        guard let task = task as? BGContinuedProcessingTask else { return }
        app.log.append("\(task.title): \(task.subtitle)")
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
          task.setTaskCompleted(success: true)
        }
      }
    }
    let identifier = "export.film"
    app.submit(
      BGContinuedProcessingTaskRequest(identifier: identifier, title: "Export", subtitle: "A film")
    )
    app.log.append("submitted")
  }
  launch.action("cancel") { BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: "refresh") }
  launch.action("ask") {
    BGTaskScheduler.shared.getPendingTaskRequests { requests in
      MainActor.assumeIsolated {
        app.log += requests.map {
          let wait = $0.earliestBeginDate.map { Int($0.timeIntervalSinceNow.rounded()) }
          return "\(type(of: $0)) \($0.identifier) \(wait ?? 0)"
        }
      }
    }
  }
  launch.action("register-late") {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "late", using: nil) { _ in }
  }
  launch.probe("log") { app.log }
  launch.probe("saved") { disk.draft }
}

/// A scene that does nothing.
final class EmptySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
