extension Machine {
  /// Carries out what happens to the app on the device.
  mutating func carryOut(_ effect: InstallationEffect) {
    switch effect {
    case .install: isInstalled = true
    case .remove: removeApp()
    case .reset:
      removeApp()
      notificationsAreAlerts = false
    }
  }

  /// Forgets what outlives a process of the app, but not the app itself.
  private mutating func removeApp() {
    isInstalled = false
    wasForceQuit = false
    sessionIsKnown = false
    sessionsWereDiscarded = false
    preservation = StatePreservation()
    shown.removeAll()
    savedObjects.removeAll()
    transfers.removeAll()
  }
}
