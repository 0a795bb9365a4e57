private let interruption = Source.guide2011("What to Do When an Interruption Occurs")
private let encryptingFiles = Source.uikit("Encrypting Your App's Files")

/// The keys of protected files, and the app's use of files.
var fileProtectionRules: [Rule] {
  [Rule](stated: interruption) {
    Rule("file.open", on: .action(.openFile))?
      .does(.perform(.openFile), for: "F63.1", "F63.2")
      .because("a running app can open files")
    Decision(on: .procedure(.openFile)) {
      Rule("file.open.denied")
        .when(.fact(.needsUnlock), .fact(.keysAreDiscarded))
        .does(.note(.fileDenied), for: "F63.1", "F221.2", "F221.4")
        .because("a protected file cannot be opened while the device is locked")
      Rule("file.open.early")
        .when(.fact(.needsFirstUnlock), .fact(.awaitsFirstUnlock))
        .does(.note(.fileDenied), for: "F221.1", "F221.4")
        .because("after a restart the keys of most files wait for the first unlock")
        .stated(encryptingFiles)
      Rule("file.open.granted")
        .does(.openFile, .note(.fileOpened), for: "F63.2")
        .because("any other file can be opened")
        .inferred(interruption)
    }
    Rule("file.create", on: .action(.createFile))?
      .does(.perform(.createFile), for: "F221.3")
      .because("a running app can create files")
      .stated(encryptingFiles)
    Decision(on: .procedure(.createFile)) {
      Rule("file.create.denied")
        .when(.fact(.needsUnlock), .fact(.keysAreDiscarded))
        .does(.note(.fileDenied), for: "F221.3")
        .because("a new file with complete protection needs the keys, too")
        .stated(encryptingFiles)
      Rule("file.create.early")
        .when(.fact(.needsFirstUnlock), .fact(.awaitsFirstUnlock))
        .does(.note(.fileDenied), for: "F221.1")
        .because("before the first unlock there is no key for most files")
        .inferred(encryptingFiles)
      Rule("file.create.granted")
        .does(.openFile, .note(.fileOpened), for: "F221.3")
        .because(
          "any other file can be created; one that is complete unless open needs no key for that"
        )
        .inferred(encryptingFiles)
    }
    Rule("file.read", on: .action(.readFile))?
      .does(.perform(.readFile), for: "F63.1")
      .because("a running app can read its files")
    Decision(on: .procedure(.readFile)) {
      Rule("file.read.denied")
        .when(.fact(.needsUnlock), .fact(.keysAreDiscarded))
        .does(.note(.fileDenied), for: "F63.1", "F221.2")
        .because(
          "a file with complete protection that is still open cannot be read while the device is "
            + "locked"
        )
      Rule("file.read.granted")
        .when(.fact(.fileIsOpen))
        .does(.note(.fileRead), for: "F63.1", "F221.2")
        .because("any other open file can be read")
        .inferred(interruption)
      Rule("file.read.closed")
        .does(.note(.fileNotOpen), for: "F63.2")
        .because("a file must be open to be read")
        .inferred(interruption)
    }
    Rule("file.close", on: .action(.closeFile))?
      .does(.closeFile, for: "F63.2")
      .because("an app closes its protected files before the device is locked")
    Decision(on: .procedure(.discardKeys)) {
      Rule("keys.discard")
        .when(.setting(.duration(.protectedDataDelay, .zero)))
        .does(.discardKeys, .note(.keysDiscarded), for: "F63.1")
        .because("locking discards the keys of protected files")
      Rule("keys.discard.later")
        .does(.discardKeysLater, for: "F63.1")
        .because("the keys may stay for a while after the lock (protected-data-delay)")
        .stated(.security("Data Protection classes"))
    }
    Rule("keys.discard.due", on: .timer(.keyDiscard))?
      .does(.discardKeys, for: "F63.1", "F221.5")
      .does(.note(.keysDiscarded), for: "F63.1")
      .because("some time after the lock the keys are discarded (protected-data-delay)")
      .stated(.security("Data Protection classes"))
    Decision(on: .procedure(.restoreKeys)) {
      Rule("keys.restore")
        .when(.fact(.keysAreDiscarded))
        .does(.restoreKeys, for: "F63.1", "F221.5")
        .does(.note(.keysBack), for: "F63.1")
        .because("the passcode brings the keys back")
        .inferred(interruption)
      Rule("keys.keep")
        .does(.keepKeys, for: "F63.1")
        .because("unlocking the device before the keys are discarded keeps them")
        .inferred(.measured("devices with data protection"))
    }
  }
}
