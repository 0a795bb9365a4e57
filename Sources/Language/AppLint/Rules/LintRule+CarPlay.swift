@_spi(Package) internal import LifecycleCore
internal import SourceScanner

extension LintRule {
  /// The rule for the delegate of a scene of CarPlay.
  static let carPlayRules = [
    LintRule("carplay-without-connect")
      .effect(.error, "CarPlay raises an exception when the scene connects", from: 13)
      .observed(.apple("Developer Forums", "thread 765602"))
      .atCode { app, code in
        guard !code.mayBeIncomplete else { return [] }
        return (app.manifest?.carPlayConfigurations ?? []).compactMap { configuration in
          guard let name = configuration.node["UISceneDelegateClassName"]?.text,
            let delegate = code.facts.delegates.first(where: { $0.isNamed(name) }),
            delegate.certainlyLacksConnection
          else { return nil }
          return LintPlace(
            node: configuration.node,
            location: delegate.declarations.first,
            word: delegate.name
          )
        }
      }
      .says("'{}' does not implement 'templateApplicationScene(_:didConnect:)'")
      .help(
        "implement it, or the form with a window in an app for navigation, and set the root template"
      )
  ]
}

extension SceneManifest {
  /// The configurations for scenes of CarPlay.
  var carPlayConfigurations: [Configuration] {
    configurations.filter { $0.role == "CPTemplateApplicationSceneSessionRoleApplication" }
  }
}

extension DelegateClass {
  /// Returns whether it is the class that a manifest names, with its module or without.
  fileprivate func isNamed(_ name: String) -> Bool {
    name == objectiveCName || name.split(separator: ".").last.map(String.init) == self.name
  }

  /// Whether neither it nor a superclass has one of the methods with which a scene of CarPlay connects.
  fileprivate var certainlyLacksConnection: Bool {
    let isWhole =
      superclassProblem == nil && macros.isEmpty
      && superclasses.last.map { $0.hasPrefix("UI") || $0.hasPrefix("NS") } ?? true
    return isWhole
      && !functions.contains {
        $0.baseName == "templateApplicationScene" && $0.name.contains("didConnect")
      }
  }
}
