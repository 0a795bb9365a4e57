/// The files that the app has open, and the keys of those that are protected.
struct ProtectedFiles {
  /// Whether each of the open ones is protected.
  private var open = NamedList<Bool>()
  /// Whether the keys are thrown away: of the device, whatever becomes of the app.
  var keysAreGone = false

  mutating func open(_ name: String, isProtected: Bool) { open[name] = isProtected }

  mutating func close(_ name: String) { open.remove(name) }

  /// Closes them with the process.
  mutating func closeAll() { open.removeAll() }

  /// Whether an open file is protected; nil if no file of the name is open.
  func isProtected(_ name: String) -> Bool? { open[name] }
}

/// What happens to files and their keys.
enum FileEffect {
  case open, close
  case discardKeys, discardKeysLater
  case restoreKeys, keepKeys

  /// What it does, as the page of the rules says it.
  var words: String {
    switch self {
    case .open: "the file is open"
    case .close: "the file is closed"
    case .discardKeys: "the keys are gone"
    case .discardKeysLater: "the keys go `protected-data-delay` later"
    case .restoreKeys: "the keys are there"
    case .keepKeys: "the keys no longer go"
    }
  }
}
