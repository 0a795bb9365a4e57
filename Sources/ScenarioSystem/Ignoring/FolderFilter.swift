/// What of a folder's entries is left out, by the patterns of this folder and of those above.
struct FolderFilter {
  private let usesGitignore: Bool
  /// Those that were requested, which come before all others.
  private var patterns: IgnoreList?
  /// Those of `.gitignore` files, the nearest last.
  private var lists: [IgnoreList] = []
  /// The absolute path of the folder, by which it was named.
  private var path: Path
  /// The same without links, by which its repository knows it.
  private var realPath: Path

  /// Begins at a folder that was named, by its absolute path.
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

  /// The filter of a folder in this one.
  func below(_ name: Path) -> FolderFilter {
    var filter = self
    filter.path = path.appending(name)
    filter.realPath = realPath.appending(name)
    filter.enter()
    return filter
  }

  /// Reads the patterns of this folder itself.
  ///
  /// Patterns from outside do not reach into the root of a repository.
  mutating func read(isRepository: Bool, hasGitignore: Bool) throws(ScenarioError) {
    guard usesGitignore else { return }
    if isRepository { lists = try GitignoreFiles.repositoryList(of: realPath) }
    if hasGitignore { lists += try GitignoreFiles.list(in: realPath) }
    enter()
  }

  /// Why an entry of this folder is left out; nil if it is not.
  func reason(toSkip name: Path, isFolder: Bool) -> SkipReason? {
    for list in [patterns].compactMap(\.self) + lists.reversed() {
      if let ignores = list.ignores(name.bytes, isFolder: isFolder) {
        return ignores ? list.reason : nil
      }
    }
    return nil
  }
}
