/// What of a folder's entries is left out, by the patterns of this folder and of those above.
struct FolderFilter {
  private let usesGitignore: Bool
  /// Those that were asked for, which come before all others.
  private let patterns: IgnoreList?
  /// Those of `.gitignore` files, the nearest last.
  private var lists: [IgnoreList]
  /// The absolute path of the folder with a slash at its end, by which it was named.
  private var path: [UInt8]
  /// The same without links, by which its repository knows it; nil where that is no other.
  private var realPath: [UInt8]?

  /// Begins at a folder that was named, by its absolute path.
  init(
    folder: Path,
    seenFrom workingDirectory: Path,
    usesGitignore: Bool,
    _ patterns: IgnoreList?
  ) throws(ScenarioError) {
    self.usesGitignore = usesGitignore
    self.patterns = patterns
    path = folder.bytesAsFolder
    lists = []
    let resolved = Platform.resolved(folder) ?? folder
    if resolved != folder { realPath = resolved.bytesAsFolder }
    if usesGitignore {
      lists = try GitignoreFiles.lists(above: resolved, seenFrom: workingDirectory)
    }
  }

  /// The filter of a folder in this one, whose name ends with a slash.
  func below(_ name: Path) -> FolderFilter {
    var filter = self
    filter.path += name.bytes
    filter.realPath? += name.bytes
    return filter
  }

  /// Reads the patterns of this folder itself.
  ///
  /// Patterns from outside do not reach into the root of a repository.
  mutating func read(isRepository: Bool, hasGitignore: Bool) throws(ScenarioError) {
    guard usesGitignore else { return }
    let folder = Path(bytes: realPath ?? path)
    if isRepository { lists = try GitignoreFiles.repositoryList(of: folder) }
    if hasGitignore { lists += try GitignoreFiles.list(in: folder) }
  }

  /// The same, where the folder itself has not been listed.
  mutating func read(in folder: Path) throws(ScenarioError) {
    try read(
      isRepository: ProjectRoot.isRepository(folder),
      hasGitignore: GitignoreFiles.isFile(folder.appending(GitignoreFiles.name))
    )
  }

  /// Why a folder in this one is left out; nil if it is not.
  mutating func reason(toSkip folder: Path) -> SkipReason? {
    folder.bytes.withUnsafeBufferPointer { reason(toSkip: $0, .folder) }
  }

  /// Why an entry of this folder is left out; nil if it is not.
  mutating func reason(
    toSkip name: UnsafeBufferPointer<UInt8>,
    _ kind: FolderEntry
  ) -> SkipReason? {
    if let list = patterns, let ignores = Self.ask(list, &path, name, kind) {
      return ignores ? list.reason : nil
    }
    for list in lists.reversed() {
      let ignores =
        realPath == nil ? Self.ask(list, &path, name, kind) : ask(list, real: name, kind)
      if let ignores { return ignores ? list.reason : nil }
    }
    return nil
  }

  private mutating func ask(
    _ list: IgnoreList,
    real name: UnsafeBufferPointer<UInt8>,
    _ kind: FolderEntry
  ) -> Bool? {
    guard var folder = realPath else { return nil }
    return Self.ask(list, &folder, name, kind)
  }

  /// What a list says of an entry, whose name is put behind the path of its folder for as long as that takes.
  private static func ask(
    _ list: IgnoreList,
    _ folder: inout [UInt8],
    _ name: UnsafeBufferPointer<UInt8>,
    _ kind: FolderEntry
  ) -> Bool? {
    guard list.mayMatch(kind) else { return nil }
    let start = folder.count
    folder.append(contentsOf: name)
    defer { folder.removeLast(name.count) }
    return list.ignores(folder, nameStart: start, kind)
  }
}
