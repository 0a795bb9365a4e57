/// The files that the app has open, and the keys of those that are protected.
struct ProtectedFiles {
  private struct File {
    var name: String
    var isProtected: Bool
  }

  private var open: [File] = []
  /// Whether the keys are thrown away: of the device, whatever becomes of the app.
  var keysAreGone = false

  mutating func open(_ name: String, isProtected: Bool) {
    close(name)
    open.append(File(name: name, isProtected: isProtected))
  }

  mutating func close(_ name: String) { open.removeAll { $0.name == name } }

  /// Closes them with the process.
  mutating func closeAll() { open.removeAll() }

  /// Whether an open file is protected; nil if no file of the name is open.
  func isProtected(_ name: String) -> Bool? { open.first { $0.name == name }?.isProtected }
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
