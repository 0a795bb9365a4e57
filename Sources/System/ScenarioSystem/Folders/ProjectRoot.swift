/// The root folder of a project: the nearest ancestor with a configuration or repository, or else the folder itself.
package enum ProjectRoot {
  /// The name of the configuration file, which marks a root.
  package static let configurationName = ".scenario-run.yaml"

  /// A common misspelling of the configuration file's name; such a file is not read, but causes a warning.
  package static let misnamedConfigurationName = ".scenario-run.yml"

  /// Whether a file has the name of a configuration file, correct or misspelled.
  static func isConfiguration(_ name: Path) -> Bool {
    name == Path(configurationName) || name == Path(misnamedConfigurationName)
  }

  static let marks = [configurationName, ".git"]

  /// The root for the working directory, as an absolute path without links.
  ///
  /// - Throws: `.io`, if the working directory does not exist.
  package static func ofWorkingDirectory() throws(ScenarioError) -> Path {
    let folder = try WorkingDirectory.path
    return path(above: Platform.resolved(folder) ?? folder)
  }

  /// Whether a folder is the root of a git repository: a clone, a worktree or a submodule.
  package static func isRepository(_ folder: Path) -> Bool {
    FileReader.exists(folder.appending(".git"))
  }

  /// Returns the root for a folder with an absolute path without links.
  package static func path(above folder: Path) -> Path { marked(above: folder) ?? folder }

  /// Returns the nearest folder with a mark: this one or an ancestor; nil if there is none.
  static func marked(above folder: Path) -> Path? {
    nearest(above: folder) { path in
      // A broken link marks a root, too: its settings must not be replaced by those of an outer folder, or by none.
      marks.contains { FileReader.isPresent(path.appending(Path($0))) }
    }
  }

  /// Returns the root of the git repository of a folder: this one or an ancestor; nil if there is none.
  static func repository(above folder: Path) -> Path? {
    nearest(above: folder, where: isRepository)
  }

  private static func nearest(above folder: Path, where isRoot: (Path) -> Bool) -> Path? {
    var parts = folder.parts
    while true {
      let path = Path(absolute: parts)
      if isRoot(path) { return path }
      guard !parts.isEmpty else { return nil }
      parts.removeLast()
    }
  }
}

/// Converts displayed paths between the working directory and another folder.
package struct PathConverter: Sendable {
  private let workingDirectoryResolver: PathResolver
  private let folderResolver: PathResolver

  /// Whether both folders are the same, so that a conversion returns the same path.
  package var isIdentity: Bool { workingDirectoryResolver.path == folderResolver.path }

  /// Creates a converter for a folder with an absolute path.
  ///
  /// - Throws: `.io`, if the working directory does not exist.
  package init(from folder: Path) throws(ScenarioError) {
    workingDirectoryResolver = PathResolver(workingDirectory: try WorkingDirectory.path)
    folderResolver = PathResolver(workingDirectory: folder)
  }

  /// Converts a path relative to the working directory into one relative to the other folder.
  package func relativeToFolder(_ display: Path) -> Path {
    isIdentity ? display : folderResolver.display(workingDirectoryResolver.components(of: display))
  }

  /// Converts a path relative to the other folder into one relative to the working directory.
  package func relativeToWorkingDirectory(_ display: Path) -> Path {
    isIdentity ? display : workingDirectoryResolver.display(folderResolver.components(of: display))
  }
}
