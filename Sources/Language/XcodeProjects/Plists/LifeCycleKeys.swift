/// The keys of an Info.plist and of entitlements that decide how an app is launched and what it is called for.
enum LifeCycleKeys {
  private static let keys: Set<String> = [
    "BGTaskSchedulerPermittedIdentifiers", "CFBundleDocumentTypes", "CFBundleURLTypes",
    "CKSharingSupported", "INIntentsSupported", "LSSupportsOpeningDocumentsInPlace",
    "MinimumOSVersion",
    "NSPrincipalClass", "NSUserActivityTypes", "UIApplicationExitsOnSuspend",
    "UIApplicationSceneManifest", "UIApplicationShortcutItems", "UIBackgroundModes",
    "UIDeviceFamily", "UILaunchStoryboardName", "UIMainStoryboardFile", "UIRequiresFullScreen",
    "UISupportedInterfaceOrientations", "UISupportsDocumentBrowser", "aps-environment",
    "com.apple.developer.associated-domains",
  ]

  /// Names inside of them that only people read.
  private static let names: Set<String> = [
    "CFBundleTypeName", "CFBundleURLName", "CFBundleURLIconFile", "UIApplicationShortcutItemTitle",
    "UIApplicationShortcutItemSubtitle",
  ]

  /// Whether the value that keys lead to decides something.
  static func contains(_ path: [String]) -> Bool {
    guard let first = path.first, let last = path.last else { return false }
    return keys.contains(String(first.prefix { $0 != "~" })) && !names.contains(last)
  }
}
