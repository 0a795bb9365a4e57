/// The result of a background fetch: UIBackgroundFetchResult.
public enum BackgroundFetchResult: Sendable {
  /// New data was there.
  case newData
  /// There was no new data.
  case noData
  /// The fetch failed.
  case failed
}

/// An activity that the app continues: NSUserActivity.
public struct UserActivity: Hashable, Sendable {
  /// The type, as the scenario writes it.
  public let activityType: String
}

/// A quick action of the app's icon: UIApplicationShortcutItem.
public struct ShortcutItem: Hashable, Sendable {
  /// The type, as the scenario writes it.
  public let type: String
}

// MARK: - Completion handlers

/// The completion handler of one event; calling it twice has no effect.
struct CompletionHandler {
  private let process: AppProcess
  private let id: Int?

  init(_ process: AppProcess) {
    self.process = process
    id = process.machine.process.events.current?.id
  }

  /// Says that the app is done with the event.
  func call() {
    guard let id, process.machine.life.state.isRunning,
      process.machine.process.events.isOwed(id)
    else { return }
    _ = process.machine.perform(Action(.callCompletionHandler, [.count(id)]))
  }

  /// The callback returns, and a handler that it did not call is kept for later.
  func keepUnlessCalled() { process.machine.process.events.keepHandler() }
}
