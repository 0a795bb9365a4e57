internal import ScenarioSystem

/// The packages in the folder of a project, and which of their source folders an app links.
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

  /// Returns the folders of the targets that products consist of, with the names of the targets.
  func sourceFolders(of products: [String]) -> [(module: String, folder: Path)] {
    var waiting = Array(products.reversed())
    var seen: Set<String> = []
    var found: Set<Path> = []
    var folders: [(module: String, folder: Path)] = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      for manifest in manifests {
        waiting += manifest.products[name] ?? []
        // A product whose declaration is not understood mostly has the name of its target.
        if let target = manifest.targets[name] {
          waiting += target.dependencies
          guard let folder = manifest.sourceFolder(of: target, in: root) else {
            root.note(
              "the source files of '\(name)' were not found",
              at: Origin(manifest.folder.appending("Package.swift"))
            )
            continue
          }
          if found.insert(folder).inserted { folders.append((name, folder)) }
        }
      }
    }
    return folders
  }
}
