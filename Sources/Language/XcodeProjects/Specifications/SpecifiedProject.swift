internal import PropertyLists
internal import ScenarioSystem

/// A project that XcodeGen makes of a specification, `project.yml`.
struct SpecifiedProject: ReadableProject {
  let path: Path
  let folder: Path
  let name: String
  let targets: [ProjectTarget]
  private let root: ProjectFolder
  private let specification: SpecificationNode
  /// The specification of each target, with its templates.
  private let specifications: [String: SpecificationNode]
  /// What was not read of the files that are included.
  private let problems: [ProjectNote]
  /// What was not read of the templates of each target.
  private let templateProblems: [String: [ProjectNote]]

  /// Reads a project; nil if it cannot be read, which is noted.
  init?(_ path: Path, in root: ProjectFolder, _ readYAML: @escaping YAMLReading) {
    let noteCount = root.notes.count
    guard let specification = SpecificationFile.read(path, in: root, readYAML) else { return nil }
    problems = Array(root.notes.dropFirst(noteCount))
    self.path = path
    self.root = root
    self.specification = specification
    folder = Path(joining: path.parts.dropLast())
    name = specification["name"]?.text ?? folder.name.description
    let reader = TargetSpecifications(specification, in: root)
    specifications = Dictionary(reader.all.map { ($0.name, $0.node) }, uniquingKeysWith: { $1 })
    templateProblems = reader.problems
    targets = reader.all.map { Self.target($0.name, $0.node, specification) }
  }

  private static func target(
    _ name: String,
    _ node: SpecificationNode,
    _ specification: SpecificationNode
  ) -> ProjectTarget {
    let dependencies = node["dependencies"]?.childNodes ?? []
    let configurations = specification["configs"]?.fields ?? []
    return ProjectTarget(
      id: name,
      name: name,
      kind: TargetKind(productType: node["type"]?.text ?? "other"),
      origin: node.origin,
      configurations: configurations.isEmpty ? ["Debug", "Release"] : configurations.map(\.key),
      defaultConfiguration: specification["options"]?["defaultConfig"]?.text
        ?? configurations.first { $0.value.text == "release" }?.key,
      dependencies: dependencies.compactMap { $0["target"]?.text },
      packageProducts: dependencies.flatMap { item -> [String] in
        guard let package = item["package"]?.text else { return [] }
        let products = item["products"]?.texts ?? item["product"]?.texts ?? []
        return products.isEmpty ? [package] : products
      },
      infoPlist: infoPlist(node),
      entitlements: node["entitlements"].flatMap(inlineList)
    )
  }

  /// The Info.plist that XcodeGen writes for `info`: what each app needs, and the properties.
  private static func infoPlist(_ node: SpecificationNode) -> InlineList? {
    guard let info = node["info"] else { return nil }
    let defaults = [
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleExecutable": "$(EXECUTABLE_NAME)", "CFBundleName": "$(PRODUCT_NAME)",
      "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
      "CFBundlePackageType": "$(PRODUCT_BUNDLE_PACKAGE_TYPE)",
    ]
    let node = SpecificationNode(
      .mapping(
        defaults.sorted { $0.key < $1.key }.map { key, value in
          (key, SpecificationNode(.scalar(.string(value)), at: info.origin))
        }
      ),
      at: info.origin
    )
    return InlineList(info["properties"].map(node.merged) ?? node)
  }

  /// The property list that XcodeGen writes; nil without properties, since it then leaves the file as it is.
  private static func inlineList(_ node: SpecificationNode) -> InlineList? {
    node["properties"].map(InlineList.init)
  }

  var localPackages: [Located<Path>] {
    let packages = specification["packages"]?.fields.compactMap { $0.value["path"] } ?? []
    let older = specification["localPackages"]?.items ?? []
    return (packages + older).compactMap { node in
      guard let name = node.text else { return nil }
      guard let path = root.path(Path(name), in: node.folder) else {
        root.note(
          "the package '\(name.shortened)' is outside of the project and is not read",
          at: node.origin,
          hidesSources: false
        )
        return nil
      }
      return Located(path, at: node.origin)
    }
  }

  // MARK: - Settings

  func layers(of target: ProjectTarget, _ configuration: String) -> [[SettingAssignment]] {
    guard let node = specifications[target.id] else { return [] }
    let reader = SpecifiedSettings(specification, configuration, in: root)
    return [
      reader.presets(),
      reader.configurationFile(of: specification),
      reader.deploymentTarget(specification["options"]) + reader.settings(of: specification),
      reader.configurationFile(of: node),
      reader.targetDefaults(
        node,
        target.name,
        sources: SpecifiedSources(specification, in: root).folders(of: node)
      )
        + reader.deploymentTarget(node) + reader.settings(of: node),
    ]
  }

  // MARK: - Sources

  func sources(of target: ProjectTarget) -> [Path] {
    guard let node = specifications[target.id] else { return [] }
    // What they would add may be source files of this target.
    for note in problems + templateProblems[target.id, default: []] {
      root.note(note.message, at: note.origin)
    }
    return SpecifiedSources(specification, in: root).files(of: node)
  }

  func madeSources(of target: ProjectTarget) -> [Located<String>] {
    let makers = [
      "preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts",
      "postbuildScripts", "buildRules",
    ]
    return makers.flatMap { specifications[target.id]?[$0]?.childNodes ?? [] }.flatMap { maker in
      (maker["outputFiles"]?.items ?? []).compactMap { item in
        item.text.map { Located($0, at: item.origin) }
      }
    }
  }
}
