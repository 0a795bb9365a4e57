package import ScenarioSystem

/// Reads the app that a folder contains from its project files.
///
/// Nothing is built or executed. What is read is limited, and no path or link leads out of the root: the repository of the
/// folder, or the folder itself.
package struct ProjectReader {
  /// The name of the target to read; nil for the app that the project is about.
  package var target: String?
  /// The configuration to read; nil for the project's default, or its release.
  package var configuration: String?
  /// How much is read.
  package var limits = ReadingLimits()
  /// Returns the word that a misspelled one is nearest to.
  package var nearest: (_ word: String, _ words: [String]) -> String? = { _, _ in nil }
  private let readYAML: YAMLReading

  /// Creates a reader.
  ///
  /// - Parameter readYAML: Reads project specifications of XcodeGen.
  package init(readYAML: @escaping YAMLReading) { self.readYAML = readYAML }

  /// Reads a project.
  ///
  /// - Parameter path: A folder, a project, a workspace, or a specification of XcodeGen.
  /// - Returns: The app, and what was not understood.
  /// - Throws: `.noSuchPath` if there is nothing at the path, `.usage` for a target or a configuration that does not
  ///   exist.
  package func read(_ path: Path) throws(ScenarioError) -> ProjectDescription {
    guard let location = path.canonicalized() else {
      throw ScenarioError(.noSuchPath, "there is no file or folder '\(path)'")
    }
    // What is in a project or a workspace means it.
    let path = location.bundlePosition.map { Path(absolute: location.parts[...$0]) } ?? location
    let isFolder = FileReader.isFolder(path)
    let top =
      isFolder && !path.hasSuffix(".xcodeproj") && !path.hasSuffix(".xcworkspace")
      ? path : Path(absolute: path.parts.dropLast())
    let root = ProjectFolder(root: ProjectRoot.path(above: top), limits)
    let search = ProjectSearch(root.path(path, in: "") ?? "", in: root)
    var damage: [ProjectNote] = []
    let app = try app(search, in: root, &damage)
    if app == nil { Self.noteMissing(search, in: root) }
    return ProjectDescription(
      root: root.root,
      app: app,
      damage: app == nil || target == nil ? damage : [],
      notes: root.notes,
      isTruncated: root.isTruncated
    )
  }

  /// Says why there is no app.
  private static func noteMissing(_ search: ProjectSearch, in root: ProjectFolder) {
    for (path, tool) in search.unread where isProject(path, of: tool, in: root) {
      root.note(
        "projects of \(tool) are not read; generate a project of Xcode from it first",
        at: Origin(path)
      )
    }
    if search.projects.isEmpty {
      let above = search.above.map { "; there is \($0.name) in '\($0.folder)'" } ?? ""
      root.note("there is no project of Xcode or XcodeGen\(above)")
    } else {
      let names = search.projects.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      root.note("no target makes an app for iOS in \(names)")
    }
  }

  /// Whether a file that is named like one of a tool is one.
  private static func isProject(_ path: Path, of tool: String, in root: ProjectFolder) -> Bool {
    guard tool == "Tuist", let file = root.read(path) else { return true }
    return String(decoding: file.bytes, as: UTF8.self).contains("import ProjectDescription")
  }

  // MARK: - Choosing

  private func app(
    _ search: ProjectSearch,
    in root: ProjectFolder,
    _ damage: inout [ProjectNote]
  ) throws(ScenarioError) -> XcodeApp? {
    var known: [any ReadableProject] = []
    var candidates: [AppCandidate] = []
    var depth: Int?
    for path in search.projects {
      // Deeper projects are read only if those above have nothing but samples.
      let level = path.parts.count
      if target == nil, let depth, level > depth, candidates.contains(where: { !$0.isSample }) {
        break
      }
      depth = level
      let noteCount = root.notes.count
      guard let project = Self.project(path, in: root, readYAML) else {
        damage += root.notes.dropFirst(noteCount).prefix(1)
        continue
      }
      known.append(project)
      // What cannot be read for others than the chosen one does not matter.
      candidates += root.withoutNotes {
        project.targets.compactMap {
          AppCandidate($0, in: project, configuration: configuration)
        }
      }
    }
    if let target { return try named(target, candidates, known, search, in: root) }
    guard let choice = root.withoutNotes({ AppChoice(among: candidates, in: root) }) else {
      try checkConfiguration(
        known.flatMap(\.targets).filter { $0.kind == .app }.map(\.configurations)
      )
      return nil
    }
    return describe(choice.chosen, choice, search, in: root)
  }

  private static func project(
    _ path: Path,
    in root: ProjectFolder,
    _ readYAML: @escaping YAMLReading
  ) -> (any ReadableProject)? {
    ProjectSearch.isSpecification(path)
      ? SpecifiedProject(path, in: root, readYAML) : XcodeProject(path, in: root)
  }

  private func named(
    _ name: String,
    _ candidates: [AppCandidate],
    _ projects: [any ReadableProject],
    _ search: ProjectSearch,
    in root: ProjectFolder
  ) throws(ScenarioError) -> XcodeApp {
    if let candidate = candidates.first(where: { $0.target.name == name }) {
      return describe(candidate, nil, search, in: root)
    }
    if projects.contains(where: { $0.targets.contains { $0.name == name } }) {
      let targets = projects.lazy.flatMap(\.targets).filter { $0.name == name }
      try checkConfiguration(targets.map(\.configurations))
    }
    throw ScenarioError.usage(
      "there is no target '\(name)' that makes an app for iOS",
      help: help(name, candidates.map(\.target.name), "apps")
    )
  }

  /// Returns the help for a name that does not exist.
  private func help(_ name: String, _ names: [String], _ what: String) -> String {
    let meant = nearest(name, names).map { "did you mean '\($0)'? " } ?? ""
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return names.isEmpty ? "" : "\(meant)the \(what) are \(list)"
  }

  /// Throws an error if none of the targets has the configuration that is asked for.
  private func checkConfiguration(_ targets: [[String]]) throws(ScenarioError) {
    guard let configuration, !targets.isEmpty,
      !targets.contains(where: { $0.contains(configuration) })
    else { return }
    throw ScenarioError.usage(
      "there is no configuration '\(configuration)'",
      help: help(configuration, Set(targets.joined()).sorted(), "configurations")
    )
  }

  // MARK: - Describing

  private func describe(
    _ candidate: AppCandidate,
    _ choice: AppChoice?,
    _ search: ProjectSearch,
    in root: ProjectFolder
  ) -> XcodeApp {
    // Again, to note what cannot be read.
    var settings = candidate.project.settings(of: candidate.target, candidate.configuration)
    if !root.lacksFiles {
      settings.addEmpty(
        root.withoutNotes {
          candidate.project.names(of: candidate.target, besides: candidate.configuration)
        }
      )
    }
    let plists = PlistReader(
      project: candidate.project,
      target: candidate.target,
      settings: settings,
      root: root
    )
    let noteCount = root.notes.count
    let infoPlist = plists.infoPlist()
    let infoPlistProblem = infoPlist == nil ? root.notes.dropFirst(noteCount).first : nil
    let entitlements = plists.entitlements()
    let sources = root.findingSources {
      AppSources(candidate: candidate, packages: search.packages, root: root).find()
    }
    return XcodeApp(
      target: candidate.target.name,
      project: candidate.project.path,
      configuration: candidate.configuration,
      otherConfigurations: candidate.target.configurations.filter { $0 != candidate.configuration },
      reason: choice?.reason ?? "the one that was asked for",
      isArbitrary: choice?.isArbitrary ?? false,
      otherApps: choice?.others ?? [],
      deploymentTarget: settings["IPHONEOS_DEPLOYMENT_TARGET"]?.located,
      deviceFamilies: settings["TARGETED_DEVICE_FAMILY"]?.located,
      swiftVersion: settings["SWIFT_VERSION"]?.located,
      bundleIdentifier: settings["PRODUCT_BUNDLE_IDENTIFIER"]?.located,
      moduleName: settings["PRODUCT_MODULE_NAME"]?.located
        ?? settings["PRODUCT_NAME"].flatMap { $0.undefined.isEmpty ? $0.located : nil }?
        .asModuleName,
      compilationConditions: settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]?.located,
      preprocessorDefinitions: settings["GCC_PREPROCESSOR_DEFINITIONS"]?.located,
      infoPlist: infoPlist,
      infoPlistProblem: infoPlistProblem,
      entitlements: entitlements,
      sources: sources.files,
      madeSources: sources.made,
      frameworks: FrameworkSearch.frameworks(around: candidate.project.folder, in: root)
    )
  }
}

extension Located<String> {
  /// The name of the module of a product: Swift names have no other characters than letters, digits and underscores.
  fileprivate var asModuleName: Located<String> {
    Located(String(value.map { $0.isLetter || $0.isNumber ? $0 : "_" }), at: origin)
  }
}
