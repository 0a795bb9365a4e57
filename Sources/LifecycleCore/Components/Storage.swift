/// What is kept of the app when its process ends, until it is removed from the device.
struct Storage {
  var isInstalled = true
  /// How many processes of the app there were.
  var launches = 0
  var wasForceQuit = false
  /// Notifications of the app that the user has not tapped, the newest last.
  var notifications: [LaunchTrigger] = []
  /// The objects that the app wrote to disk, by name.
  var savedObjects: Set<String> = []
  /// The background URL sessions that have transfers, by identifier, the oldest first.
  var transfers: [String] = []
  /// Whether the session of the app's scene is known from before.
  var sessionIsKnown = false
  /// Whether sessions were discarded, which the app is still to be notified of.
  var sessionsWereDiscarded = false
  var preservation = StatePreservation()
}

/// What happens to the app on the device.
struct InstallationEffect: OperationGroup {
  let operation: Operation

  static let install = Self("the app is installed") { $0.storage.isInstalled = true }
  static let remove = Self("the app is not installed, and nothing of it is left") {
    $0.removeApp()
  }
  static let reset = Self("the same, and the settings are as at first") {
    $0.removeApp()
    $0.device.notificationStyle = .banner
  }
}

extension Effect {
  static let markForceQuit = run(
    Operation("the app counts as force-quit") { $0.storage.wasForceQuit = true }
  )
  static let discardSession = run(
    Operation("the scene's session is discarded, which the next launch reports") {
      if $0.storage.sessionIsKnown { $0.storage.sessionsWereDiscarded = true }
      $0.storage.sessionIsKnown = false
    }
  )
  static let reportSessions = run(
    Operation("no discarded session is left to report") {
      $0.storage.sessionsWereDiscarded = false
    }
  )
}

extension Machine {
  fileprivate mutating func removeApp() {
    let launches = storage.launches
    storage = Storage()
    storage.isInstalled = false
    storage.launches = launches
  }
}
