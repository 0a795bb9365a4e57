internal import PropertyLists

/// What Xcode adds to an Info.plist because of `GENERATE_INFOPLIST_FILE`: `INFOPLIST_KEY_…` and other build settings.
///
/// The keys, their types and how they are merged are those of the build system that Xcode uses: `defaultInfoPlistContent`
/// in https://github.com/swiftlang/swift-build.
enum GeneratedInfoPlist {
  private enum Kind {
    case text, flag, list
  }

  /// The keys that an app for iOS can have, except for the many descriptions of why it needs something.
  private static let keys: [String: Kind] = [
    "CFBundleDisplayName": .text, "LSApplicationCategoryType": .text,
    "NSHumanReadableCopyright": .text, "NSPrincipalClass": .text,
    "ITSAppUsesNonExemptEncryption": .flag, "ITSEncryptionExportComplianceCode": .text,
    "LSBackgroundOnly": .flag, "LSUIElement": .flag, "NSMainNibFile": .text,
    "NSMainStoryboardFile": .text, "NSViewGestureRecognizerIsExclusive": .flag,
    "UILaunchStoryboardName": .text, "UIMainStoryboardFile": .text,
    "UIRequiredDeviceCapabilities": .list, "UISupportedInterfaceOrientations": .list,
    "UIUserInterfaceStyle": .text, "LSSupportsOpeningDocumentsInPlace": .flag,
    "NSSensorKitPrivacyPolicyURL": .text, "NSSupportsLiveActivities": .flag,
    "NSSupportsLiveActivitiesFrequentUpdates": .flag,
    "UIApplicationSupportsIndirectInputEvents": .flag, "UIRequiresFullScreen": .flag,
    "UIStatusBarHidden": .flag, "UIStatusBarStyle": .text,
    "UISupportedInterfaceOrientations~ipad": .list,
    "UISupportedInterfaceOrientations~iphone": .list, "UISupportsDocumentBrowser": .flag,
    "CLKComplicationPrincipalClass": .text, "WKApplication": .flag,
    "WKCompanionAppBundleIdentifier": .text, "WKExtensionDelegateClassName": .text,
    "WKRunsIndependentlyOfCompanionApp": .flag, "WKWatchOnly": .flag,
    "WKSupportsLiveActivityLaunchAttributeTypes": .list, "MetalCaptureEnabled": .flag,
    "GCSupportsControllerUserInteraction": .flag, "GCSupportsGameMode": .flag,
    "NSStickerSharingLevel": .text,
  ]

  private static let prefix = "INFOPLIST_KEY_"
  /// The number of keys, which is more than Xcode has.
  private static let maximumCount = 500

  /// An entry, and where the setting is that it comes from.
  struct Entry {
    let key: String
    let value: PropertyList
    let origin: Origin
  }

  /// Returns the entries for an app, and the settings with a key that Xcode does not generate.
  static func entries(_ settings: BuildSettings) -> (entries: [Entry], unknown: [Located<String>]) {
    var entries: [Entry] = []
    var unknown: [Located<String>] = []
    for (key, name) in [
      ("CFBundleName", "PRODUCT_NAME"), ("CFBundleExecutable", "EXECUTABLE_NAME"),
      ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
      ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
      ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
      ("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE"),
      ("CFBundleShortVersionString", "MARKETING_VERSION"),
    ] {
      guard let setting = settings[name] else { continue }
      let value = PropertyList(.string(setting.text))
      entries.append(Entry(key: key, value: value, origin: setting.origin))
    }
    for name in settings.names.lazy.filter({ $0.hasPrefix(prefix) }).prefix(maximumCount) {
      guard let assignment = settings.assignments(of: name).last else { continue }
      let setting = settings[name] ?? Setting(text: "", origin: assignment.origin)
      let key = key(for: String(name.dropFirst(prefix.count)))
      if let entry = entry(for: key, setting) {
        entries.append(entry)
      } else if !isGeneration(key) {
        unknown.append(Located(name, at: setting.origin))
      }
    }
    return (entries, unknown)
  }

  /// Returns the key that a setting stands for: names of settings have no `~`.
  private static func key(for name: String) -> String {
    for (ending, variant) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")]
    where name.hasSuffix(ending) {
      return name.dropLast(ending.count) + variant
    }
    return name
  }

  /// Whether a key is no key of an Info.plist, but says that the value of one is made.
  private static func isGeneration(_ key: String) -> Bool {
    key == "UIApplicationSceneManifest_Generation" || key == "UILaunchScreen_Generation"
  }

  /// Returns the entry for a key; nil for an unknown one, and where nothing is made.
  private static func entry(for key: String, _ setting: Setting) -> Entry? {
    if isGeneration(key) {
      guard setting.isOn else { return nil }
      let value =
        key == "UILaunchScreen_Generation"
        ? PropertyList(.dictionary([]))
        : PropertyList(
          .dictionary([
            PropertyList.Entry(
              "UIApplicationSupportsMultipleScenes",
              PropertyList(.boolean(true))
            ),
            PropertyList.Entry("UISceneConfigurations", PropertyList(.dictionary([]))),
          ])
        )
      let name = String(key.dropLast("_Generation".count))
      return Entry(key: name, value: value, origin: setting.origin)
    }
    let isDescription = key.hasSuffix("UsageDescription")
    guard let kind = keys[key] ?? (isDescription ? .text : nil) else { return nil }
    let value: PropertyList.Value =
      switch kind {
      case .text: .string(setting.text)
      case .flag: .boolean(setting.isOn)
      case .list:
        .array(
          setting.text.split(whereSeparator: \.isWhitespace).map {
            PropertyList(.string(String($0)))
          }
        )
      }
    return Entry(key: key, value: PropertyList(value), origin: setting.origin)
  }
}
