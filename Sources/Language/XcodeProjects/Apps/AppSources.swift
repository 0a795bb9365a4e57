internal import ScenarioSystem

/// Finds the source files of an app: its own, and those of the frameworks and packages in its project that it links.
struct AppSources {
  let candidate: AppCandidate
  /// The packages that workspaces list beside the project.
  let packages: [Located<Path>]
  let root: ProjectFolder

  /// The files, each once, those of the app first.
  var all: [SourceFile] {
    let project = candidate.project
    root.beginListing()
    var files: [SourceFile] = []
    var seen: Set<Path> = []
    func add(_ paths: [Path], of module: String) {
      var missing: [Path] = []
      for path in paths {
        guard let existing = root.existing(path) else {
          missing.append(path)
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
      let filter = SourceFilter(settings, below: project.folder, in: root)
      add(filter.compiled(project.sources(of: target)), of: target.name)
    }
    let packages = LocalPackages(project.localPackages + self.packages, in: root)
    for (module, files) in packages.sources(of: targets.flatMap(\.packageProducts)) {
      add(files, of: module)
    }
    return files
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
