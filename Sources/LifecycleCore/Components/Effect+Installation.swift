/// What happens to the app on the device.
extension Effect {
  static let installApp = Self("the app is installed") { $0.storage.isInstalled = true }
  static let removeApp = Self("the app is not installed, and nothing of it is left") {
    $0.removeApp()
  }
  static let resetDevice = Self("the same, and the settings are as at first") {
    $0.removeApp()
    $0.device.notificationStyle = .banner
  }
  static let markForceQuit = Self("the app counts as force-quit") {
    $0.storage.wasForceQuit = true
  }
  static let discardSession = Self(
    "the scene's session is discarded, which the next launch reports"
  ) {
    if $0.storage.sessionIsKnown { $0.storage.sessionsWereDiscarded = true }
    $0.storage.sessionIsKnown = false
  }
  static let reportSessions = Self("no discarded session is left to report") {
    $0.storage.sessionsWereDiscarded = false
  }
}

extension Machine {
  fileprivate mutating func removeApp() {
    let launches = storage.launches
    storage = Storage()
    storage.isInstalled = false
    storage.launches = launches
  }
}
