import UIKit

// A task in the background with a timer that watches the remaining time, as books teach it.
class BackgroundWorkDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var taskIdentifier = UIBackgroundTaskIdentifier.invalid
  var timer: Timer?
  var remaining: [TimeInterval] = []

  var supportsMultitasking: Bool { UIDevice.current.isMultitaskingSupported }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    UINavigationBar.appearance().barTintColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    return supportsMultitasking
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.remaining.append(UIApplication.shared.backgroundTimeRemaining)
      }
    }
    taskIdentifier = application.beginBackgroundTask(withName: "save") { [weak self] in
      self?.endTask()
    }
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    if taskIdentifier != UIBackgroundTaskInvalid { endTask() }
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.newData)
  }

  private func endTask() {
    timer?.invalidate()
    timer = nil
    UIApplication.shared.endBackgroundTask(taskIdentifier)
    taskIdentifier = .invalid
  }
}
