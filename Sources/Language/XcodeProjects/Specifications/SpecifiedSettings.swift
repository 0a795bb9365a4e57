internal import ScenarioSystem

/// The build settings of a specification in a configuration.
struct SpecifiedSettings {
  private let specification: SpecificationNode
  private let configuration: String
  private let root: ProjectFolder

  init(_ specification: SpecificationNode, _ configuration: String, in root: ProjectFolder) {
    self.specification = specification
    self.configuration = configuration
    self.root = root
  }

  /// Returns the settings of `settings` in a project or a target.
  func settings(of node: SpecificationNode) -> [SettingAssignment] {
    node["settings"].map { settings($0, depth: 0) } ?? []
  }

  /// Returns settings that are a plain mapping, or have a part for all configurations, one for each, and groups.
  private func settings(_ node: SpecificationNode, depth: Int) -> [SettingAssignment] {
    let parts = ["base", "configs", "groups"]
    guard node.fields.contains(where: { parts.contains($0.key) }) else {
      return node.fields.compactMap { assignment($0.key, $0.value) }
    }
    var result: [SettingAssignment] = []
    for name in node["groups"]?.texts ?? [] where depth < 8 {
      if let group = specification["settingGroups"]?[name] {
        result += settings(group, depth: depth + 1)
      } else {
        root.note("there is no group of settings '\(name.shortened)'", at: node["groups"]?.origin)
      }
    }
    result += node["base"]?.fields.compactMap { assignment($0.key, $0.value) } ?? []
    for (name, settings) in node["configs"]?.fields ?? [] where isNamed(name) {
      result += settings.fields.compactMap { assignment($0.key, $0.value) }
    }
    return result
  }

  /// Whether a name is that of the configuration, or a part of it.
  private func isNamed(_ name: String) -> Bool {
    configuration.lowercased().contains(name.lowercased())
  }

  private func assignment(_ key: String, _ node: SpecificationNode) -> SettingAssignment? {
    let value = node.isMapping ? nil : node.texts.joined(separator: " ")
    guard let assignment = value.flatMap({ SettingAssignment(key, $0, at: node.origin) }) else {
      root.note("the build setting '\(key)' is not a text or a list of texts", at: node.origin)
      return nil
    }
    return assignment
  }

  /// Returns the settings in the configuration file of a project or a target.
  func configurationFile(of node: SpecificationNode) -> [SettingAssignment] {
    guard let file = node["configFiles"]?[configuration], let name = file.text else { return [] }
    guard let path = root.path(Path(name), in: file.folder) else {
      root.note(
        "'\(name.shortened)' is outside of the project and is not read",
        at: file.origin,
        hidesSettings: true
      )
      return []
    }
    return ConfigurationFile.read(path, mentionedAt: file.origin, in: root)
  }

  /// Returns the earliest version of iOS that `options` or a target asks for.
  func deploymentTarget(_ node: SpecificationNode?) -> [SettingAssignment] {
    guard let value = node?["deploymentTarget"], let version = value.text ?? value["iOS"]?.text
    else { return [] }
    return [SettingAssignment("IPHONEOS_DEPLOYMENT_TARGET", version, at: value.origin)]
      .compactMap(\.self)
  }

  /// Returns what XcodeGen sets without being asked.
  func presets() -> [SettingAssignment] {
    if specification["options"]?["settingPresets"]?.text == "none" { return [] }
    return [SettingAssignment("PRODUCT_NAME", "$(TARGET_NAME)", at: specification.origin)]
      .compactMap(\.self)
  }

  /// Returns what XcodeGen sets for a target: its platform, its files, and an identifier.
  func targetDefaults(
    _ node: SpecificationNode,
    _ name: String,
    sources: [Path]
  ) -> [SettingAssignment] {
    var settings: [(String, String, Origin)] = []
    if let platform = node["platform"], platform.text == "iOS" {
      settings.append(("SDKROOT", "iphoneos", platform.origin))
      settings.append(("TARGETED_DEVICE_FAMILY", "1,2", platform.origin))
    } else if let platform = node["platform"], platform.text == "auto" {
      settings.append(("SDKROOT", "auto", platform.origin))
      let isForIOS = node["supportedDestinations"]?.texts.contains("iOS") ?? false
      if isForIOS { settings.append(("SUPPORTED_PLATFORMS", "iphoneos", platform.origin)) }
    } else if let platform = node["platform"], let text = platform.text {
      settings.append(("SDKROOT", text.lowercased(), platform.origin))
    }
    if let prefix = specification["options"]?["bundleIdPrefix"], let text = prefix.text {
      settings.append(("PRODUCT_BUNDLE_IDENTIFIER", "\(text).\(name)", prefix.origin))
    }
    if node["info"] == nil, let plist = infoPlist(in: sources) {
      settings.append(("INFOPLIST_FILE", plist.text, node.origin))
    }
    if let path = node["entitlements"]?["path"], let file = path.text,
      let relative = root.path(Path(file), in: path.folder)
    {
      settings.append(("CODE_SIGN_ENTITLEMENTS", relativeToProject(relative).text, path.origin))
    }
    return settings.compactMap { SettingAssignment($0, $1, at: $2) }
  }

  /// Returns the Info.plist among the source files of a target, relative to the project.
  private func infoPlist(in sources: [Path]) -> Path? {
    sources.map { $0.appending("Info.plist") }.first(where: root.exists).map(relativeToProject)
  }

  /// Returns a path as a build setting has it: relative to the folder of the project.
  private func relativeToProject(_ path: Path) -> Path {
    let folder = specification.folder.parts
    return path.isInside(specification.folder)
      ? Path(joining: path.parts.dropFirst(folder.count))
      : Path(joining: folder.map { _ in ".." as Path } + path.parts)
  }
}
