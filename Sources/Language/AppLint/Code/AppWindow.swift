@_spi(Package) internal import LifecycleCore
internal import SourceScanner

extension AppCode {
  /// Returns whether a function makes the app's window, itself or with a function that it calls.
  func makesWindow(_ function: FunctionFacts) -> Bool {
    let words: Set<String> = ["UIWindow", "makeKeyAndVisible"]
    return function.mentions.contains("rootViewController")
      || CodeReach(self).certainlyReached(from: function).contains {
        !words.isDisjoint(with: $0.mentions)
      }
  }

  /// The functions that make a window without a scene which is certainly shown.
  ///
  /// - Parameter hasEarlierVersions: Whether the app runs on versions without scenes, where the app delegate makes its window.
  /// - Returns: The functions, each once.
  func functionsWithWindowOfNoScene(hasEarlierVersions: Bool) -> [FunctionFacts] {
    let all = possibleDelegates.flatMap(\.functions) + facts.helpers
    // A scene may be given to the window later.
    let gives = all.contains { function in
      function.assigned.contains("windowScene") || function.mentions.contains("setWindowScene")
    }
    guard !gives else { return [] }
    let launching: [DelegateMethod] =
      hasEarlierVersions
      ? [.sceneWillConnect] : [.willFinishLaunching, .didFinishLaunching, .sceneWillConnect]
    let reach = CodeReach(self)
    var known: Set<FunctionFacts.Key> = []
    return delegates.flatMap(\.methods).filter { function in
      function.method?.modelMethod.map(launching.contains) == true
    }
    .flatMap { method -> [FunctionFacts] in
      let reached = reach.certainlyReached(from: method)
      // Code for earlier versions is chosen by `#available`.
      let isChosen = reached.contains {
        $0.mentions.contains("iOS") || $0.mentions.contains("available")
      }
      let isShown = reached.contains { $0.calls.contains { $0.baseName == "makeKeyAndVisible" } }
      let hasScene = reached.contains { $0.calls.contains(where: \.makesWindowOfScene) }
      guard isShown, !isChosen, !hasScene else { return [] }
      return reached.filter(\.makesWindowOfNoScene)
    }
    .filter { known.insert($0.key).inserted }
  }
}

extension FunctionFacts {
  /// Whether it makes a window, and gives it no scene.
  fileprivate var makesWindowOfNoScene: Bool {
    let isObjectiveC =
      calls.contains { $0.name == "alloc" && $0.receiver == "UIWindow" }
      && calls.contains { $0.name == "initWithFrame:" || $0.name == "init" }
    return isObjectiveC
      || calls.contains { call in
        call.name == "UIWindow" && call.receiver == nil
          && (call.labels.isEmpty || call.labels == ["frame"])
      }
  }
}

extension FunctionCall {
  fileprivate var makesWindowOfScene: Bool {
    name == "initWithWindowScene:" || labels.first == "windowScene"
  }
}
