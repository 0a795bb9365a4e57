extension Machine {
  /// Carries out what happens to files and their keys.
  mutating func carryOut(_ effect: FileEffect) {
    switch effect {
    case .open: files.open(fileName, isProtected: fileIsProtected)
    case .close: files.close(fileName)
    case .discardKeys: files.keysAreGone = true
    case .discardKeysLater:
      timers.schedule(.keyDiscard, at: now + settings.duration(.protectedDataDelay))
    case .restoreKeys: files.keysAreGone = false
    case .keepKeys: timers.cancel(.keyDiscard)
    }
  }

  /// Whether the file that the app asks for is protected.
  var fileIsProtected: Bool {
    mutating get {
      switch action.kind {
      case .openFile: action.argument(1) == .word(1)
      case .readFile: files.isProtected(fileName) ?? false
      default: false
      }
    }
  }

  /// Whether the file that the app asks for is open.
  var fileIsOpen: Bool { action.kind == .readFile && files.isProtected(fileName) != nil }

  private var fileName: String { action.text(0) ?? "" }
}
