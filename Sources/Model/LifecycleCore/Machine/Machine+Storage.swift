/// The installation of the app, its sessions and its preserved state.
extension Machine {
  /// Discards the session of the current scene, if it exists.
  mutating func discardSession() {
    guard storage.hasSession else { return }
    storage.discardedSessions.append(scenes?.record.name ?? SceneList.firstName)
    storage.hasSession = false
    scenes?.discardSession()
  }

  mutating func removeApp() {
    let launchCount = storage.launchCount
    storage = Storage()
    storage.isInstalled = false
    storage.launchCount = launchCount
    if scenes != nil { scenes = SceneList() }
  }

  /// Discards the archive, if there is one.
  mutating func discardArchive() {
    guard storage.preservation.hasArchive else { return }
    storage.preservation.hasArchive = false
    note(.archiveDiscarded)
  }
}
