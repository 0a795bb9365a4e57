internal import ScenarioSystem

/// The paths of the files and folders in the groups of an Xcode project.
struct GroupPaths {
  /// The path of each object, relative to the root.
  private var paths: [String: Path] = [:]
  /// The objects that a build makes.
  private var products: Set<String> = []

  /// Whether a build makes the file of an object.
  func isProduct(_ id: String) -> Bool { products.contains(id) }

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
    var waiting: [(id: String, parent: Path?, isMade: Bool)] = []
    if let group = objects[objects.root]?.text("mainGroup") { waiting = [(group, top, false)] }
    while let (id, parent, isParentMade) = waiting.popLast() {
      guard visited.insert(id).inserted, let object = objects[id] else { continue }
      let path = Self.path(of: object, parent: parent, top: top, in: folder)
      if let path { paths[id] = path }
      let tree = object.text("sourceTree") ?? "<group>"
      let isMade = tree == "<group>" ? isParentMade : Self.productTrees.contains(tree)
      if isMade { products.insert(id) }
      waiting += object.texts("children").map { ($0, path, isMade) }
    }
  }

  /// The folders into which a build writes.
  private static let productTrees = [
    "BUILT_PRODUCTS_DIR", "CONFIGURATION_BUILD_DIR", "DERIVED_FILE_DIR", "DERIVED_SOURCES_DIR",
  ]

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
