/// The data protection of a file: when its contents can be read.
public enum FileProtection: String, CaseIterable, Sendable {
  /// At any time.
  case none
  /// While the device is unlocked.
  case complete
  /// While the device is unlocked, and as long as it stays open; a new file can be made at any time.
  case completeUnlessOpen = "complete-unless-open"
  /// From the first time that the device is unlocked after a restart.
  case untilFirstUnlock = "until-first-unlock"
}

extension FileProtection: WordList {}

/// When an item of the keychain can be read.
enum KeychainAccessibility: String, WordList {
  case whenUnlocked = "when-unlocked"
  case afterFirstUnlock = "after-first-unlock"
  case always
}
