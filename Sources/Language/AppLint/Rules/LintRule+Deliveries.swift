@_spi(Package) internal import LifecycleCore
internal import SourceScanner

extension LintRule {
  /// Rules for what reaches the app from outside, and for the code that receives it.
  static let deliveryRules = [
    LintRule("cold-event-not-read")
      .effect(.warning, "what launches the app this way is lost", from: 13)
      .stated(.uikit("UIScene.ConnectionOptions"))
      .when { $0.hasScenes && $0.isSwiftUI == false }
      .atCode { app, code in
        code.unreadColdEvents.map { event in
          LintPlace(
            node: app.plist,
            location: event.location,
            word: event.method.swiftName,
            words: ["option": event.option]
          )
        }
      }
      .says("'{}' is handled, but '\(connect)' does not read '{option}'")
      .help("do with 'connectionOptions.{option}' what '{}' does"),
    LintRule("warm-event-not-handled")
      .effect(.warning, "what arrives this way while the app runs is lost", from: 13)
      .stated(.uikit("UISceneDelegate"))
      .when { $0.hasScenes && $0.isSwiftUI == false }
      .atCode { app, code in
        ExternalEvent.all.filter { $0.isDeclared(app) && app.readsOnlyAtLaunch($0) }.map { event in
          // All that there are of it do nothing.
          let empty = code.functions(of: event.sceneMethod).first
          return LintPlace(
            node: app.plist,
            location: (empty ?? code.connectingFunctions.first)?.location,
            word: event.sceneMethod.swiftName,
            words: [
              "option": event.option,
              "lack": empty == nil
                ? "no delegate implements '\(event.sceneMethod.swiftName)'"
                : "'\(event.sceneMethod.swiftName)' does nothing",
            ]
          )
        }
      }
      .says("'{option}' is read when a scene connects, and {lack}")
      .help("do in '{}' of the scene delegate what is done when it connects"),
    LintRule("unhandled-url-scheme")
      .effect(.warning, "a URL opens the app, and nothing else happens")
      .stated(.apple("Xcode", "Defining a custom URL scheme for your app"))
      .when { $0.lacksHandler(of: .url) }
      .at { $0.plist["CFBundleURLTypes"]?.items.compactMap(\.ownScheme).first }
      .says("no code handles a URL with the scheme '{}'")
      .help { app, _ in "\(app.handling(.sceneOpenURLContexts, "onOpenURL")), or remove the scheme"
      },
    LintRule("unhandled-link")
      .effect(.warning, "a link opens the app, and nothing else happens")
      .stated(.apple("Xcode", "Supporting universal links in your app"))
      .when { $0.lacksHandler(of: .link) }
      .atCode { app, code in
        guard let name = code.linkedDomains.names.first else { return [] }
        return [LintPlace(node: app.plist, location: code.linkedDomains.location, word: name)]
      }
      .says("no code handles links to '{}'")
      .help { app, _ in
        "\(app.handling(.sceneContinueUserActivity, "onContinueUserActivity")), or remove applinks"
      },
    LintRule("window-without-scene")
      .effect(.warning, "the window appears on no screen", from: 13)
      .stated(.uikit("UIWindow, windowScene"))
      .when { $0.adoption == .manifest && $0.isSwiftUI == false && $0.versions.lower >= 13 }
      .atCode { app, code in
        guard !code.mayBeIncomplete else { return [] }
        let hasEarlierVersions = app.deploymentTarget.map { $0 < 13 } ?? false
        return code.functionsWithWindowOfNoScene(hasEarlierVersions: hasEarlierVersions).map {
          LintPlace(node: app.plist, location: $0.location, word: $0.name)
        }
      }
      .says("the app has scenes, and '{}' makes its window without one")
      .help("make it in '\(connect)', with 'UIWindow(windowScene:)'"),
    LintRule("missing-scene-delegate")
      .effect(.warning, "the scene has no delegate, and its window stays black", from: 13)
      .observed(.reports("expo/expo#50179"))
      // The app delegate may give another class.
      .when { $0.implements(.configurationForConnecting) == false }
      .atEach { app in
        (app.manifest?.applicationConfigurations ?? []).compactMap {
          $0.node["UISceneDelegateClassName"]
        }
        .filter { app.code?.missingSceneDelegates.contains($0.text ?? "") == true }
      }
      .says("no source file of the app declares '{}'")
      .help { app, _ in
        let classes = (app.code?.facts.delegates ?? []).filter {
          $0.roles.contains(.windowScene) || $0.roles.contains(.scene)
        }
        return classes.first.map { "write \($0.nameInManifest)" }
          ?? "name the class of the scene delegate with its module"
      },
  ]

  private static let connect = DelegateMethod.sceneWillConnect.swiftName
}

extension DelegateClass {
  /// Its name for the runtime: of a class in Swift, with its module.
  fileprivate var nameInManifest: String {
    objectiveCName ?? (languages == [.objectiveC] ? name : "$(PRODUCT_MODULE_NAME).\(name)")
  }
}

extension AppFacts {
  /// How the code handles an event.
  fileprivate func handling(_ method: DelegateMethod, _ modifier: String) -> String {
    options.isSwiftUI ? "add '\(modifier)' to a view" : "implement '\(method.swiftName)'"
  }
}
