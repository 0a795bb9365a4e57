import BackgroundTasks
import UIKit

/// Fetching new notes in the background.
extension AppDelegate {
  static let refresh = "com.example.notes.refresh"

  /// Fetches a note, and says whether there was one.
  private func fetch() async -> UIBackgroundFetchResult {
    do {
      guard let note = try await server.newNote() else { return .noData }
      library.notes.append(note)
      return .newData
    } catch {
      return .failed
    }
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    Task {
      let result = await fetch()
      if result == .noData, bug == .fetchWithoutAnswer { return }
      completionHandler(result)
    }
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    Task {
      completionHandler(await fetch())
      showNotes()
    }
  }

  /// Updates the windows: there is none if the system has launched the app in the background.
  private func showNotes() {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let windows = scenes.flatMap(\.windows) + [window].compactMap(\.self)
    if windows.isEmpty, bug == .windowAssumed { fatalError("the app has no window") }
    for window in windows { (window.rootViewController as? EditorViewController)?.showNotes() }
  }

  // MARK: - BGTaskScheduler

  func registerTasks() {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.refresh, using: .main) { task in
      MainActor.assumeIsolated { self.refresh(task) }
    }
  }

  func scheduleRefresh() {
    try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: Self.refresh))
  }

  private func refresh(_ task: BGTask) {
    if bug != .brokenRefreshChain { scheduleRefresh() }
    let work = Task {
      let result = await fetch()
      if bug == .brokenRefreshChain, result == .newData { scheduleRefresh() }
      task.setTaskCompleted(success: result != .failed)
    }
    // A task that is cancelled completes, too, as one that failed.
    if bug != .noExpirationHandler { task.expirationHandler = { work.cancel() } }
  }
}
