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
    // A scene may be given to the window later, `window[keyPath: \.windowScene] = scene`, too.
    let gives = all.contains { function in
      function.assigned.contains("windowScene") || function.mentions.contains("setWindowScene")
        || Set(["keyPath", "windowScene"]).isSubset(of: function.mentions)
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
      // At launch, a condition may choose code for apps, or versions, without scenes.
      let onEachPath = method.method?.modelMethod != .sceneWillConnect
      let reached = reach.certainlyReached(from: method, onEachPath: onEachPath)
      let isShown = reached.contains {
        $0.calls(onEachPath: onEachPath).contains { $0.baseName == "makeKeyAndVisible" }
      }
      let hasScene = reach.certainlyReached(from: method).contains {
        $0.calls.contains(where: \.makesWindowOfScene)
      }
      guard isShown, !hasScene else { return [] }
      return reached.filter { $0.calls(onEachPath: onEachPath).makeWindowOfNoScene }
    }
    .filter { known.insert($0.key).inserted }
  }
}

extension FunctionFacts {
  /// Returns its calls, or those without which it cannot run.
  func calls(onEachPath: Bool) -> [FunctionCall] {
    onEachPath ? calls.filter { !$0.isConditional } : calls
  }
}

extension [FunctionCall] {
  /// Whether they make a window, and give it no scene.
  fileprivate var makeWindowOfNoScene: Bool {
    let isObjectiveC =
      contains { $0.name == "alloc" && $0.receiver == "UIWindow" }
      && contains { $0.name == "initWithFrame:" || $0.name == "init" }
    return isObjectiveC
      || contains { call in
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
