@_spi(Package) internal import LifecycleCore

/// `UIApplicationSceneManifest`, and what it means for the life cycle.
struct SceneManifest {
  /// A configuration of a scene.
  struct Configuration {
    let role: String
    let node: PlistNode
  }

  static let applicationRole = "UIWindowSceneSessionRoleApplication"

  let node: PlistNode
  /// The configurations of all roles, in the order of the file.
  let configurations: [Configuration]
  /// The arrays of configurations, by role.
  let roles: [PlistNode]

  init?(_ plist: PlistNode) {
    guard let node = plist["UIApplicationSceneManifest"] else { return nil }
    self.node = node
    roles = node["UISceneConfigurations"]?.entries ?? []
    configurations = roles.flatMap { role in
      role.items.map { Configuration(role: role.name, node: $0) }
    }
  }

  /// Whether `UISceneConfigurations` is there, and has no configuration of any role.
  var listsNoConfiguration: Bool {
    node["UISceneConfigurations"] != nil && configurations.isEmpty
  }

  /// The configurations for the windows of the app.
  var applicationConfigurations: [Configuration] {
    configurations.filter { $0.role == Self.applicationRole }
  }
}

/// How an app adopts scenes, if it does.
enum SceneAdoption {
  /// The manifest has a configuration for the app's windows.
  case manifest
  /// The app delegate returns configurations, or SwiftUI does.
  case code
  /// The app delegate returns configurations, and the manifest has an empty list of them.
  case codeBesideEmptyManifest
  /// The manifest has no such configuration, and neither does the code.
  case emptyManifest
  /// Neither the manifest nor the code adopts scenes.
  case none
  /// There is a manifest, without such a configuration; whether the code has one is not known.
  case emptyManifestOrCode
  /// There is no manifest; whether the code adopts scenes is not known.
  case noneOrCode
  /// The build may add the manifest to the file.
  case unknown
}

extension AppFacts {
  var manifest: SceneManifest? { SceneManifest(plist) }

  /// Whether the app has scenes from iOS 13 on.
  var adoption: SceneAdoption {
    if let manifest, !manifest.applicationConfigurations.isEmpty { return .manifest }
    if options.isSwiftUI { return .code }
    if implements(.configurationForConnecting) == true {
      return manifest?.listsNoConfiguration == true ? .codeBesideEmptyManifest : .code
    }
    let isDecided = options.implemented != nil
    if manifest != nil { return isDecided ? .emptyManifest : .emptyManifestOrCode }
    guard plist.isComplete else { return .unknown }
    return isDecided ? .none : .noneOrCode
  }

  /// Whether the app certainly has scenes from iOS 13 on.
  var hasScenes: Bool {
    switch adoption {
    case .manifest, .code, .codeBesideEmptyManifest: true
    default: false
    }
  }
}
