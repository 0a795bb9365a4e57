internal import ScenarioSystem

/// The targets and products of a Swift package, as far as its `Package.swift` states them in plain words.
///
/// The manifest is a program; it is not executed. Calls such as `.target(name: "A", path: "B")` are found in its text.
struct PackageManifest {
  struct Target {
    let name: String
    var path: Path?
    /// The names of targets and products that it needs.
    var dependencies: [String] = []
  }

  /// The folder of the package, relative to the root.
  let folder: Path
  /// The targets by their names.
  private(set) var targets: [String: Target] = [:]
  /// The names of the targets of each product.
  private(set) var products: [String: [String]] = [:]
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
    for call in calls.all {
      switch call.name {
      case "target", "executableTarget", "macro":
        guard let name = call.text(of: "name") else {
          // A dependency on a target has the same form, with nothing but a name.
          if call.arguments["name"] != nil {
            root.note("the name of a target is not a plain text", at: file.origin(call.offset))
          }
          continue
        }
        // A dependency in the list of another target is written like a target without anything.
        var target = targets.removeValue(forKey: name) ?? Target(name: name)
        target.path = target.path ?? call.text(of: "path").map { Path($0) }
        target.dependencies += call.strings(in: "dependencies")
        targets[name] = target
      case "library", "executable":
        if let name = call.text(of: "name") {
          products[name, default: []] += call.strings(in: "targets")
        }
      case "package":
        if let path = call.text(of: "path") { packages.append(Path(path)) }
      default: break
      }
    }
  }

  /// Returns the folder with the source files of a target; nil if there is none.
  func sourceFolder(of target: Target, in root: ProjectFolder) -> Path? {
    if let path = target.path {
      return root.path(path, in: folder).flatMap { root.isFolder($0) ? $0 : nil }
    }
    return ["Sources", "Source", "src", "srcs"].map {
      folder.appending(Path($0)).appending(Path(target.name))
    }.first(where: root.isFolder)
  }
}
