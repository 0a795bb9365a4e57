internal import ScenarioSystem

/// Finds the projects in a folder.
struct ProjectSearch {
  /// The projects, `App.xcodeproj` or `project.yml`, those near the top first.
  private(set) var projects: [Path] = []
  /// The folders of packages that workspaces list, each with where it is mentioned.
  private(set) var packages: [Located<Path>] = []
  /// The files of tools whose projects are not read.
  private(set) var unread: [(path: Path, tool: String)] = []
  /// The nearest project in a folder above the one that was searched, if that has none.
  private(set) var above: (folder: String, name: Path)?

  /// Folders of tools, which contain projects of others.
  private static let skipped: Set<Path> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "vendor",
  ]

  /// Finds the projects below a path, which may itself be a project or a workspace.
  init(_ path: Path, in root: ProjectFolder) {
    let name = path.name
    if name.hasSuffix(".xcodeproj") || Self.isSpecification(name) {
      projects = [path]
    } else if name.hasSuffix(".xcworkspace") {
      add(Workspace.items(of: path, in: root), in: root)
    } else {
      search(path, in: root)
      if projects.isEmpty { above = Self.project(above: path, in: root) }
    }
  }

  /// Returns the nearest project above a folder in the root, with how the folder leads there.
  private static func project(above path: Path, in root: ProjectFolder) -> (String, Path)? {
    var parts = path.parts
    var steps: [String] = []
    while !parts.isEmpty {
      parts.removeLast()
      steps.append("..")
      let names = root.names(Path(joining: parts))
      if let name = names.first(where: isProject) ?? names.first(where: { $0 == "project.yml" }) {
        return (steps.joined(separator: "/"), name)
      }
    }
    return nil
  }

  /// Whether a path that is given is that of a specification, which may have another name than `project.yml`.
  static func isSpecification(_ path: Path) -> Bool { path.hasScenarioExtension }

  private static func isProject(_ path: Path) -> Bool { path.name.hasSuffix(".xcodeproj") }

  private mutating func search(_ top: Path, in root: ProjectFolder) {
    var workspaces: [Path] = []
    root.beginListing(root.limits.names)
    root.walk(from: top) { name in
      Self.skipped.contains(name) || SourceFiles.isPackage(name)
    } _: { folder, entries in
      let names = entries.map(\.name)
      // A folder that only has the settings of users remains where a project is generated.
      let isGenerated = names.contains("project.yml")
      let found = names.filter { name in
        let project = folder.appending(name)
        return Self.isProject(name)
          && (!isGenerated || root.exists(project.appending("project.pbxproj")))
      }
      projects += found.map(folder.appending)
      for name in names {
        switch name {
        // The project that was made of it is there, too, and is what is built.
        case "project.yml" where found.isEmpty: projects.append(folder.appending(name))
        case "Project.swift" where found.isEmpty: unread.append((folder.appending(name), "Tuist"))
        case "BUILD", "BUILD.bazel": unread.append((folder.appending(name), "Bazel"))
        default: if name.hasSuffix(".xcworkspace") { workspaces.append(folder.appending(name)) }
        }
      }
    }
    for workspace in workspaces { add(Workspace.items(of: workspace, in: root), in: root) }
  }

  /// Adds the projects and packages of a workspace, except for those that tools have made.
  private mutating func add(_ items: [Located<Path>], in root: ProjectFolder) {
    var known = Set(projects)
    for item in items where !item.value.parts.contains(where: Self.skipped.contains) {
      if Self.isProject(item.value) {
        if root.isFolder(item.value), known.insert(item.value).inserted {
          projects.append(item.value)
        }
      } else if root.exists(item.value.appending("Package.swift")) {
        packages.append(item)
      }
    }
  }
}
