/// Effects on files and their encryption keys.
extension Effect {
  static let openFile = Self("the file is open") {
    $0.process.openFiles[$0.action.name] = $0.fileProtection
  }
  static let closeFile = Self("the file is closed") { $0.process.openFiles[$0.action.name] = nil }
  static let lockFile = Self("the file is locked") {
    let container = $0.action.word(FileContainer.self, "container") ?? .own
    $0.process.resources.lockedFiles[$0.action.name] = container
  }
  static let unlockFile = Self("the file is not locked") {
    $0.process.resources.lockedFiles[$0.action.name] = nil
  }
  static let discardKeys = Self("the keys are discarded") { $0.device.keysAreDiscarded = true }
  static let discardKeysLater = Self("the keys are discarded `protected-data-delay` later") {
    $0.schedule(.keyDiscard, after: .protectedDataDelay)
  }
  static let restoreKeys = Self("the keys are available") { $0.device.keysAreDiscarded = false }
  static let protectUntilUnlock = Self("protected files are unavailable until the first unlock") {
    $0.clock.timers.cancel(.keyDiscard)
    guard $0.fixedFacts.contains(.protectsData) else { return }
    $0.device.keysAreDiscarded = true
    _ = $0.device.changes.apply(DeviceChange(property: .protectedData, value: 0))
  }
  static let keepKeys = Self("the keys are kept") { $0.clock.timers.cancel(.keyDiscard) }
}
