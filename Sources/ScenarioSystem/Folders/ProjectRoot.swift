/// The folder that contains a project: the nearest one above with a mark of a root, else the folder itself.
public enum ProjectRoot {
  /// The name of the configuration, which is one of the marks.
  public static let configurationName = ".scenario-run.yaml"

  /// As others end the names of their configurations; it is not read, and a warning says so.
  public static let misnamedConfigurationName = ".scenario-run.yml"

  /// Whether a file of this name is a configuration, or is meant to be one.
  static func isConfiguration(_ name: Path) -> Bool {
    name == Path(configurationName) || name == Path(misnamedConfigurationName)
  }

  static let marks = [configurationName, ".git"]

  /// The root for the working directory, as an absolute path without links.
  ///
  /// - Throws: `.io`, if the working directory is gone.
  public static func ofWorkingDirectory() throws(ScenarioError) -> Path {
    let folder = try WorkingDirectory.path
    return path(above: Platform.resolved(folder) ?? folder)
  }

  /// Whether a folder is the root of a repository of git, be it a clone, a worktree or a submodule.
  public static func isRepository(_ folder: Path) -> Bool {
    FileReader.exists(folder.appending(".git"))
  }

  static func path(above folder: Path) -> Path { marked(above: folder) ?? folder }

  /// The nearest folder with a mark: this one, or one above; nil if there is none.
  static func marked(above folder: Path) -> Path? {
    var parts = folder.parts
    while true {
      let path = Path(absolute: parts)
      if marks.contains(where: { FileReader.exists(path.appending(Path($0))) }) { return path }
      guard !parts.isEmpty else { return nil }
      parts.removeLast()
    }
  }
}

/// The names of files as seen from another folder than the working directory.
public struct PathNames: Sendable {
  private let here: PathResolver
  private let there: PathResolver

  /// Whether both folders are one, so that every name is the same.
  public var isSame: Bool { here.path == there.path }

  /// Creates the names of files as seen from a folder, given by its absolute path.
  ///
  /// - Throws: `.io`, if the working directory is gone.
  public init(from folder: Path) throws(ScenarioError) {
    here = PathResolver(workingDirectory: try WorkingDirectory.path)
    there = PathResolver(workingDirectory: folder)
  }

  /// The name there of what is displayed so here.
  public func there(_ display: Path) -> Path {
    isSame ? display : there.display(here.components(of: display))
  }

  /// The name here of what is displayed so there.
  public func here(_ display: Path) -> Path {
    isSame ? display : here.display(there.components(of: display))
  }
}
