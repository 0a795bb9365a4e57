private let keychain = Source.uikit("Restricting keychain item accessibility")

/// The items of the keychain.
var keychainRules: [Rule] {
  [Rule](stated: keychain) {
    Rule("keychain.read", on: .action(.readKeychainItem))?
      .does(.perform(.readKeychainItem), for: "F222.1")
      .because("a running app can read its items")
    Decision(on: .procedure(.readKeychainItem)) {
      Rule("keychain.read.denied")
        .when(.fact(.needsUnlock), .fact(.keysAreDiscarded))
        .does(.note(.keychainItemDenied), for: "F222.1")
        .because("an item for an unlocked device cannot be read while it is locked")
      Rule("keychain.read.early")
        .when(.fact(.needsFirstUnlock), .fact(.awaitsFirstUnlock))
        .does(.note(.keychainItemDenied), for: "F222.2")
        .because("an item for after the first unlock cannot be read before it")
      Rule("keychain.read.granted")
        .does(.note(.keychainItemRead), for: "F222.1", "F222.2")
        .because("any other item can be read")
    }
  }
}
