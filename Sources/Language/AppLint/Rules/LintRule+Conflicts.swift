internal import LifecycleCore

extension LintRule {
  /// Rules for keys and methods that contradict each other.
  static let conflictRules = [
    LintRule(
      .mainStoryboardWithScenes,
      "`UIMainStoryboardFile` in an app with scenes",
      .init(
        .note,
        "for a scene UIKit loads the UISceneStoryboardFile of its configuration",
        from: 13,
        .inferred(.key("UISceneStoryboardFile"))
      )
    ) { app in
      guard app.hasScenes, let node = app.plist["UIMainStoryboardFile"] else { return [] }
      return [
        LintMatch(
          at: node,
          "the main storyboard is not loaded for a scene",
          help: "keep it only for iOS 12 and earlier"
        )
      ]
    },
    LintRule(
      .mainNibWithScenes,
      "`NSMainNibFile` in an app with scenes",
      .init(.warning, "UIKit loads no nib for a scene", from: 13, .inferred(.undocumented))
    ) { app in
      guard app.hasScenes, let node = app.plist["NSMainNibFile"] else { return [] }
      return [
        LintMatch(
          at: node,
          "the main nib is not loaded",
          help: "load it in scene:willConnectToSession:options:"
        )
      ]
    },
    LintRule(
      .nibAndStoryboard,
      "`NSMainNibFile` and `UIMainStoryboardFile`",
      .init(
        .error,
        "an app can have only one of them",
        .stated(
          LintSource(title: "Apple, iOS App Programming Guide (2011), \"About the main Function\"")
        )
      )
    ) { app in
      guard app.plist["UIMainStoryboardFile"] != nil, let node = app.plist["NSMainNibFile"] else {
        return []
      }
      return [
        LintMatch(
          at: node,
          "the app has both a main nib and a main storyboard",
          help: "remove one of the keys"
        )
      ]
    },
  ]

  /// Rules that depend on the methods that the code implements.
  static let codeRules = [
    LintRule(
      .methodNeverCalled,
      "scenes, and a method that UIKit calls only in apps without them",
      .init(.warning, "in an app with scenes UIKit never calls it", from: 13, .stated(.transition))
    ) { app in
      guard app.hasScenes, app.versions.lower >= 13 else { return [] }
      let node = app.manifest?.node ?? app.plist
      return CodeMethod.allCases.compactMap { method in
        guard app.implements(method) == true, let successor = method.successor else { return nil }
        let help =
          app.options.isSwiftUI
          ? "use scenePhase, onOpenURL or onContinueUserActivity"
          : "implement \(successor) in the scene delegate"
        return LintMatch(at: node, "\(method.selector) has no effect", help: help)
      }
    },
    LintRule(
      .urlsWithoutSceneMethod,
      "URL schemes, scenes, and no `\(CodeMethod.sceneOpenURL.selector)`",
      .init(
        .warning,
        "a URL that arrives while the app runs is lost",
        from: 13,
        .stated(.uikit("UISceneDelegate"))
      )
    ) { app in
      guard app.hasScenes, app.isSwiftUI == false, app.implements(.sceneOpenURL) == false,
        let types = app.plist["CFBundleURLTypes"],
        types.items.contains(where: { !($0["CFBundleURLSchemes"]?.items ?? []).isEmpty })
      else { return [] }
      return [
        LintMatch(
          at: types,
          "the scene delegate does not handle URLs",
          help:
            "implement \(CodeMethod.sceneOpenURL.selector), and read urlContexts when the scene connects"
        )
      ]
    },
    LintRule(
      .shortcutsWithoutSceneMethod,
      "quick actions, scenes, and no `\(CodeMethod.scenePerformShortcut.selector)`",
      .init(
        .warning,
        "a quick action that is chosen while the app runs is lost",
        from: 13,
        .stated(.uikit("Add Home Screen quick actions"))
      )
    ) { app in
      guard app.hasScenes, app.isSwiftUI == false, app.implements(.scenePerformShortcut) == false,
        let items = app.plist["UIApplicationShortcutItems"], !items.items.isEmpty
      else { return [] }
      return [
        LintMatch(
          at: items,
          "the scene delegate does not perform quick actions",
          help:
            "implement \(CodeMethod.scenePerformShortcut.selector), and read shortcutItem when the scene connects"
        )
      ]
    },
    LintRule(
      .noSharingKey,
      "a method that accepts CloudKit shares, and `CKSharingSupported` is not true",
      .init(.warning, "a share link does not open the app", .stated(.key("CKSharingSupported")))
    ) { app in
      let method = [CodeMethod.acceptShare, .sceneAcceptShare].first { app.implements($0) == true }
      guard let method,
        app.isMissing("CKSharingSupported") || app.plist["CKSharingSupported"]?.flag == false
      else { return [] }
      return [
        LintMatch(
          at: app.plist["CKSharingSupported"] ?? app.plist,
          "\(method.selector) is not called",
          help: "set CKSharingSupported to true"
        )
      ]
    },
  ]
}
