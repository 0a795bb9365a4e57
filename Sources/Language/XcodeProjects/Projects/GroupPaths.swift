internal import ScenarioSystem

/// The paths of the files and folders in the groups of an Xcode project.
struct GroupPaths {
  /// The path of each object, relative to the root.
  private var paths: [String: Path] = [:]

  subscript(id: String) -> Path? { paths[id] }

  /// Finds the paths of all objects below the project's main group.
  ///
  /// - Parameters:
  ///   - objects: The project.
  ///   - top: The folder of the project, relative to the root.
  ///   - folder: The root.
  init(_ objects: ProjectObjects, below top: Path, in folder: ProjectFolder) {
    // Each object is visited once, so that groups inside themselves end.
    var visited: Set<String> = []
    var waiting: [(id: String, parent: Path?)] = []
    if let group = objects[objects.root]?.text("mainGroup") { waiting = [(group, top)] }
    while let (id, parent) = waiting.popLast() {
      guard visited.insert(id).inserted, let object = objects[id] else { continue }
      let path = Self.path(of: object, parent: parent, top: top, in: folder)
      if let path { paths[id] = path }
      waiting += object.texts("children").map { ($0, path) }
    }
  }

  private static func path(
    of object: ProjectObject,
    parent: Path?,
    top: Path,
    in folder: ProjectFolder
  ) -> Path? {
    let base: Path? =
      switch object.text("sourceTree") {
      case "SOURCE_ROOT": top
      case "<group>", nil: parent
      case "<absolute>": ""
      // In the SDK, or among the products.
      default: nil
      }
    guard let base else { return nil }
    guard let path = object.text("path"), !path.isEmpty else { return base }
    return folder.path(Path(path), in: base)
  }
}
