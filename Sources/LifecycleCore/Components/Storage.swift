/// What is kept of the app when its process ends, until it is removed from the device.
struct Storage {
  var isInstalled = true
  /// How many processes of the app there were.
  var launchCount = 0
  var wasForceQuit = false
  /// Notifications of the app that the user has not tapped, the newest last.
  var notifications: [LaunchTrigger] = []
  /// The objects that the app wrote to disk, by name.
  var savedObjects: Set<String> = []
  /// The background URL sessions that have transfers, by identifier, the oldest first.
  var transfers: [String] = []
  /// Whether the session of the app's scene is known from before.
  var hasSession = false
  /// Whether sessions were discarded, which the app is still to be notified of.
  var sessionsWereDiscarded = false
  var preservation = StatePreservation()
}

/// What is kept of the app's interface for its next launch.
struct StatePreservation {
  /// What the delegate answered to the question that was asked last; no answer is no.
  var delegateAgreed = false
  /// Whether the delegate of this process was found not to know the question whether state is kept.
  var isUnsupported = false
  /// Whether an archive is there; it outlives the process.
  var hasArchive = false
  /// The view controllers that are being restored, and how many of them were.
  private var restoring: [RestorableViewController] = []
  private var restored = 0

  /// The view controller whose turn it is.
  var current: RestorableViewController? {
    restored < restoring.count ? restoring[restored] : nil
  }

  /// Takes the answer, so that the next question begins without one.
  mutating func consumeAnswer() -> Bool {
    defer { delegateAgreed = false }
    return delegateAgreed
  }

  /// Begins with the first of the view controllers that were kept, or continues with the next one.
  mutating func advance(through kept: [RestorableViewController]) {
    if restoring.isEmpty {
      restoring = kept
      restored = 0
    } else {
      restored += 1
      if current == nil { restoring = [] }
    }
  }

  /// Forgets what was under way, with the process.
  mutating func stop() {
    restoring = []
    delegateAgreed = false
    isUnsupported = false
  }
}
