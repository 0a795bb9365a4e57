@_spi(Package) internal import LifecycleCore
internal import SourceScanner

/// What reaches the app from outside, and the code that can handle it.
struct ExternalEvent {
  /// The methods of the app delegate.
  let methods: [DelegateMethod]
  /// The method of scene delegates.
  let sceneMethod: DelegateMethod
  /// The names of its launch options, which apps without scenes are given.
  let launchOptions: Set<String>
  /// What views of SwiftUI handle it.
  let views: [ViewEventKind]
  /// Whether the app says that it handles such events.
  let isDeclared: @Sendable (AppFacts) -> Bool

  /// The property of the connection options that contains it.
  var option: String { sceneMethod.connectionOptionName ?? "" }

  /// All that a project declares.
  static let all = [url, link]

  /// A URL with a scheme of the app.
  static let url = ExternalEvent(
    methods: [.handleOpenURL, .openURLSourceApplication, .openURLOptions],
    sceneMethod: .sceneOpenURLContexts,
    launchOptions: ["url", "UIApplicationLaunchOptionsURLKey"],
    views: [.onOpenURL],
    isDeclared: { $0.plist["CFBundleURLTypes"]?.items.contains { $0.ownScheme != nil } == true }
  )
  /// A universal link.
  static let link = ExternalEvent(
    methods: [.continueUserActivity],
    sceneMethod: .sceneContinueUserActivity,
    launchOptions: [
      "userActivityDictionary", "UIApplicationLaunchOptionsUserActivityDictionaryKey",
    ],
    views: [.onContinueUserActivity, .onOpenURL],
    isDeclared: { $0.code?.linkedDomains.names.isEmpty == false }
  )
}

extension AppFacts {
  /// Whether the code certainly has nothing for an event: no method, no view, and no reading of the options at launch.
  func lacksHandler(of event: ExternalEvent) -> Bool {
    guard let code else { return false }
    // A scene delegate that has the method lacks a scene: another finding.
    return isHandled(event) == false && (hasScenes || code.functions(of: event.sceneMethod).isEmpty)
      && !code.connectingFunctions.contains { $0.mayRead(event.option) }
      && (hasScenes || !code.launchFunctions.contains { $0.reads(anyOf: event.launchOptions) })
  }

  /// Whether the code certainly handles an event only when a scene connects.
  func readsOnlyAtLaunch(_ event: ExternalEvent) -> Bool {
    guard let code else { return false }
    return isHandled(event) == false && code.connectingFunctions.contains { $0.reads(event.option) }
  }

  /// Whether a method or a view handles an event; nil if that is not known.
  private func isHandled(_ event: ExternalEvent) -> Bool? {
    guard let code, !code.mayBeIncomplete, !code.facts.importsDelegateProxy,
      !options.isSwiftUI || code.facts.apps.count < 2
    else { return nil }
    return (event.methods + [event.sceneMethod]).contains {
      implements($0) == true && !code.isEmpty($0)
    }
      || code.facts.viewEvents.contains { event.views.contains($0.kind) }
  }
}

extension FunctionFacts {
  /// Whether it reads a property of the connection options.
  fileprivate func reads(_ option: String) -> Bool {
    mentions.contains { $0.lowercased() == option.lowercased() }
  }

  /// Whether it mentions one of some launch options.
  fileprivate func reads(anyOf options: Set<String>) -> Bool { !options.isDisjoint(with: mentions) }

  /// Whether it, or what it gives the connection options to, can read a property of them.
  fileprivate func mayRead(_ option: String) -> Bool {
    connectionOptions?.escapes == true || connectionOptions?.passedTo.isEmpty == false
      || reads(option)
  }
}

extension PlistNode {
  /// The first scheme of a URL type that the app itself defines; those of sign-in services need no code of the app.
  var ownScheme: PlistNode? {
    self["CFBundleURLSchemes"]?.items.first { node in
      guard let text = node.text?.lowercased() else { return false }
      let isNumbered = text.hasPrefix("fb") && text.dropFirst(2).allSatisfy(\.isNumber)
      return !isNumbered && !text.hasPrefix("com.googleusercontent.") && !text.hasPrefix("msauth")
        && !text.hasPrefix("app-")
    }
  }
}

extension AppCode {
  /// The functions that are given the launch options: methods of the app delegate, and what these call.
  fileprivate var launchFunctions: [FunctionFacts] {
    let reach = CodeReach(self)
    return [.willFinishLaunching, .didFinishLaunching].flatMap(functions).flatMap {
      reach.certainlyReached(from: $0)
    }
    .filter { $0.method != nil || $0.takesLaunchOptions }
  }

  /// The functions of delegates that are given the connection options of a scene.
  var connectingFunctions: [FunctionFacts] {
    delegates.flatMap(\.functions).filter { $0.connectionOptions != nil }
  }
}
