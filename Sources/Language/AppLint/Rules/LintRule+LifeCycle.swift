@_spi(Package) internal import LifecycleCore

extension LintRule {
  private static let addManifest =
    "add UIApplicationSceneManifest with a configuration for UIWindowSceneSessionRoleApplication, "
    + "and a scene delegate"
  private static let refusals = LintSource.reports(
    "DefinedNet/mobile_nebula#405",
    "tauri-apps/tauri#15719",
    "slint-ui/slint#13442"
  )
  private static let decide =
    "use --implements to list the delegate methods that the app implements, or pass --swiftui"

  /// Rules for the life cycle of the app.
  static let lifeCycleRules = [
    LintRule("no-scenes")
      .effect(.error, "UIKit terminates it at launch", from: 27, sdk: 27)
      .effect(.warning, "UIKit logs that the app must adopt scenes", from: OSVersion(18, 4))
      .effect(.note, "built with SDK 27, it will not launch on iOS 27", from: 13)
      .stated(.technote)
      .when { $0.adoption == .none }
      .says("the app has no scenes")
      .help(addManifest),
    LintRule("undecided-scenes")
      .effect(.warning, "otherwise UIKit terminates it at launch", from: 27, sdk: 27)
      .effect(.note, "otherwise, built with SDK 27, it will not launch on iOS 27", from: 13)
      .stated(.technote)
      .when { $0.adoption == .noneOrCode }
      .says("the app has scenes only if the code adopts them")
      .help("\(addManifest); or, if the code does, \(decide)"),
    LintRule("empty-scene-manifest")
      .effect(.error, "UIKit terminates it at launch (empty-manifest)", from: 27, sdk: 27)
      .observed(refusals)
      .effect(.warning, "the scene has no delegate, and its window stays black", from: 13)
      .inferred(.undocumented)
      .when { $0.adoption == .emptyManifest }
      .at(\.configurationsOfManifest)
      .says("the manifest has no configuration for \(SceneManifest.applicationRole)")
      .help("add one with UISceneDelegateClassName"),
    LintRule("empty-scene-manifest-beside-code")
      .effect(
        .warning,
        "such an app was terminated at launch; apps without a manifest were not",
        from: 27,
        sdk: 27
      )
      .observed(.reports("tauri-apps/tauri#15719", "XCSoar/XCSoar#3163"))
      .when { $0.adoption == .codeBesideEmptyManifest }
      .at(\.configurationsOfManifest)
      .says("UISceneConfigurations is empty, although the app delegate returns a configuration")
      .help("add the configuration to the manifest, or remove the empty key"),
    LintRule("undecided-configurations")
      .effect(.warning, "otherwise UIKit terminates it at launch", from: 27, sdk: 27)
      .observed(refusals)
      .effect(.note, "otherwise the window stays black", from: 13)
      .inferred(.undocumented)
      .when { $0.adoption == .emptyManifestOrCode }
      .at(\.configurationsOfManifest)
      .says("the app works only if SwiftUI or the app delegate provides the configuration")
      .help(decide),
    LintRule("two-life-cycles")
      .effect(.note, "before iOS 13 UIKit calls the app delegate instead", before: 13)
      .stated(.transition)
      .when { $0.hasScenes && $0.deploymentTarget.map { $0 < 13 } ?? false }
      .at(\.manifest?.node)
      .says("the app needs both life cycles")
      .help("implement the methods of both delegates, or require iOS 13"),
  ]
}

extension AppFacts {
  /// The configurations of the scene manifest, or the manifest if it has none.
  fileprivate var configurationsOfManifest: PlistNode? {
    (manifest?.node).map { $0["UISceneConfigurations"] ?? $0 }
  }
}
