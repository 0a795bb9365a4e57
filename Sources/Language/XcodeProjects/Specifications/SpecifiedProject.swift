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

  /// Reads a project; nil if it cannot be read, which is noted.
  init?(_ path: Path, in root: ProjectFolder, _ readYAML: @escaping YAMLReading) {
    guard let specification = SpecificationFile.read(path, in: root, readYAML) else { return nil }
    self.path = path
    self.root = root
    self.specification = specification
    folder = Path(joining: path.parts.dropLast())
    name = specification["name"]?.text ?? folder.name.description
    let reader = TargetSpecifications(specification, in: root)
    specifications = Dictionary(reader.all.map { ($0.name, $0.node) }, uniquingKeysWith: { $1 })
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
      node.text.flatMap { root.path(Path($0), in: node.folder) }.map {
        Located($0, at: node.origin)
      }
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
      reader.targetDefaults(node, target.name, sources: node["sources"].map(sourceFolders) ?? [])
        + reader.deploymentTarget(node) + reader.settings(of: node),
    ]
  }

  // MARK: - Sources

  /// The files and folders of `sources`, relative to the root.
  private func sourceFolders(_ sources: SpecificationNode) -> [Path] {
    (sources.isMapping ? [sources] : sources.childNodes).compactMap { node in
      let text = node.text ?? node["path"]?.text
      return text.flatMap { root.path(Path($0), in: node.folder) }
    }
  }

  func sources(of target: ProjectTarget) -> [Path] {
    guard let sources = specifications[target.id]?["sources"] else { return [] }
    var seen: Set<Path> = []
    return (sources.isMapping ? [sources] : sources.childNodes).flatMap { node -> [Path] in
      guard let path = (node.text ?? node["path"]?.text).map({ Path($0) }),
        let top = root.path(path, in: node.folder)
      else { return [] }
      if let phase = node["buildPhase"]?.text, phase != "sources" { return [] }
      let excludes = (node["excludes"]?.texts ?? []).map { Glob($0.utf8) }
      let includes = (node["includes"]?.texts ?? []).map { Glob($0.utf8) }
      let files = root.isFolder(top) ? SourceFiles.below(top, in: root) : [top]
      return files.filter { file in
        let inner = file.parts.dropFirst(top.parts.count)
        // A pattern may name a file, or a folder that contains it.
        func isNamed(by patterns: [Glob]) -> Bool {
          inner.indices.contains { end in
            let path = Path(joining: inner[...end]).bytes
            return patterns.contains { $0.matches(path[...]) }
          }
        }
        return SourceFiles.isSource(file) && !isNamed(by: excludes)
          && (includes.isEmpty || isNamed(by: includes))
      }
    }.filter { seen.insert($0).inserted }
  }
}
