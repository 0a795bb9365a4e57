import UIKit

/// A background task, which is begun and ended any number of times: at most one is open.
@MainActor final class BackgroundTask {
  private let name: String
  private let bug: Bug?
  private var identifier = UIBackgroundTaskIdentifier.invalid

  init(_ name: String, bug: Bug?) {
    self.name = name
    self.bug = bug
  }

  func begin() {
    guard identifier == .invalid || bug == .identifierOverwritten else { return }
    identifier = UIApplication.shared.beginBackgroundTask(withName: name) { [self] in
      if bug != .taskLeftOpen { end() }
    }
  }

  /// Ends the task, both when the work is done and when the time expires, whatever comes first.
  func end() {
    guard identifier != .invalid else { return }
    UIApplication.shared.endBackgroundTask(identifier)
    identifier = .invalid
  }
}
