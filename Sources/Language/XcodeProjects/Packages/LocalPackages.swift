internal import ScenarioSystem

/// The packages in the folder of a project, and which of their source files an app links.
struct LocalPackages {
  private let root: ProjectFolder
  private var manifests: [PackageManifest] = []

  /// Reads the manifests of packages, and of those that they need.
  init(_ packages: [Located<Path>], in root: ProjectFolder) {
    self.root = root
    var waiting = packages
    var seen: Set<Path> = []
    while let package = waiting.popLast() {
      guard seen.insert(package.value).inserted,
        let manifest = PackageManifest(in: package.value, mentionedAt: package.origin, root)
      else { continue }
      manifests.append(manifest)
      let origin = Origin(package.value.appending("Package.swift"))
      waiting += manifest.packages.compactMap { path in
        root.path(path, in: package.value).map { Located($0, at: origin) }
      }
    }
    manifests.sort { $0.folder < $1.folder }
  }

  /// Returns the source files of the targets that products consist of, with the names of the targets.
  func sources(of products: [String]) -> [(module: String, files: [Path])] {
    var waiting = Array(products.reversed())
    var seen: Set<String> = []
    var problems: [PackageManifest.Problem] = []
    var sources: [(module: String, files: [Path])] = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      for manifest in manifests {
        waiting += manifest.products[name] ?? []
        if let problem = manifest.productProblems[name] { problems.append(problem) }
        for target in manifest.missingTargets(of: name) {
          root.note(
            "the target '\(target.shortened)' of the product '\(name.shortened)' was not found",
            at: Origin(manifest.folder.appending("Package.swift"))
          )
        }
        // A product whose declaration is not understood mostly has the name of its target.
        guard let target = manifest.targets[name] else { continue }
        waiting += target.dependencies
        problems += [target.dependencyProblem].compactMap(\.self) + manifest.changedDependencies
        sources.append((name, files(of: target, in: manifest)))
      }
    }
    // What is not known of dependencies matters if there is anything that could be meant.
    if manifests.contains(where: { $0.targets.keys.contains { !seen.contains($0) } }) {
      for problem in problems { root.note(problem.message, at: problem.origin) }
    }
    return sources
  }

  private func files(
    of target: PackageManifest.Target,
    in manifest: PackageManifest
  ) -> [Path] {
    for problem in target.problems + manifest.changedFiles {
      root.note(problem.message, at: problem.origin)
    }
    if let files = manifest.sourceFiles(of: target, in: root) { return files }
    if target.problems.isEmpty {
      root.note(
        "the source files of '\(target.name)' were not found",
        at: Origin(manifest.folder.appending("Package.swift"))
      )
    }
    return []
  }
}
