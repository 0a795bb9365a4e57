/// The file, or the item of the keychain, that the action names.
extension Machine {
  /// The data protection that the action asks for, or that of the app.
  var fileProtection: FileProtection {
    mutating get {
      if let chosen = action.word(FileProtection.self, "protection") { return chosen }
      if let chosen = environment.app.dataProtection { return chosen }
      return settings.value(DefaultDataProtection.self) == .untilFirstUnlock
        ? .untilFirstUnlock : .none
    }
  }

  /// Whether what the action uses cannot be used while the device is locked.
  var needsUnlock: Bool {
    mutating get {
      switch action.kind {
      case .openFile: [.complete, .completeUnlessOpen].contains(fileProtection)
      case .createFile: fileProtection == .complete
      case .readFile: process.openFiles[action.name] == .complete
      case .readKeychainItem: keychainAccessibility == .whenUnlocked
      default: false
      }
    }
  }

  /// Whether what the action uses cannot be used before the first unlock, but afterwards while the device is locked.
  var needsFirstUnlock: Bool {
    mutating get {
      switch action.kind {
      case .openFile, .createFile: fileProtection == .untilFirstUnlock
      case .readKeychainItem: keychainAccessibility == .afterFirstUnlock
      default: false
      }
    }
  }

  private var keychainAccessibility: KeychainAccessibility {
    mutating get { action.word(KeychainAccessibility.self, "accessible") ?? .whenUnlocked }
  }

  /// Whether the file that the action names is open.
  var fileIsOpen: Bool {
    mutating get { action.kind == .readFile && process.openFiles[action.name] != nil }
  }
}
