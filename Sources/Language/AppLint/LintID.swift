/// The identifiers of all findings; each except the first one has a rule in `LintRule.all`.
package enum LintID: String, CaseIterable, Sendable {
  /// The file is not a property list, so that no rule could be applied.
  case invalidPropertyList

  // The file itself.
  case duplicateKey, incompletePropertyList, wrongType

  // Which life cycle the app has.
  case emptySceneManifest, emptySceneManifestBesideCode, noScenes, undecidedConfigurations,
    undecidedScenes, twoLifeCycles

  // The scene manifest.
  case duplicateConfigurationName, externalDisplayRole, externalDisplayRoleName,
    multipleScenesOnIphone,
    noSceneDelegate, unqualifiedDelegateClass, wrongCarplayClass, wrongSceneClass

  // What has no effect beside scenes.
  case mainNibWithScenes, mainStoryboardWithScenes, methodNeverCalled, nibAndStoryboard,
    shortcutsWithoutSceneMethod, urlsWithoutSceneMethod

  // Background work.
  case duplicateTaskIdentifier, noBluetoothUsageDescription, noLocationUsageDescription,
    noRemoteNotificationMode,
    noTaskIdentifiers, noTaskMode, performFetchDisabled, unknownBackgroundMode,
    wildcardTaskIdentifier

  // The screen, and the versions.
  case deploymentTarget, exitsOnSuspend, missingOrientation, noLaunchScreen, noSharingKey,
    requiresFullScreen, unusedFullScreenVersion

  /// The name in reports and in the docs: `no-scenes`.
  package var name: String {
    rawValue.reduce(into: "") { name, letter in
      if letter.isUppercase { name += "-" }
      name += letter.lowercased()
    }
  }
}

/// How serious a finding is, in ascending order.
package enum LintSeverity: String, Comparable, Sendable {
  /// Worth knowing; the exit status is not affected.
  case note
  /// Something does not work as intended.
  case warning
  /// The app does not launch, a part of it cannot work, or the App Store refuses it.
  case error

  /// Returns whether the first severity is less serious.
  package static func < (first: LintSeverity, second: LintSeverity) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
