internal import ScenarioLanguage
internal import ScenarioSystem

/// The files that have changed since a revision of git: committed, not committed, or new.
struct ChangedFiles {
  /// The absolute paths, without links.
  private let paths: Set<Path>
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
    let root = try Self.git(["rev-parse", "--show-toplevel"])
    guard let root = root?.first else {
      throw ScenarioError(.usage, "--changed-since: this folder belongs to no git repository")
    }
    let commit = "\(revision)^{commit}"
    guard !revision.hasPrefix("-"),
      let known = try Self.git(["rev-parse", "--verify", "--quiet", "--end-of-options", commit])?
        .first
    else {
      throw ScenarioError(
        .usage,
        "--changed-since: git knows no revision '\(revision)'",
        help: "a clone of one commit knows no other: fetch more of the history"
      )
    }
    // Without a common ancestor, as in a shallow clone, the revision itself is compared with.
    let base = try Self.git(["merge-base", known, "HEAD"])?.first ?? known
    // From the root, all names are relative to it, whatever git is configured to.
    let changed = try Self.names(
      "-C",
      root,
      "diff",
      "--name-only",
      "--no-renames",
      "-z",
      base,
      "--"
    )
    let added = try Self.names("-C", root, "ls-files", "--others", "--exclude-standard", "-z")
    paths = Set((changed + added).map { "\(Path(root))/\(Path($0))" as Path })
    self.loader = loader
  }

  /// Whether a file has changed, or includes one that has.
  mutating func touches(_ path: ScenarioPath) -> Bool {
    if isChanged(path.path) { return true }
    guard let source = try? SourceFile(reading: path),
      source.bytes.firstRange(of: Self.include) != nil
    else { return false }
    let file = loader.load(source)
    // An included file that is gone has changed, too.
    return file.source.includedPaths.contains { isChanged(Path(displayed: $0)) }
      || file.allDiagnostics.contains { $0.id == .unreadableInclude }
  }

  private static let include = Array("include".utf8)

  private func isChanged(_ path: Path) -> Bool {
    paths.contains(path) || IncludePath.identity(of: path).map(paths.contains) ?? false
  }

  /// What git lists; that it fails is no empty list.
  private static func names(_ arguments: String...) throws(ScenarioError) -> [String] {
    guard let names = try git(arguments) else {
      throw ScenarioError(
        .io,
        "--changed-since: git cannot say what has changed",
        help: "'git \(arguments.joined(separator: " "))' says why"
      )
    }
    return names
  }

  /// What git prints, without the marks between; nil if it says no.
  private static func git(_ arguments: [String]) throws(ScenarioError) -> [String]? {
    let result: (status: Int32, output: [UInt8])
    do throws(ScenarioError) {
      result = try ExternalProgram.output(of: ["git"] + arguments)
    } catch {
      throw ScenarioError(.usage, "--changed-since needs git: \(error.message)")
    }
    guard result.status == 0 else { return nil }
    return result.output.split { $0 == 0 || $0 == UInt8(ascii: "\n") }.map { Path(bytes: $0).text }
  }
}
