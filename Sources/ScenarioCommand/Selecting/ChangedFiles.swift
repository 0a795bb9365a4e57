internal import ScenarioLanguage
internal import ScenarioSystem
internal import ScenarioYAML

/// The files that have changed since a revision of git: committed, not committed, or not tracked.
///
/// What git does not know to be unchanged counts as changed.
struct ChangedFiles {
  /// The root of the repository around the working directory.
  private let root: Path
  /// What is known of this repository and of those inside of it, by their roots.
  private var repositories: [Path: GitRepository] = [:]
  /// The root of the repository of each folder that was requested; nil outside of this repository.
  private var roots: [Path: Path?] = [:]
  private var loader: YAMLLoader

  /// Asks git.
  ///
  /// Counted are the changes since this branch left the revision, not those made there since.
  ///
  /// - Parameters:
  ///   - revision: Any name of a commit that git knows.
  ///   - loader: Reads files that may include changed ones.
  /// - Throws: `.usage` without git, outside of a repository, or for an unknown revision; `.io` where git fails.
  init(since revision: String, loader: YAMLLoader) throws(ScenarioError) {
    guard let root = try Git.line(["rev-parse", "--show-toplevel"]) else {
      throw ScenarioError(.usage, "--changed-since: this folder is not in a Git repository")
    }
    let commit = "\(revision)^{commit}"
    guard !revision.hasPrefix("-"),
      let known = try Git.line(["rev-parse", "--verify", "--quiet", "--end-of-options", commit])
    else {
      throw ScenarioError(
        .usage,
        "--changed-since: unknown Git revision '\(revision)'",
        help: "a shallow clone lacks older commits: fetch more of the history"
      )
    }
    // Without a common ancestor, as in a shallow clone, the revision itself is compared with.
    let base = try Git.line(["merge-base", known.text, "HEAD"]) ?? known
    self.root = IncludePath.identity(of: root) ?? root
    self.loader = loader
    repositories[self.root] = try GitRepository(root: self.root, since: base.text)
  }

  /// Whether a file has changed, or includes one that has; one that cannot be read may have.
  ///
  /// - Throws: `.usage` for a file outside of the repository; `.io` where git fails.
  mutating func touches(_ path: ScenarioPath) throws(ScenarioError) -> Bool {
    let folder = Self.resolvedFolder(of: path.path)
    guard repositoryRoot(of: folder) != nil else {
      throw ScenarioError(
        .usage,
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
    // An included file that is gone has changed, too.
    return file.allDiagnostics.contains { $0.id == .unreadableInclude }
  }

  /// Whether the configuration of the project has changed, is new, or is gone: then every case may end otherwise.
  ///
  /// - Throws: `.io` where git fails.
  mutating func touchesConfiguration() throws(ScenarioError) -> Bool {
    var folder = IncludePath.identity(of: ".") ?? root
    while true {
      let path = folder.appending(Path(ProjectRoot.configurationName))
      if FileReader.exists(path) { return try isChanged(path, in: folder) }
      if let root = repositoryRoot(of: folder), try repository(at: root).hasLost(path) {
        return true
      }
      // The project ends where its configuration is, or its repository.
      guard !ProjectRoot.isRepository(folder), !folder.parts.isEmpty else { return false }
      folder = Self.folder(of: folder)
    }
  }

  /// Whether the word is there, or may be spelled with an escape.
  private static func mayInclude(_ bytes: [UInt8]) -> Bool {
    bytes.firstRange(of: Array("include".utf8)) != nil || bytes.contains(UInt8(ascii: "\\"))
      || bytes.contains(0)
  }

  /// Whether what lies at a path has changed, or where it leads to if it is a link.
  private mutating func isChanged(_ path: Path, in folder: Path) throws(ScenarioError) -> Bool {
    let own = folder.appending(path.name)
    guard try isUnchanged(own), let target = IncludePath.identity(of: path) else { return true }
    if target == own { return false }
    return try !isUnchanged(target)
  }

  private mutating func isUnchanged(_ path: Path) throws(ScenarioError) -> Bool {
    guard let root = repositoryRoot(of: Self.folder(of: path)) else { return false }
    return try repository(at: root).isUnchanged(path)
  }

  private mutating func repository(at root: Path) throws(ScenarioError) -> GitRepository {
    if let known = repositories[root] { return known }
    guard let outer = repositoryRoot(of: Self.folder(of: root)) else { return .unknown }
    let repository = try GitRepository(root: root, inside: try repository(at: outer), at: outer)
    repositories[root] = repository
    return repository
  }

  /// The root of the repository of a folder, given by its path without links.
  private mutating func repositoryRoot(of folder: Path) -> Path? {
    if folder == root { return root }
    if let known = roots[folder] { return known }
    let above = folder.parts.isEmpty ? nil : repositoryRoot(of: Self.folder(of: folder))
    // Whatever lies there: outside of this repository nothing is requested.
    let found = above != nil && ProjectRoot.isRepository(folder) ? folder : above
    roots[folder] = .some(found)
    return found
  }

  private static func resolvedFolder(of path: Path) -> Path {
    let folder = path.folderPrefix.isEmpty ? "." : path.folderPrefix
    return IncludePath.identity(of: folder) ?? folder
  }

  private static func folder(of path: Path) -> Path {
    "/\(Path(joining: path.parts.dropLast()))"
  }
}
