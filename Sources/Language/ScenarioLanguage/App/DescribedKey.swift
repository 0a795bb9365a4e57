/// A list of an app that its project declares, and what a scenario says if it has no project.
enum DescribedKey: String, CaseIterable {
  case urlSchemes = "url-schemes"
  case associatedDomains = "associated-domains"
  case quickActions = "quick-actions"
  case activityTypes = "activity-types"

  /// Where a project declares a value; documents arrive as URLs with the scheme `file`.
  private func declaration(of value: String) -> String {
    switch self {
    case .urlSchemes: value == "file" ? "CFBundleDocumentTypes" : "CFBundleURLTypes"
    case .associatedDomains: "the entitlement com.apple.developer.associated-domains"
    case .quickActions: "UIApplicationShortcutItems"
    case .activityTypes: "NSUserActivityTypes"
    }
  }

  /// Returns how to add a value to those of an app.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - values: The values that the app has.
  ///   - isDescribed: Whether only its project says which these are.
  /// - Returns: The help.
  func help(adding value: String, to values: [String], isDescribed: Bool) -> Diagnostic.Help {
    let list = "\(rawValue): [\((values + [value]).joined(separator: ", "))]"
    return isDescribed
      ? "the app that 'from' names lacks it in \(declaration(of: value)); if it is on purpose, write \(list) beside 'from'"
      : "write \(list)"
  }
}
