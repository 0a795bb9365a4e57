/// The persistent state of the app, kept until the app is removed from the device.
struct Storage {
  var isInstalled = true
  /// The number of the app's processes so far.
  var launchCount = 0
  var wasForceQuit = false
  /// Notifications of the app that the user has not tapped, the newest last.
  var notifications: [LaunchTrigger] = []
  /// The objects that the app wrote to disk, by name.
  var savedObjects: Set<String> = []
  var transfers = BackgroundTransfers()
  /// The pending requests of BGTaskScheduler, the oldest first.
  var taskRequests: [TaskRequest] = []
  /// Whether the session of the current scene exists from an earlier connection.
  var hasSession = false
  /// The scenes whose sessions were discarded without notifying the app yet.
  var discardedSessions: [String] = []
  var preservation = StatePreservation()
  /// The answers of the user to requests for permissions.
  var permissions: [PermissionKind: PermissionAnswer] = [:]
}

/// The preserved state of the app's interface for its next launch.
struct StatePreservation {
  /// The delegate's last answer; false if it has not answered.
  var delegateAgreed = false
  /// Whether the delegate turned out not to implement state preservation.
  var isUnsupported = false
  /// Whether there is an archive; it outlives the process.
  var hasArchive = false
  /// The view controllers to restore, and how many of them have been restored.
  private var restoring: [RestorableViewController] = []
  private var restored = 0

  /// The view controller that is being restored.
  var current: RestorableViewController? {
    restored < restoring.count ? restoring[restored] : nil
  }

  /// Returns the answer and resets it for the next question.
  mutating func consumeAnswer() -> Bool {
    defer { delegateAgreed = false }
    return delegateAgreed
  }

  /// Advances to the first or the next of the preserved view controllers.
  mutating func advance(through kept: [RestorableViewController]) {
    if restoring.isEmpty {
      restoring = kept
      restored = 0
    } else {
      restored += 1
      if current == nil { restoring = [] }
    }
  }

  /// Resets the restoration when the process ends.
  mutating func stop() {
    restoring = []
    delegateAgreed = false
    isUnsupported = false
  }
}
