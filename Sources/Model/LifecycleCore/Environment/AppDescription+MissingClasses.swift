// The classes of delegates that an app names, and does not have.
extension AppDescription {
  /// The class of the scene delegate in the project template, without its module.
  package static let templateSceneDelegate = "SceneDelegate"

  /// Returns the classes of delegates that the app names: those of its scenes, which earlier versions ignore, and that of the
  /// app delegate.
  package func namedDelegateClasses(on os: OSVersion) -> [String] {
    guard swiftUI == nil else { return [] }
    let scenes =
      sceneConfigurations.isEmpty
      ? [Self.templateSceneDelegate]
      : sceneConfigurations.compactMap {
        $0.delegateClass.name(inTemplate: Self.templateSceneDelegate)
      }
    let delegate = launch.nameOfDelegateClass(on: os)
    let hasScenes = lifeCycle == .scenes || os < OSVersion(13)
    return (hasScenes ? scenes : []) + (delegate.map { [$0] } ?? [])
  }

  /// Returns whether the app does not have a class; names are compared without their modules.
  package func lacksClass(_ name: String) -> Bool {
    missingClasses.contains { $0.withoutModule == name.withoutModule }
  }

  /// Whether `main` names the class of an app delegate that the app does not have.
  func lacksAppDelegate(on os: OSVersion) -> Bool {
    guard !missingClasses.isEmpty, swiftUI == nil else { return false }
    return launch.nameOfDelegateClass(on: os).map(lacksClass) ?? false
  }

  /// Finds the class of a configuration's scene delegate that the app does not have.
  ///
  /// - Parameter configuration: The configuration; nil for that of the project template.
  /// - Returns: Its name; nil if the app has it, or if the configuration names none.
  func missingDelegateClass(of configuration: SceneConfigurationEntry?) -> String? {
    guard !missingClasses.isEmpty, swiftUI == nil else { return nil }
    let name = (configuration?.delegateClass ?? .templateDefault)
      .name(inTemplate: Self.templateSceneDelegate)
    return name.flatMap { lacksClass($0) ? $0 : nil }
  }

  /// Determines whether a scene with a configuration has no delegate.
  ///
  /// - Parameter configuration: The configuration; nil if none is described.
  /// - Returns: Whether nothing is called for the scene.
  func lacksSceneDelegate(_ configuration: SceneConfigurationEntry?) -> Bool {
    if lacksSceneConfiguration { return true }
    if let configuration, configuration.delegateClass == .none {
      // The app delegate may set the class.
      return !returnsSceneConfiguration && swiftUI == nil
    }
    return missingDelegateClass(of: configuration) != nil
  }

  /// Whether no window of the app has a scene delegate.
  var lacksAllSceneDelegates: Bool {
    let windows = sceneConfigurations.filter { $0.role == .application }
    return windows.isEmpty ? lacksSceneDelegate(nil) : windows.allSatisfy(lacksSceneDelegate)
  }
}

extension LaunchDescription.Name {
  /// Returns the name, which the project template gives unless the app does.
  fileprivate func name(inTemplate template: String) -> String? {
    self == .templateDefault ? template : text
  }
}

extension String {
  /// The name of a class without that of its module.
  fileprivate var withoutModule: Substring {
    lastIndex(of: ".").map { self[index(after: $0)...] } ?? self[...]
  }
}
