@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem
internal import ScenarioYAML

/// The files that changed since a Git revision, including uncommitted and untracked files.
///
/// A file counts as changed unless Git reports it as unchanged.
struct ChangedFiles {
  /// The root of the repository around the working directory.
  private let root: Path
  /// The states of this repository and of those nested in it, by their roots.
  private var repositories: [Path: GitRepository] = [:]
  /// The cached repository roots of folders; nil for a folder outside this repository.
  private var roots: [Path: Path?] = [:]
  private var loader: YAMLLoader

  /// Finds the changes on this branch since its merge base with a revision.
  ///
  /// - Parameters:
  ///   - revision: A Git revision.
  ///   - loader: The loader for files that may include changed ones.
  /// - Throws: `.usage` without Git, outside a repository, or for an unknown revision; `.io` if Git fails.
  init(since revision: String, loader: YAMLLoader) throws(ScenarioError) {
    guard let root = try Git.trimmedOutput(of: ["rev-parse", "--show-toplevel"]) else {
      throw ScenarioError.usage("--changed-since: this folder is not in a Git repository")
    }
    let commit = "\(revision)^{commit}"
    guard !revision.hasPrefix("-"),
      let resolved = try Git.trimmedOutput(
        of: ["rev-parse", "--verify", "--quiet", "--end-of-options", commit]
      )
    else {
      throw ScenarioError.usage(
        "--changed-since: unknown Git revision '\(revision)'",
        help: "a shallow clone lacks older commits: fetch more of the history"
      )
    }
    // Without a common ancestor, as in a shallow clone, the files are compared with the revision itself.
    let base = try Git.trimmedOutput(of: ["merge-base", resolved.text, "HEAD"]) ?? resolved
    self.root = root.canonicalized() ?? root
    self.loader = loader
    repositories[self.root] = try GitRepository(root: self.root, since: base.text)
  }

  /// Returns whether the changes affect a file: it changed, includes a changed file, or cannot be read.
  ///
  /// - Throws: `.usage` for a file outside the repository; `.io` if Git fails.
  mutating func affects(_ path: ScenarioPath) throws(ScenarioError) -> Bool {
    let folder = Self.resolvedFolder(of: path.path)
    guard repositoryRoot(of: folder) != nil else {
      throw ScenarioError.usage(
        "--changed-since: '\(path.display)' is outside the Git repository '\(root)'",
        help: "run the command inside the repository of that file, or without --changed-since"
      )
    }
    if try isChanged(path.path, in: folder) { return true }
    guard let source = try? SourceFile(reading: path) else { return true }
    guard Self.mayInclude(source.bytes) else { return false }
    let file = loader.load(source)
    for included in file.source.includedPaths.map({ Path(displayed: $0) }) {
      if try isChanged(included, in: Self.resolvedFolder(of: included)) { return true }
    }
    // A missing included file counts as changed.
    return file.allDiagnostics.contains { $0.id == .unreadableInclude }
  }

  /// Returns whether the project configuration was changed, added or deleted, which can affect every case.
  ///
  /// - Throws: `.io` if Git fails.
  mutating func includesConfiguration() throws(ScenarioError) -> Bool {
    var folder = Path(".").canonicalized() ?? root
    while true {
      let path = folder.appending(Path(ProjectRoot.configurationName))
      if FileReader.isPresent(path) { return try isChanged(path, in: folder) }
      if let root = repositoryRoot(of: folder), try repository(at: root).hasDeleted(path) {
        return true
      }
      // The root of the project is the folder of its configuration, or of its repository.
      guard !ProjectRoot.isRepository(folder), !folder.parts.isEmpty else { return false }
      folder = Self.folder(of: folder)
    }
  }

  /// Returns a changed file, relative to the repository, on which the app under test may depend: any that does not
  /// contain scenarios or fragments.
  ///
  /// Nobody knows which files a program reads, so that one which was deleted, or cannot be read, counts.
  ///
  /// - Throws: `.io` if Git fails.
  mutating func changeOfApp() throws(ScenarioError) -> Path? {
    guard case .compared(_, let changed, _) = try repository(at: root) else { return nil }
    let all = try changed.union(GitRepository.untrackedFiles(in: root))
    let path = all.sorted().first { !Self.hasScenarios($0) }
    return path.map { Path(joining: $0.parts.dropFirst(root.parts.count)) }
  }

  /// Whether a file has the extension of scenarios, and a line that begins with a key of theirs.
  private static func hasScenarios(_ path: Path) -> Bool {
    guard path.hasScenarioExtension, let bytes = try? FileReader.read(path: path, limit: 4 << 20)
    else { return false }
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      ["scenario:", "suite:", "fragments:"].contains { line.starts(with: $0.utf8) }
    }
  }

  /// Returns whether a file contains the key `include`, or escapes that may spell it.
  private static func mayInclude(_ bytes: [UInt8]) -> Bool {
    ["include", "info", "from"].contains { bytes.firstRange(of: Array($0.utf8)) != nil }
      || bytes.contains(UInt8(ascii: "\\")) || bytes.contains(0)
  }

  /// Returns whether the file at a path changed, or the target of a symbolic link.
  private mutating func isChanged(_ path: Path, in folder: Path) throws(ScenarioError) -> Bool {
    let link = folder.appending(path.name)
    guard try isUnchanged(link), let target = path.canonicalized() else { return true }
    if target == link { return false }
    return try !isUnchanged(target)
  }

  private mutating func isUnchanged(_ path: Path) throws(ScenarioError) -> Bool {
    guard let root = repositoryRoot(of: Self.folder(of: path)) else { return false }
    return try repository(at: root).isUnchanged(path)
  }

  private mutating func repository(at root: Path) throws(ScenarioError) -> GitRepository {
    if let cached = repositories[root] { return cached }
    guard let outer = repositoryRoot(of: Self.folder(of: root)) else { return .unknown }
    let repository = try GitRepository(root: root, inside: try repository(at: outer), at: outer)
    repositories[root] = repository
    return repository
  }

  /// Returns the root of the repository that contains a folder, whose path has no symbolic links.
  private mutating func repositoryRoot(of folder: Path) -> Path? {
    if folder == root { return root }
    if let cached = roots[folder] { return cached }
    let outerRoot = folder.parts.isEmpty ? nil : repositoryRoot(of: Self.folder(of: folder))
    // Repositories outside this repository are ignored.
    let innermostRoot = outerRoot != nil && ProjectRoot.isRepository(folder) ? folder : outerRoot
    roots[folder] = .some(innermostRoot)
    return innermostRoot
  }

  private static func resolvedFolder(of path: Path) -> Path {
    let folder = path.folderPrefix.isEmpty ? "." : path.folderPrefix
    return folder.canonicalized() ?? folder
  }

  private static func folder(of path: Path) -> Path {
    "/\(Path(joining: path.parts.dropLast()))"
  }
}
