internal import ScenarioSystem

/// The targets and products of a Swift package, as far as its `Package.swift` states them in plain words.
///
/// The manifest is a program; it is not executed. Calls such as `.target(name: "A", path: "B")` are found in its text.
struct PackageManifest {
  struct Target {
    let name: String
    /// The folder of its files; nil for one with its name.
    var path: Path?
    /// What of its folder is compiled; nil for all.
    var sources: [Path]?
    /// What of its folder is not compiled.
    var excluded: [Path] = []
    /// The names of targets and products that it needs.
    var dependencies: [String] = []
    /// What is not understood, so that its files are not known.
    var problems: [Problem] = []
    /// What is not understood, so that it may need other targets.
    var dependencyProblem: Problem?
  }

  struct Problem {
    let message: String
    let origin: Origin
  }

  /// The folder of the package, relative to the root.
  let folder: Path
  /// The targets by their names.
  private(set) var targets: [String: Target] = [:]
  /// The names of the targets without source files of the app.
  private(set) var otherTargets: Set<String> = []
  /// The names of the targets of each product.
  private(set) var products: [String: [String]] = [:]
  /// What is not understood of products, by their names.
  private(set) var productProblems: [String: Problem] = [:]
  /// What code changes of targets, so that their files are not known.
  private(set) var changedFiles: [Problem] = []
  /// What code changes of targets, so that they may need others.
  private(set) var changedDependencies: [Problem] = []
  /// The paths of other packages that it needs, relative to its folder.
  private(set) var packages: [Path] = []

  /// Reads a manifest; nil if it cannot be read.
  init?(in folder: Path, mentionedAt origin: Origin, _ root: ProjectFolder) {
    let path = folder.appending("Package.swift")
    guard let file = root.read(path, mentionedAt: origin) else { return nil }
    guard let text = file.text else {
      root.note("not read: the file is not UTF-8", at: Origin(path))
      return nil
    }
    self.folder = folder
    let calls = ManifestCalls(text)
    for (property, offset) in calls.changes {
      let problem = Problem(
        message: "code changes '\(property)' of a target, so that its value is not known",
        origin: file.origin(offset)
      )
      if property == "dependencies" {
        changedDependencies.append(problem)
      } else {
        changedFiles.append(problem)
      }
    }
    for call in calls.all {
      let origin = file.origin(call.offset)
      switch call.name {
      case "binaryTarget", "systemLibrary", "plugin", "testTarget":
        if let name = calls.text("name", of: call) { otherTargets.insert(name) }
      case "target", "executableTarget", "macro":
        guard let name = calls.text("name", of: call) else {
          // A dependency on a target has the same form, with nothing but a name.
          if call.arguments["name"] != nil {
            root.note("the name of a target is not a plain text", at: origin)
          }
          continue
        }
        addTarget(name, call, calls, origin)
      case "library", "executable":
        guard let name = calls.text("name", of: call) else { continue }
        let targets = calls.texts("targets", of: call)
        products[name, default: []] += targets?.all ?? []
        if let unknown = targets?.unknown {
          productProblems[name] = Problem(
            message: "which targets the product '\(name.shortened)' has is not known: '\(unknown)'",
            origin: origin
          )
        }
      case "package":
        guard call.arguments["path"] != nil else { continue }
        guard let path = calls.text("path", of: call) else {
          root.note("the path of a package is not a plain text", at: origin)
          continue
        }
        packages.append(Path(path))
      default: break
      }
    }
  }

  /// Adds a target; a dependency in the list of another one is written like a target without anything.
  private mutating func addTarget(
    _ name: String,
    _ call: ManifestCalls.Call,
    _ calls: ManifestCalls,
    _ origin: Origin
  ) {
    var target = targets.removeValue(forKey: name) ?? Target(name: name)
    /// Returns the texts of an argument that decides which files are compiled.
    func files(_ label: String) -> [Path]? {
      calls.texts(label, of: call).flatMap { texts in
        guard let unknown = texts.unknown else { return texts.all.map { Path($0) } }
        target.problems.append(
          Problem(
            message: "which files the target '\(name.shortened)' has is not known: "
              + "'\(label)' is not a plain text or list, but has '\(unknown)'",
            origin: origin
          )
        )
        return nil
      }
    }
    target.path = target.path ?? files("path")?.first
    target.sources = target.sources ?? files("sources")
    target.excluded += files("exclude") ?? []
    let dependencies = calls.texts("dependencies", of: call)
    target.dependencies += dependencies?.all ?? []
    if let unknown = dependencies?.unknown {
      target.dependencyProblem = Problem(
        message: "which targets '\(name.shortened)' needs is not known: '\(unknown)'",
        origin: origin
      )
    }
    targets[name] = target
  }

  /// Returns the targets of a product that the manifest does not have in plain words.
  func missingTargets(of product: String) -> [String] {
    (products[product] ?? []).filter { targets[$0] == nil && !otherTargets.contains($0) }
  }

  /// Returns the source files of a target; nil if there is no folder.
  func sourceFiles(of target: Target, in root: ProjectFolder) -> [Path]? {
    guard let folder = sourceFolder(of: target, in: root) else { return nil }
    let sources = target.sources.map { $0.compactMap { root.path($0, in: folder) } }
    let excluded = target.excluded.compactMap { root.path($0, in: folder) }
    return SourceFiles.below(folder, in: root).filter { file in
      sources?.contains { file.isInside($0) } != false && !excluded.contains { file.isInside($0) }
    }
  }

  private func sourceFolder(of target: Target, in root: ProjectFolder) -> Path? {
    if let path = target.path {
      return root.path(path, in: folder).flatMap { root.isFolder($0) ? $0 : nil }
    }
    return ["Sources", "Source", "src", "srcs"].map {
      folder.appending(Path($0)).appending(Path(target.name))
    }.first(where: root.isFolder)
  }
}
