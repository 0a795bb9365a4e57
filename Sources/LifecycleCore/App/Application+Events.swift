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

/// The frame of the status bar, as far as it changes: its height.
public struct StatusBarFrame: Hashable, Sendable {
  /// The height, in points: 20, and 40 during a call.
  public let height: Int
}

/// What an app writes into the state that is kept, and reads at its next launch: NSCoder, as far as that goes.
public final class StateCoder {
  private var values: [String: Any] = [:]

  /// Creates a coder that contains nothing.
  public init() {}

  /// Writes a value under a key; nil takes it away.
  public func encode(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value under a key, nil where nothing was written.
  public func decodeObject(forKey key: String) -> Any? { values[key] }

  /// Whether something was written under the key.
  public func containsValue(forKey key: String) -> Bool { values[key] != nil }
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
      process.machine.process.events.isPending(id)
    else { return }
    _ = process.machine.perform(Action(.callCompletionHandler, [.count(id)]))
  }

  /// The callback returns, and a handler that it did not call is kept for later.
  func keepUnlessCalled() { process.machine.process.events.keepHandler() }
}
