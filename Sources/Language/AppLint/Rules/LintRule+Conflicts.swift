@_spi(Package) internal import LifecycleCore

extension LintRule {
  /// Rules for keys and methods that contradict each other.
  static let conflictRules = [
    LintRule("main-storyboard-with-scenes")
      .effect(
        .note,
        "for a scene UIKit loads the UISceneStoryboardFile of its configuration",
        from: 13
      )
      .inferred(.key("UISceneStoryboardFile"))
      .when(\.hasScenes)
      .at("UIMainStoryboardFile")
      .says("the main storyboard is not loaded for a scene")
      .help("keep it only for iOS 12 and earlier"),
    LintRule("main-nib-with-scenes")
      .effect(.warning, "UIKit loads no nib for a scene", from: 13)
      .inferred(.undocumented)
      .when(\.hasScenes)
      .at("NSMainNibFile")
      .says("the main nib is not loaded")
      .help("load it in scene:willConnectToSession:options:"),
    LintRule("nib-and-storyboard")
      .effect(.error, "an app can have only one of them")
      .stated(
        LintSource(title: "Apple, iOS App Programming Guide (2011), \"About the main Function\"")
      )
      .when { $0.plist["UIMainStoryboardFile"] != nil }
      .at("NSMainNibFile")
      .says("the app has both a main nib and a main storyboard")
      .help("remove one of the keys"),
  ]

  /// Rules that depend on the methods that the code implements.
  static let codeRules = [
    LintRule("method-never-called")
      .effect(.warning, "in an app with scenes UIKit never calls it", from: 13)
      .stated(.transition)
      .when { $0.hasScenes && $0.versions.lower >= 13 && $0.code == nil }
      .atPlaces { app in
        let node = app.manifest?.node ?? app.plist
        return DelegateMethod.ofFindings
          .filter { app.implements($0) == true && $0.sceneCounterpart != nil }
          .map { LintPlace(node: node, word: $0.selector) }
      }
      .says("{} has no effect")
      .help { app, place in
        if app.options.isSwiftUI { return "use scenePhase, onOpenURL or onContinueUserActivity" }
        let method = DelegateMethod.ofFindings.first { $0.selector == place.word }
        return "implement \(method?.sceneCounterpart?.selector ?? "") in the scene delegate"
      },
    LintRule("urls-without-scene-method")
      .effect(.warning, "a URL that arrives while the app runs is lost", from: 13)
      .stated(.uikit("UISceneDelegate"))
      .when { $0.code == nil }
      .whenSceneDelegateLacks(.sceneOpenURLContexts)
      .at {
        $0.plist["CFBundleURLTypes"].flatMap { types in
          types.items.contains { !($0["CFBundleURLSchemes"]?.items ?? []).isEmpty } ? types : nil
        }
      }
      .says("the scene delegate does not handle URLs")
      .help(
        "implement \(DelegateMethod.sceneOpenURLContexts.selector), and read urlContexts when the scene connects"
      ),
    LintRule("shortcuts-without-scene-method")
      .effect(.warning, "a quick action that is chosen while the app runs is lost", from: 13)
      .stated(.uikit("Add Home Screen quick actions"))
      .whenSceneDelegateLacks(.windowScenePerformShortcutAction)
      .when { !($0.plist["UIApplicationShortcutItems"]?.items ?? []).isEmpty }
      // If the app delegate implements it, that is a finding of its own.
      .when { app in
        app.code.map { !$0.mayBeIncomplete && app.implements(.performShortcutAction) == false }
          ?? true
      }
      .at("UIApplicationShortcutItems")
      .says("the scene delegate does not perform quick actions")
      .help(
        "implement \(DelegateMethod.windowScenePerformShortcutAction.selector), and read shortcutItem when the scene connects"
      ),
    LintRule("no-sharing-key")
      .effect(.warning, "a share link does not open the app")
      .stated(.key("CKSharingSupported"))
      .when { $0.isOff("CKSharingSupported") }
      .atPlaces { app in
        [DelegateMethod.userDidAcceptCloudKitShare, .windowSceneUserDidAcceptCloudKitShare]
          .filter { app.implements($0) == true }.prefix(1).map {
            LintPlace(node: app.plist["CKSharingSupported"] ?? app.plist, word: $0.selector)
          }
      }
      .says("{} is not called")
      .help("set CKSharingSupported to true"),
  ]

  /// Requires an app whose scenes have a delegate without a method.
  private func whenSceneDelegateLacks(_ method: DelegateMethod) -> LintRule {
    when { $0.hasScenes && $0.isSwiftUI == false && $0.implements(method) == false }
  }
}
