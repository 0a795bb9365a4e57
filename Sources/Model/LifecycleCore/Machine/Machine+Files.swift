/// The file that the action names.
extension Machine {
  /// Whether the file that the action names is protected.
  var fileIsProtected: Bool {
    mutating get {
      switch action.kind {
      case .openFile: action.word(FileProtection.self, "protection") == .complete
      case .readFile: process.openFiles[action.name] ?? false
      default: false
      }
    }
  }

  /// Whether the file that the action names is open.
  var fileIsOpen: Bool {
    mutating get { action.kind == .readFile && process.openFiles[action.name] != nil }
  }
}
