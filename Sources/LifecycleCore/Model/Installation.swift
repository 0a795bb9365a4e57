/// What happens to the app on the device.
enum InstallationEffect {
  case install, remove, reset

  /// What it does, as the page of the rules says it.
  var words: String {
    switch self {
    case .install: "the app is installed"
    case .remove: "the app is not installed, and nothing of it is left"
    case .reset: "the same, and the settings are as at first"
    }
  }
}
