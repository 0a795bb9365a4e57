internal import PropertyLists
internal import ScenarioSystem

/// A project of Xcode: `project.pbxproj` in a folder `Name.xcodeproj`.
struct XcodeProject: ReadableProject {
  let path: Path
  let folder: Path
  let objects: ProjectObjects
  let targets: [ProjectTarget]
  let root: ProjectFolder
  let groups: GroupPaths

  var name: String {
    let name = path.name.description
    return name.hasSuffix(".xcodeproj") ? String(name.dropLast(".xcodeproj".count)) : name
  }

  /// Reads a project; nil if it cannot be read, which is noted.
  init?(_ path: Path, in root: ProjectFolder) {
    let file: Path = path.appending("project.pbxproj")
    if !root.exists(file) { root.note("there is no file '\(file)'", at: Origin(path)) }
    guard let (file, list) = root.propertyList(file, isProject: true) else { return nil }
    let objects = ProjectObjects(list, in: file)
    guard let project = objects[objects.root], project.type == "PBXProject" else {
      root.note("there is no PBXProject: it is not a project of Xcode", at: Origin(file.path))
      return nil
    }
    let parent = Path(joining: path.parts.dropLast())
    self.path = path
    self.root = root
    self.objects = objects
    let directory = Path(project.text("projectDirPath") ?? "")
    folder = root.path(directory, in: parent) ?? parent
    groups = GroupPaths(objects, below: folder, in: root)
    targets = Self.targets(of: project, objects)
  }

  // MARK: - Targets

  /// The number of targets, which is far more than the largest apps have.
  private static let maximumTargets = 1_000

  private static func targets(
    of project: ProjectObject,
    _ objects: ProjectObjects
  ) -> [ProjectTarget] {
    let targets = objects.objects(project, "targets").prefix(maximumTargets)
    // A product that is linked belongs to a target, too.
    let makers = Dictionary(
      targets.compactMap { target in target.text("productReference").map { ($0, target.id) } },
      uniquingKeysWith: { first, _ in first }
    )
    let projectList = objects[project.text("buildConfigurationList")]
    return targets.map { target in
      let list = objects[target.text("buildConfigurationList")]
      let linked = buildFiles(of: target, "PBXFrameworksBuildPhase", objects)
      return ProjectTarget(
        id: target.id,
        name: target.text("name") ?? target.id,
        kind: TargetKind(productType: target.text("productType") ?? "other"),
        origin: objects.origin(target, "name"),
        configurations: objects.objects(list, "buildConfigurations").compactMap { $0.text("name") },
        defaultConfiguration: list?.text("defaultConfigurationName")
          ?? projectList?.text("defaultConfigurationName"),
        dependencies: objects.objects(target, "dependencies").compactMap { $0.text("target") }
          + linked.compactMap { $0.text("fileRef").flatMap { makers[$0] } },
        packageProducts: objects.objects(target, "packageProductDependencies").compactMap {
          $0.text("productName")
        } + linked.compactMap { objects[$0.text("productRef")]?.text("productName") }
      )
    }
  }

  /// Returns the files of the build phases of a type that are built for iOS.
  static func buildFiles(
    of target: ProjectObject,
    _ phase: String,
    _ objects: ProjectObjects
  ) -> [ProjectObject] {
    objects.objects(target, "buildPhases").filter { $0.type == phase }.flatMap {
      objects.objects($0, "files")
    }.filter { file in
      let filters = file.texts("platformFilters") + [file.text("platformFilter")].compactMap(\.self)
      return filters.isEmpty || filters.contains("ios")
    }
  }

  // MARK: - Settings

  func layers(of target: ProjectTarget, _ configuration: String) -> [[SettingAssignment]] {
    let lists = [objects[objects.root], objects[target.id]].map {
      objects[$0?.text("buildConfigurationList")]
    }
    return lists.flatMap { list -> [[SettingAssignment]] in
      let configurations = objects.objects(list, "buildConfigurations")
      // A project without this configuration uses its default one.
      let found =
        configurations.first { $0.text("name") == configuration }
        ?? configurations.first { $0.text("name") == list?.text("defaultConfigurationName") }
      guard let found else { return [] }
      return [configurationFile(of: found), settings(of: found)]
    }
  }

  private func configurationFile(of configuration: ProjectObject) -> [SettingAssignment] {
    let key = "baseConfigurationReference"
    let path: Path?
    if let id = configuration.text(key) {
      path = groups[id]
    } else if let folder = configuration.text(key + "Anchor").flatMap({ groups[$0] }),
      let relative = configuration.text(key + "RelativePath")
    {
      path = root.path(Path(relative), in: folder)
    } else {
      return []
    }
    let origin = objects.origin(configuration, key)
    guard let path else {
      root.note(
        "the configuration file is outside of the project and is not read",
        at: origin,
        hidesSettings: true
      )
      return []
    }
    return ConfigurationFile.read(path, mentionedAt: origin, in: root)
  }

  private func settings(of configuration: ProjectObject) -> [SettingAssignment] {
    (configuration.list.entry("buildSettings")?.value.entries ?? []).compactMap { entry in
      let origin = objects.file.origin(entry.keyRange?.lowerBound)
      let value =
        entry.value.string
        ?? entry.value.items?.compactMap(\.string).joined(separator: " ")
      let assignment = value.flatMap { SettingAssignment(entry.key, $0, at: origin) }
      if assignment == nil {
        root.note("the build setting '\(entry.key)' is not a text or a list of texts", at: origin)
      }
      return assignment
    }
  }
}
