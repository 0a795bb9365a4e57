extension LintRule {
  /// Rules for any property list.
  static let fileRules = [
    LintRule("duplicate-key")
      .effect(.warning, "which value is used is not documented")
      .inferred(.undocumented)
      .atEach(\.plist.nodesWithRepeatedKeys)
      .says("the key '{key}' is repeated")
      .help("remove one of them"),
    LintRule("wrong-type")
      .effect(.warning, "the value may be ignored")
      .inferred(LintSource(title: "Apple, Information Property List, the page of the key"))
      .atPlaces { $0.plist.valuesOfWrongType.map { LintPlace(node: $0, word: $1) } }
      .says { _, place in
        "'\(place.node.name)' is \(place.node.typeName.withArticle), not \(place.word ?? "")"
      }
      .help("make it {}"),
    LintRule("incomplete-property-list")
      .effect(.note, "keys that are missing here may be in the app")
      .inferred(.undocumented)
      .when { !$0.plist.isComplete }
      .says("this is not the whole Info.plist of the app")
      .help("check the Info.plist in the app that Xcode built for a complete answer"),
  ]
}

extension PlistNode {
  /// The entries whose key precedes them in the same dictionary.
  fileprivate var nodesWithRepeatedKeys: [PlistNode] {
    var seen: Set<String> = []
    let here = entries.filter { !seen.insert($0.name).inserted }
    return here + (entries + items).flatMap(\.nodesWithRepeatedKeys)
  }

  /// The values of a wrong type among those that the rules read, with the type that they should have.
  fileprivate var valuesOfWrongType: [(PlistNode, String)] {
    let types: [(type: String, keys: [String])] = [
      (
        "a Boolean",
        [
          "UIRequiresFullScreen", "UIApplicationExitsOnSuspend", "CKSharingSupported",
          "UIApplicationSupportsMultipleScenes",
        ]
      ),
      ("a dictionary", ["UIApplicationSceneManifest", "UISceneConfigurations"]),
      (
        "an array",
        [
          "UIBackgroundModes", "BGTaskSchedulerPermittedIdentifiers", "CFBundleURLTypes",
          "UIApplicationShortcutItems", "UISupportedInterfaceOrientations",
          "UISupportedInterfaceOrientations~ipad", SceneManifest.applicationRole,
        ]
      ),
      (
        "a string",
        [
          "UIMainStoryboardFile", "NSMainNibFile", "UISceneDelegateClassName", "UISceneClassName",
          "UISceneConfigurationName", "UISceneStoryboardFile", "MinimumOSVersion",
        ]
      ),
    ]
    let manifest = self["UIApplicationSceneManifest"]
    let roles = manifest?["UISceneConfigurations"]?.entries ?? []
    let places =
      [self] + [manifest, manifest?["UISceneConfigurations"]].compactMap(\.self)
      + roles.flatMap(\.items)
    return places.flatMap(\.entries).compactMap { node in
      guard let type = types.first(where: { $0.keys.contains(node.name) })?.type,
        !node.hasVariable, node.typeName.withArticle != type
      else { return nil }
      return (node, type)
    }
  }
}

extension String {
  /// The name of a type with its article.
  fileprivate var withArticle: String {
    self == "data" ? self : "\("aeiou".contains(prefix(1)) ? "an" : "a") \(self)"
  }
}
