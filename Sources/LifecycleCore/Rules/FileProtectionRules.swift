/// The keys of protected files, and the files that the app uses.
enum FileProtectionRules {
  private static let interruption = Source.guide2011("What to Do When an Interruption Occurs")

  /// Every version; keys go from iOS 4.0.
  static let iPhoneOS: [Rule] =
    keys + [
      Rule(
        "file.open",
        serves: ["F63.1", "F63.2"],
        on: .action(.openFile),
        do: [.perform(.openFile)],
        because: "an app that runs opens files",
        .stated,
        interruption
      ),
      Rule(
        "file.open.denied",
        serves: ["F63.1"],
        on: .procedure(.openFile),
        if: [.fact(.fileIsProtected), .fact(.keysAreGone)],
        do: [.note(.fileDenied)],
        because: "a protected file cannot be opened while the device is locked",
        .stated,
        interruption
      ),
      Rule(
        "file.open.granted",
        serves: ["F63.2"],
        on: .procedure(.openFile),
        do: [.files(.open), .note(.fileOpened)],
        because: "any other file can be opened",
        .stated,
        interruption
      ),
      Rule(
        "file.read",
        serves: ["F63.1"],
        on: .action(.readFile),
        do: [.perform(.readFile)],
        because: "an app that runs reads its files",
        .stated,
        interruption
      ),
      Rule(
        "file.read.denied",
        serves: ["F63.1"],
        on: .procedure(.readFile),
        if: [.fact(.fileIsProtected), .fact(.keysAreGone)],
        do: [.note(.fileDenied)],
        because: "a protected file that is still open cannot be read while the device is locked",
        .stated,
        interruption
      ),
      Rule(
        "file.read.granted",
        serves: ["F63.1"],
        on: .procedure(.readFile),
        if: [.fact(.fileIsOpen)],
        do: [.note(.fileRead)],
        because: "any other open file can be read",
        .stated,
        interruption
      ),
      Rule(
        "file.read.closed",
        serves: ["F63.2"],
        on: .procedure(.readFile),
        do: [.note(.fileNotOpen)],
        because: "a file must be open to be read",
        .inferred,
        interruption
      ),
      Rule(
        "file.close",
        serves: ["F63.2"],
        on: .action(.closeFile),
        do: [.files(.close)],
        because: "an app closes its protected files before the device is locked",
        .stated,
        interruption
      ),
    ]

  private static let keys: [Rule] = [
    Rule(
      "keys.discard",
      serves: ["F63.1"],
      on: .procedure(.discardKeys),
      if: [.setting(.duration(.protectedDataDelay, .zero))],
      do: [.files(.discardKeys), .note(.keysDiscarded)],
      because: "with the lock the keys of protected files are thrown away",
      .stated,
      interruption
    ),
    Rule(
      "keys.discard.later",
      serves: ["F63.1"],
      on: .procedure(.discardKeys),
      do: [.files(.discardKeysLater)],
      because: "the keys may stay for a while after the lock (protected-data-delay)",
      .inferred,
      .measured("devices with data protection")
    ),
    Rule(
      "keys.discard.due",
      serves: ["F63.1"],
      on: .timer(.keyDiscard),
      do: [.files(.discardKeys), .note(.keysDiscarded)],
      because: "some time after the lock the keys are thrown away (protected-data-delay)",
      .inferred,
      .measured("devices with data protection")
    ),
    Rule(
      "keys.restore",
      serves: ["F63.1"],
      on: .procedure(.restoreKeys),
      if: [.fact(.keysAreGone)],
      do: [.files(.restoreKeys), .note(.keysBack)],
      because: "the passcode brings the keys back",
      .stated,
      interruption
    ),
    Rule(
      "keys.keep",
      serves: ["F63.1"],
      on: .procedure(.restoreKeys),
      do: [.files(.keepKeys)],
      because: "who unlocks the device before the keys are gone keeps them",
      .inferred,
      .measured("devices with data protection")
    ),
  ]
}
