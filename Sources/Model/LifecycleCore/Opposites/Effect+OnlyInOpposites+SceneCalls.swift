/// What opposites do with the delegate and the storyboard of a scene in the place of what the model does.
extension Effect {
  static let onlyInOppositesOfSceneCalls: [Effect] = [
    calling(.sceneWillConnect, "without the URL") { $0[.urlContexts] = nil },
    calling(.sceneWillConnect, "with the state of the scene") { details, machine in
      if machine.storage.preservation.hasArchive {
        details[.stateRestorationActivity] = .text("true")
      }
    },
    callingInSwiftUI(.sceneOpenURLContexts),
    callingInSwiftUI(.sceneContinueUserActivity),
    callingWithoutDelegate(.sceneWillConnect),
    callingWithoutDelegate(.sceneWillResignActive),
    Self(
      "the system writes to the console only which class of a scene delegate it could not load"
    ) {
      if let name = $0.missingSceneDelegateClass {
        $0.writeToConsole(.sceneDelegateClassNotLoaded, name)
      }
    },
    Self("the system writes to the console only that there is no scene delegate") {
      if $0.missingSceneDelegateClass != nil { $0.writeToConsole(.noSceneDelegate, nil) }
    },
    Self("`interface-loaded` from the main storyboard") {
      guard let name = $0.environment.app.launch.mainStoryboard.text else { return }
      $0.note(.interfaceLoaded, [.interface: .text("storyboard"), .file: .text(name)])
    },
  ]

  /// Calls a method of a scene with other details, if the scene has a delegate.
  private static func calling(
    _ method: DelegateMethod,
    _ phrase: String,
    _ change: @escaping @Sendable (inout Details, inout Machine) -> Void
  ) -> Effect {
    Self("call `\(method.selector)` \(phrase)") {
      guard $0.environment.app.canReceive(method), !$0.sceneLacksDelegate else { return }
      var details = $0.details(of: method)
      change(&details, &$0)
      $0.record(.call(method), details)
    }
  }

  private static func calling(
    _ method: DelegateMethod,
    _ phrase: String,
    _ change: @escaping @Sendable (inout Details) -> Void
  ) -> Effect {
    calling(method, phrase) { details, _ in change(&details) }
  }

  /// Calls a method that the scene delegates of SwiftUI apps are not called with.
  private static func callingInSwiftUI(_ method: DelegateMethod) -> Effect {
    Self("call `\(method.selector)` of the scene delegate of a SwiftUI app") {
      guard $0.environment.app.swiftUI == .scene else { return }
      $0.record(.call(method), $0.details(of: method))
    }
  }

  /// Calls a method although the scene has no delegate.
  private static func callingWithoutDelegate(_ method: DelegateMethod) -> Effect {
    Self("call `\(method.selector)` although the scene has no delegate") {
      guard $0.sceneLacksDelegate else { return }
      $0.record(.call(method), $0.details(of: method))
    }
  }
}
