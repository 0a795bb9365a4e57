internal import ScenarioSystem

/// Finds the source files of an app: its own, and those of the frameworks and packages in its project that it links.
struct AppSources {
  let candidate: AppCandidate
  /// The packages that workspaces list beside the project.
  let packages: [Located<Path>]
  let root: ProjectFolder

  /// Returns the files, each once, those of the app first, and those that a build makes, which are not there.
  func find() -> (files: [SourceFile], made: [Located<String>]) {
    let project = candidate.project
    root.beginListing()
    var files: [SourceFile] = []
    var made: [Path: Located<String>] = [:]
    var seen: Set<Path> = []
    func add(_ paths: [Path], of module: String) {
      var missing: [Path] = []
      for path in paths {
        guard let existing = root.existing(path) else {
          if made[path] == nil { missing.append(path) }
          continue
        }
        // A link may lead to a file that is listed, too.
        if seen.insert(root.identity(existing) ?? existing).inserted {
          files.append(SourceFile(path: existing, module: module))
        }
      }
      if let first = missing.first {
        let rest = missing.count - 1
        let others = rest == 0 ? "" : rest == 1 ? ", and another" : ", and \(rest) others"
        // Nobody can build the app without them, so that a file of its own cannot be missing unnoticed.
        root.note(
          "source files of '\(module)' are not there: '\(first)'\(others)",
          hidesSources: false
        )
      }
    }
    let targets = Self.linked(by: candidate.target, in: project)
    for target in targets {
      let settings = root.besidesSources { project.settings(of: target, candidate.configuration) }
      made.merge(madeSources(of: target, settings)) { first, _ in first }
      let filter = SourceFilter(settings, below: project.folder, in: root)
      add(filter.compiled(project.sources(of: target)), of: target.name)
    }
    let packages = LocalPackages(project.localPackages + self.packages, in: root)
    for (module, files) in packages.sources(of: targets.flatMap(\.packageProducts)) {
      add(files, of: module)
    }
    return (files, made.sorted { ($0.value.value, $0.key) < ($1.value.value, $1.key) }.map(\.value))
  }

  /// The source files that a build of a target makes and that are not there, by their paths.
  private func madeSources(
    of target: ProjectTarget,
    _ settings: BuildSettings
  ) -> [Path: Located<String>] {
    let folder = candidate.project.folder
    let made =
      candidate.project.madeSources(of: target).compactMap { file in
        // A header has no code.
        let path = Path(settings.expand(file.value).text)
        guard SourceFiles.isSource(path), !path.hasSuffix(".h") else { return nil }
        let inRoot = root.path(path, in: folder)
        if let inRoot, root.exists(inRoot) { return nil }
        return (inRoot ?? path, Located(path.name.description, at: file.origin))
      } as [(Path, Located<String>)]
    return Dictionary(made) { first, _ in first }
  }

  /// Returns a target with the frameworks of the same project that it links, directly or not.
  private static func linked(
    by target: ProjectTarget,
    in project: any ReadableProject
  ) -> [ProjectTarget] {
    let targets = Dictionary(
      project.targets.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var result = [target]
    var seen: Set<String> = [target.id]
    var next = 0
    while next < result.count {
      for id in result[next].dependencies where seen.insert(id).inserted {
        if let found = targets[id], found.kind == .framework {
          result.append(found)
        }
      }
      next += 1
    }
    return result
  }
}
