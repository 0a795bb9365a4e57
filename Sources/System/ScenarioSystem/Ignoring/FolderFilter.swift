/// Decides which entries of a folder are ignored, by the patterns of this folder and its ancestors.
struct FolderFilter {
  private let usesGitignore: Bool
  /// The patterns of the options, which take precedence.
  private var patterns: IgnoreList?
  /// The patterns of `.gitignore` files, the nearest last.
  private var lists: [IgnoreList] = []
  /// The absolute path of the folder, as specified.
  private var path: Path
  /// The path without links, which the patterns of a repository refer to.
  private var realPath: Path

  /// Starts at a folder argument with an absolute path.
  init(
    folder: Path,
    seenFrom workingDirectory: Path,
    _ exclusions: Exclusions
  ) throws(ScenarioError) {
    usesGitignore = exclusions.usesGitignore
    patterns = exclusions.list(seenFrom: workingDirectory)
    path = folder
    realPath = Platform.resolved(folder) ?? folder
    if usesGitignore {
      lists = try GitignoreFiles.lists(above: realPath, seenFrom: workingDirectory)
    }
    enter()
  }

  private mutating func enter() {
    patterns?.enter(path)
    for index in lists.indices { lists[index].enter(realPath) }
  }

  /// Returns the filter for a subfolder.
  func below(_ name: Path) -> FolderFilter {
    var filter = self
    filter.path = path.appending(name)
    filter.realPath = realPath.appending(name)
    filter.enter()
    return filter
  }

  /// Adds the patterns of this folder.
  ///
  /// Patterns from outside do not apply inside a repository.
  mutating func read(isRepository: Bool, hasGitignore: Bool) throws(ScenarioError) {
    guard usesGitignore else { return }
    if isRepository { lists = try GitignoreFiles.repositoryList(of: realPath) }
    if hasGitignore { lists += try GitignoreFiles.list(in: realPath) }
    enter()
  }

  /// Returns why an entry of this folder is ignored; nil if it is not.
  func reason(toIgnore name: Path, isFolder: Bool) -> IgnoreReason? {
    for list in [patterns].compactMap(\.self) + lists.reversed() {
      if let ignores = list.ignores(name.bytes, isFolder: isFolder) {
        return ignores ? list.reason : nil
      }
    }
    return nil
  }
}
