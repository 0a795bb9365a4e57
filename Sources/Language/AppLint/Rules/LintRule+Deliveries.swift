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
    LintRule("unhandled-url-scheme")
      .effect(.warning, "a URL opens the app, and nothing else happens")
      .stated(.apple("Xcode", "Defining a custom URL scheme for your app"))
      .when {
        $0.lacksHandler(
          of: [.handleOpenURL, .openURLSourceApplication, .openURLOptions],
          .sceneOpenURLContexts,
          .onOpenURL
        )
      }
      .at { $0.plist["CFBundleURLTypes"]?.items.compactMap(\.ownScheme).first }
      .says("no code handles a URL with the scheme '{}'")
      .help { app, _ in "\(app.handling(.sceneOpenURLContexts, "onOpenURL")), or remove the scheme"
      },
    LintRule("unhandled-link")
      .effect(.warning, "a link opens the app, and nothing else happens")
      .stated(.apple("Xcode", "Supporting universal links in your app"))
      .when {
        $0.lacksHandler(
          of: [.continueUserActivity],
          .sceneContinueUserActivity,
          .onContinueUserActivity,
          .onOpenURL
        )
      }
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
      .help("name the class of the scene delegate with its module"),
  ]

  private static let connect = DelegateMethod.sceneWillConnect.swiftName
}

extension AppFacts {
  /// How the code handles an event.
  fileprivate func handling(_ method: DelegateMethod, _ modifier: String) -> String {
    options.isSwiftUI ? "add '\(modifier)' to a view" : "implement '\(method.swiftName)'"
  }

  /// Whether the code certainly has nothing for an event: no method, no view, and no reading of the connection options.
  fileprivate func lacksHandler(
    of methods: [DelegateMethod],
    _ sceneMethod: DelegateMethod,
    _ views: ViewEventKind...
  ) -> Bool {
    guard let code, !code.mayBeIncomplete, !code.hasDelegateProxy,
      !options.isSwiftUI || code.facts.apps.count < 2
    else {
      return false
    }
    let isHandled =
      (methods + [sceneMethod]).contains { implements($0) == true }
      || code.facts.viewEvents.contains { views.contains($0.kind) }
    let option = sceneMethod.connectionOptionName ?? ""
    let connecting = code.delegates.flatMap(\.functions).filter { $0.connectionOptions != nil }
    return !isHandled
      && !connecting.contains { function in
        function.connectionOptions?.escapes == true
          || function.connectionOptions?.passedTo.isEmpty == false
          || function.mentions.contains { $0.lowercased() == option.lowercased() }
      }
  }
}

extension PlistNode {
  /// The first scheme of a URL type that the app itself defines; those of sign-in services need no code of the app.
  fileprivate var ownScheme: PlistNode? {
    self["CFBundleURLSchemes"]?.items.first { node in
      guard let text = node.text?.lowercased() else { return false }
      let isNumbered = text.hasPrefix("fb") && text.dropFirst(2).allSatisfy(\.isNumber)
      return !isNumbered && !text.hasPrefix("com.googleusercontent.") && !text.hasPrefix("msauth")
        && !text.hasPrefix("app-")
    }
  }
}

extension AppCode {
  /// Whether the app links a library that adds methods to its delegate, which no source file shows.
  fileprivate var hasDelegateProxy: Bool {
    delegates.contains { delegate in
      delegate.imports.contains { module in Self.proxies.contains { module.hasPrefix($0) } }
    }
  }

  /// How the names of such libraries' modules begin.
  private static let proxies = [
    "Adjust", "Airship", "AppsFlyer", "Batch", "Branch", "Braze", "FBSDK", "Facebook", "Firebase",
    "GULAppDelegate", "GoogleUtilities", "Kochava", "OneSignal", "Singular",
  ]
}
