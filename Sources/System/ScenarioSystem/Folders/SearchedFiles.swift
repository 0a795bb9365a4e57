/// Which files a search of folders finds, by their names.
public enum SearchedFiles: Sendable {
  /// Scenario files, by their extension.
  case scenarios
  /// `Info.plist`, and `Notes-Info.plist` as Xcode names that of a target.
  case infoPlists

  /// Whether a file with this name is found.
  func matches(_ name: Path) -> Bool {
    switch self {
    case .scenarios: name.hasScenarioExtension
    case .infoPlists: name == "Info.plist" || name.hasSuffix("-Info.plist")
    }
  }
}
