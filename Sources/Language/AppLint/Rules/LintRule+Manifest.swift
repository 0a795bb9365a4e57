@_spi(Package) internal import LifecycleCore
internal import SourceScanner

extension LintRule {
  private static let externalRole = "UIWindowSceneSessionRoleExternalDisplay"

  /// Rules for the contents of the scene manifest.
  static let manifestRules = [
    LintRule("no-scene-delegate")
      .effect(.warning, "the scene has no delegate, and its window stays black", from: 13)
      .observed(.reports("expo/expo#50179"))
      .when { $0.isSwiftUI == false && $0.implements(.configurationForConnecting) == false }
      .atEach { $0.windowConfigurations.filter { $0["UISceneDelegateClassName"] == nil } }
      .says("the configuration has no UISceneDelegateClassName")
      .help("name the scene delegate: $(PRODUCT_MODULE_NAME).SceneDelegate"),
    LintRule("unqualified-delegate-class")
      .effect(
        .note,
        "iOS finds a Swift class only by its module-qualified name; otherwise the window stays black",
        from: 13
      )
      .observed(.reports("bazelbuild/rules_apple#1016"))
      .atEach { app in
        app.windowValues("UISceneDelegateClassName") { name in
          !name.contains(".") && app.code?.hasObjectiveCName(name) != true
        }
      }
      .says("'{}' has no module")
      .help(
        "write $(PRODUCT_MODULE_NAME).{}, unless it is an Objective-C class or has @objc({})"
      ),
    LintRule("wrong-scene-class")
      .effect(.warning, "the app's windows need a UIWindowScene", from: 13)
      .stated(.key("UISceneClassName"))
      .atEach {
        $0.windowValues("UISceneClassName") { $0 == "UIScene" || $0.hasPrefix("CPTemplate") }
      }
      .says("'{}' has no windows")
      .help("write UIWindowScene"),
    LintRule("duplicate-configuration-name")
      .effect(.error, "names must be unique in a role", from: 13)
      .stated(.key("UISceneConfigurationName"))
      .atEach { app in
        (app.manifest?.roles ?? []).flatMap {
          $0.items.compactMap { $0["UISceneConfigurationName"] }.repeated
        }
      }
      .says("'{}' is repeated")
      .help("choose another name"),
    LintRule("external-display-role")
      .effect(
        .warning,
        "iOS creates such a scene only after a view controller has registered a scene accessory",
        from: 27,
        sdk: 27
      )
      .stated(.releaseNotes27)
      .atEach { ($0.manifest?.roles ?? []).filter { $0.name.hasPrefix(externalRole) } }
      .says("the role {key} is not enough")
      .help("register a scene accessory: see \"Presenting content on a connected display\""),
    LintRule("external-display-role-name")
      .effect(.warning, "since iOS 16 the role is \(externalRole)NonInteractive", from: 16)
      .stated(.uikit("windowExternalDisplayNonInteractive"))
      .when { $0.versions.lower >= 16 }
      .at { $0.manifest?.roles.first { $0.name == externalRole } }
      .says("the name of the role is outdated")
      .help("add NonInteractive to it"),
    LintRule("wrong-carplay-class")
      .effect(.error, "the role needs a CPTemplateApplicationScene", from: 13)
      .stated(.apple("CarPlay", "Displaying Content in CarPlay"))
      .atEach { app in
        (app.manifest?.carPlayConfigurations ?? []).compactMap { $0.node["UISceneClassName"] }
          .filter { $0.text.map { $0 != "CPTemplateApplicationScene" } ?? false }
      }
      .says("'{}' is not a CarPlay scene")
      .help("write CPTemplateApplicationScene"),
    LintRule("multiple-scenes-on-iphone")
      .effect(.note, "an iPhone shows one window", from: 13)
      .stated(.key("UIApplicationSupportsMultipleScenes"))
      // Xcode generates it for each app of SwiftUI.
      .when { $0.deviceFamilies == [1] && !$0.options.isSwiftUI }
      .atEach {
        [$0.manifest?.node["UIApplicationSupportsMultipleScenes"]].compactMap(\.self)
          .filter { $0.flag == true }
      }
      .says("an iPhone app cannot have several windows")
      .help("set it to false, or add iPad"),
  ]
}

extension AppFacts {
  /// The configurations for the windows of the app.
  fileprivate var windowConfigurations: [PlistNode] {
    (manifest?.applicationConfigurations ?? []).map(\.node)
  }

  /// Returns the values of a key in these configurations whose text is known and wrong.
  fileprivate func windowValues(_ key: String, where isWrong: (String) -> Bool) -> [PlistNode] {
    windowConfigurations.compactMap { $0[key] }.filter { $0.text.map(isWrong) ?? false }
  }
}

extension AppCode {
  /// Whether a class is known in Objective-C by a name.
  fileprivate func hasObjectiveCName(_ name: String) -> Bool {
    facts.delegates.contains {
      $0.objectiveCName == name || $0.name == name && $0.languages.contains(.objectiveC)
    }
  }
}
