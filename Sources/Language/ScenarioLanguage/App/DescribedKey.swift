/// What of an app its project declares, and what a scenario says if it has no project.
enum DescribedKey: String, CaseIterable {
  case urlSchemes = "url-schemes"
  case associatedDomains = "associated-domains"
  case quickActions = "quick-actions"
  case activityTypes = "activity-types"
  case acceptsShares = "CKSharingSupported"
  case deploymentTarget = "deployment-target"

  /// The key of `app` with which a scenario says it.
  var key: String { self == .acceptsShares ? "info" : rawValue }

  /// Where a project declares its values.
  var declaration: String {
    switch self {
    case .urlSchemes: "CFBundleURLTypes"
    case .associatedDomains: "the entitlement com.apple.developer.associated-domains"
    case .quickActions: "UIApplicationShortcutItems"
    case .activityTypes: "NSUserActivityTypes"
    case .acceptsShares: "its Info.plist"
    case .deploymentTarget: "IPHONEOS_DEPLOYMENT_TARGET"
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
    help(
      writing: "\(rawValue): [\((values + [value]).joined(separator: ", "))]",
      // Documents arrive as URLs with this scheme.
      in: self == .urlSchemes && value == "file" ? "CFBundleDocumentTypes" : declaration,
      isDescribed: isDescribed
    )
  }

  /// Returns how to declare what an app lacks.
  ///
  /// - Parameters:
  ///   - entry: What a scenario writes.
  ///   - declaration: Where a project declares it; nil for where it declares most values.
  ///   - isDescribed: Whether only its project says that it lacks this.
  /// - Returns: The help.
  func help(
    writing entry: String,
    in declaration: String? = nil,
    isDescribed: Bool
  ) -> Diagnostic.Help {
    isDescribed
      ? "the app that 'from' names lacks it in \(declaration ?? self.declaration); if it is on purpose, write \(entry) beside 'from'"
      : "write \(entry)"
  }
}
