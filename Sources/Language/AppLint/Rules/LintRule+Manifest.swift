internal import LifecycleCore

extension LintRule {
  /// Rules for the contents of the scene manifest.
  static let manifestRules = [
    LintRule(
      .noSceneDelegate,
      "a configuration for the app's windows without `UISceneDelegateClassName`, and no method that returns one with a delegate class",
      .init(
        .warning,
        "the scene has no delegate, and its window stays black",
        from: 13,
        .observed(.reports("expo/expo#50179"))
      )
    ) { app in
      guard app.isSwiftUI == false, app.implements(.configurationForConnecting) == false else {
        return []
      }
      return app.windowConfigurations.filter { $0["UISceneDelegateClassName"] == nil }.map {
        LintMatch(
          at: $0,
          "the configuration has no UISceneDelegateClassName",
          help: "name the scene delegate: $(PRODUCT_MODULE_NAME).SceneDelegate"
        )
      }
    },
    LintRule(
      .unqualifiedDelegateClass,
      "a `UISceneDelegateClassName` without the name of a module",
      .init(
        .note,
        "iOS finds a Swift class only by its module-qualified name; otherwise the window stays black",
        from: 13,
        .observed(.reports("bazelbuild/rules_apple#1016"))
      )
    ) { app in
      app.windowConfigurations.compactMap { $0["UISceneDelegateClassName"] }.compactMap { node in
        guard let name = node.text, !name.contains(".") else { return nil }
        return LintMatch(
          at: node,
          "'\(name)' has no module",
          help:
            "write $(PRODUCT_MODULE_NAME).\(name), unless it is an Objective-C class or has @objc(\(name))"
        )
      }
    },
    LintRule(
      .wrongSceneClass,
      "a `UISceneClassName` for the app's windows that is not that of a window scene",
      .init(
        .warning,
        "the app's windows need a UIWindowScene",
        from: 13,
        .stated(.key("UISceneClassName"))
      )
    ) { app in
      app.windowConfigurations.compactMap { $0["UISceneClassName"] }.compactMap { node in
        guard let name = node.text, name == "UIScene" || name.hasPrefix("CPTemplate") else {
          return nil
        }
        return LintMatch(at: node, "'\(name)' has no windows", help: "write UIWindowScene")
      }
    },
    LintRule(
      .duplicateConfigurationName,
      "a `UISceneConfigurationName` twice in one role",
      .init(
        .error,
        "names must be unique in a role",
        from: 13,
        .stated(.key("UISceneConfigurationName"))
      )
    ) { app in
      (app.manifest?.roles ?? []).flatMap { role in
        var seen: Set<String> = []
        let names = role.items.compactMap { $0["UISceneConfigurationName"] }
        return names.filter { $0.text.map { !seen.insert($0).inserted } ?? false }.map {
          LintMatch(at: $0, "'\($0.text ?? "")' is repeated", help: "choose another name")
        }
      }
    },
    LintRule(
      .externalDisplayRole,
      "a configuration for an external display",
      .init(
        .warning,
        "iOS creates such a scene only after a view controller has registered a scene accessory",
        from: 27,
        sdk: 27,
        .stated(.releaseNotes27)
      )
    ) { app in
      (app.manifest?.roles ?? []).filter { $0.name.hasPrefix(externalRole) }.map {
        LintMatch(
          at: $0,
          "the role \($0.name) is not enough",
          help: "register a scene accessory: see \"Presenting content on a connected display\""
        )
      }
    },
    LintRule(
      .externalDisplayRoleName,
      "the role `\(externalRole)` in an app for iOS 16 and later",
      .init(
        .warning,
        "since iOS 16 the role is \(externalRole)NonInteractive",
        from: 16,
        .stated(.uikit("windowExternalDisplayNonInteractive"))
      )
    ) { app in
      guard app.versions.lower >= 16,
        let role = app.manifest?.roles.first(where: { $0.name == externalRole })
      else { return [] }
      return [
        LintMatch(at: role, "the name of the role is outdated", help: "add NonInteractive to it")
      ]
    },
    LintRule(
      .wrongCarplayClass,
      "a CarPlay configuration whose `UISceneClassName` is not `CPTemplateApplicationScene`",
      .init(
        .error,
        "the role needs a CPTemplateApplicationScene",
        from: 13,
        .stated(.apple("CarPlay", "Displaying Content in CarPlay"))
      )
    ) { app in
      let nodes = (app.manifest?.configurations ?? []).filter {
        $0.role == "CPTemplateApplicationSceneSessionRoleApplication"
      }
      return nodes.compactMap { $0.node["UISceneClassName"] }.compactMap { node in
        guard let name = node.text, name != "CPTemplateApplicationScene" else { return nil }
        return LintMatch(
          at: node,
          "'\(name)' is not a CarPlay scene",
          help: "write CPTemplateApplicationScene"
        )
      }
    },
    LintRule(
      .multipleScenesOnIphone,
      "`UIApplicationSupportsMultipleScenes` in an app for iPhone only",
      .init(
        .note,
        "an iPhone shows one window",
        from: 13,
        .stated(.key("UIApplicationSupportsMultipleScenes"))
      )
    ) { app in
      guard app.deviceFamilies == [1],
        let node = app.manifest?.node["UIApplicationSupportsMultipleScenes"],
        node.flag == true
      else { return [] }
      return [
        LintMatch(
          at: node,
          "an iPhone app cannot have several windows",
          help: "set it to false, or add iPad"
        )
      ]
    },
  ]

  private static let externalRole = "UIWindowSceneSessionRoleExternalDisplay"
}

extension AppFacts {
  /// The configurations for the windows of the app.
  fileprivate var windowConfigurations: [PlistNode] {
    (manifest?.applicationConfigurations ?? []).map(\.node)
  }
}
