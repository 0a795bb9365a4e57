internal import LifecycleCore

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
    LintRule(
      .noScenes,
      "no scene manifest, no method that returns a configuration, and not a SwiftUI `App`",
      .init(
        .error,
        "UIKit terminates it at launch",
        from: 27,
        sdk: 27,
        .stated(.technote)
      ),
      .init(
        .warning,
        "UIKit logs that the app must adopt scenes",
        from: OSVersion(18, 4),
        .stated(.technote)
      ),
      .init(.note, "built with SDK 27, it will not launch on iOS 27", from: 13, .stated(.technote))
    ) { app in
      guard case .none = app.adoption else { return [] }
      return [LintMatch(at: app.plist, "the app has no scenes", help: addManifest)]
    },
    LintRule(
      .undecidedScenes,
      "no scene manifest, and the code is not known",
      .init(
        .warning,
        "otherwise UIKit terminates it at launch",
        from: 27,
        sdk: 27,
        .stated(.technote)
      ),
      .init(
        .note,
        "otherwise, built with SDK 27, it will not launch on iOS 27",
        from: 13,
        .stated(.technote)
      )
    ) { app in
      guard case .noneOrCode = app.adoption else { return [] }
      return [
        LintMatch(
          at: app.plist,
          "the app has scenes only if the code adopts them",
          help: "\(addManifest); or, if the code does, \(decide)"
        )
      ]
    },
    LintRule(
      .emptySceneManifest,
      "a scene manifest without a configuration for the app's windows, and no method that returns one",
      .init(
        .error,
        "UIKit terminates it at launch (empty-manifest)",
        from: 27,
        sdk: 27,
        .observed(refusals)
      ),
      .init(
        .warning,
        "the scene has no delegate, and its window stays black",
        from: 13,
        .inferred(.undocumented)
      )
    ) { app in
      guard case .emptyManifest = app.adoption, let manifest = app.manifest else { return [] }
      return [
        LintMatch(
          at: manifest.node["UISceneConfigurations"] ?? manifest.node,
          "the manifest has no configuration for \(SceneManifest.applicationRole)",
          help: "add one with UISceneDelegateClassName"
        )
      ]
    },
    LintRule(
      .emptySceneManifestBesideCode,
      "a scene manifest with an empty `UISceneConfigurations`, and a method that returns one",
      .init(
        .warning,
        "such an app was terminated at launch; apps without a manifest were not",
        from: 27,
        sdk: 27,
        .observed(.reports("tauri-apps/tauri#15719", "XCSoar/XCSoar#3163"))
      )
    ) { app in
      guard case .codeBesideEmptyManifest = app.adoption, let manifest = app.manifest else {
        return []
      }
      return [
        LintMatch(
          at: manifest.node["UISceneConfigurations"] ?? manifest.node,
          "UISceneConfigurations is empty, although the app delegate returns a configuration",
          help: "add the configuration to the manifest, or remove the empty key"
        )
      ]
    },
    LintRule(
      .undecidedConfigurations,
      "a scene manifest without a configuration for the app's windows, and the code is not known",
      .init(
        .warning,
        "otherwise UIKit terminates it at launch",
        from: 27,
        sdk: 27,
        .observed(refusals)
      ),
      .init(.note, "otherwise the window stays black", from: 13, .inferred(.undocumented))
    ) { app in
      guard case .emptyManifestOrCode = app.adoption, let manifest = app.manifest else { return [] }
      return [
        LintMatch(
          at: manifest.node["UISceneConfigurations"] ?? manifest.node,
          "the app works only if SwiftUI or the app delegate provides the configuration",
          help: decide
        )
      ]
    },
    LintRule(
      .twoLifeCycles,
      "scenes, and a deployment target before iOS 13",
      .init(
        .note,
        "before iOS 13 UIKit calls the app delegate instead",
        before: 13,
        .stated(.transition)
      )
    ) { app in
      guard app.hasScenes, let manifest = app.manifest, let target = app.deploymentTarget,
        target < 13
      else { return [] }
      return [
        LintMatch(
          at: manifest.node,
          "the app needs both life cycles",
          help: "implement the methods of both delegates, or require iOS 13"
        )
      ]
    },
  ]
}
