@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

/// What the scene manifest of an Info.plist says.
struct SceneManifestSetup: Sendable {
  /// Whether its contents are given.
  var isDescribed = true
  var supportsMultipleScenes: Bool?
  var configurations: [SceneConfigurationEntry] = []
}

// The scene manifest as it is in an Info.plist; keys that change nothing here are allowed.
extension Grammar {
  /// The value of `UIApplicationSceneManifest`.
  ///
  /// An app has scenes whatever is in it; contents that are not given are those of the template.
  static let sceneManifest = node("anything", .flag(true))
    .map { _ in SceneManifestSetup(isDescribed: false) }
    .or(mapping(manifest, from: SceneManifestSetup()), if: .mapping)

  static let manifest = Mapping<SceneManifestSetup>(
    "'UIApplicationSceneManifest'",
    allowsUnknownKeys: true
  ) {
    Field("UIApplicationSupportsMultipleScenes", plistFlag, "as `multiple-scenes`") {
      $0.supportsMultipleScenes = $1
    }
    Field("UISceneConfigurations", mapping(roles, from: []), "as `scene-configurations`") {
      $0.configurations = $1
    }
  }

  private static let roles = Mapping<[SceneConfigurationEntry]>(
    "'UISceneConfigurations'",
    allowsUnknownKeys: true
  ) {
    role("UIWindowSceneSessionRoleApplication", .application, "those of windows")
    role(
      "UIWindowSceneSessionRoleExternalDisplayNonInteractive",
      .externalDisplay,
      "those of external displays"
    )
    role(
      "UIWindowSceneSessionRoleExternalDisplay",
      .externalDisplay,
      "those of external displays, before iOS 16"
    )
  }

  private static func role(
    _ name: String,
    _ role: SceneRole,
    _ summary: String
  ) -> Field<[SceneConfigurationEntry]> {
    // A configuration without the key for the class of its delegate has none.
    let unnamed = SceneConfigurationEntry(name: "unnamed", role: role, delegateClass: .none)
    return Field(
      name,
      mapping(configuration, from: unnamed).list("a list of configurations"),
      summary
    ) {
      $0 += $1
    }
  }

  private static let configuration = Mapping<SceneConfigurationEntry>(
    "a scene configuration",
    allowsUnknownKeys: true
  ) {
    Field("UISceneConfigurationName", name("a name"), "its name") { $0.name = $1 }
    Field("UISceneDelegateClassName", className, "the class of the scene delegate, or none") {
      $0.delegateClass = $1
    }
    Field("UISceneClassName", className, "the class of its scenes, or none") {
      $0.sceneClass = $1
    }
    Field("UISceneStoryboardFile", fileName, "the storyboard of its windows, or none") {
      $0.storyboard = $1
    }
  }
}
