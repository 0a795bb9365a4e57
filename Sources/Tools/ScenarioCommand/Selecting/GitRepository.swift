internal import ScenarioSystem

/// The state of the files in a Git repository, compared with a commit.
enum GitRepository {
  /// The absolute paths of the tracked files that Git compares, and of those that differ from the commit `base`.
  case compared(tracked: Set<Path>, changed: Set<Path>, base: String)
  /// A repository that cannot be compared, such as a nested one that the outer repository does not track.
  case unknown

  /// Compares the files of a repository with a commit.
  ///
  /// - Throws: `.io` if Git fails, which must not be mistaken for an empty list.
  init(root: Path, since base: String) throws(ScenarioError) {
    // Run in the root, Git prints paths relative to the root, however it is configured.
    let changed = try Self.names(
      in: root,
      ["diff", "--name-only", "--no-renames", "-z", base, "--"]
    )
    // Each name follows a letter and a blank. Git does not compare files with `S` (skip-worktree) and with lower-case
    // letters (assume-unchanged), and lists them as unchanged.
    let tracked = try Self.names(in: root, ["ls-files", "-v", "-z"]).compactMap { line in
      line.hasPrefix("H ") ? Path(bytes: line.bytes.dropFirst(2)) : nil
    }
    self = .compared(
      tracked: Set(tracked.map(root.appending)),
      changed: Set(changed.map(root.appending)),
      base: base
    )
  }

  /// Compares a nested repository, such as a submodule, with the commit that the outer repository has recorded for it.
  ///
  /// - Throws: `.io` if Git fails.
  init(root: Path, inside outer: GitRepository, at outerRoot: Path) throws(ScenarioError) {
    // In a Git hook, these variables refer to another repository.
    let isRedirected = ["GIT_DIR", "GIT_INDEX_FILE"].contains {
      ProcessEnvironment.value($0) != nil
    }
    guard !isRedirected, case .compared(_, _, let outerBase) = outer,
      let commit = try Self.commit(
        of: Path(joining: root.parts.dropFirst(outerRoot.parts.count)),
        in: outerRoot,
        at: outerBase
      ),
      try Git.output(of: ["-C", root.text, "cat-file", "-e", "\(commit)^{commit}"]) != nil
    else {
      self = .unknown
      return
    }
    try self.init(root: root, since: commit)
  }

  /// Returns whether a file, whose path has no symbolic links, is tracked and the same as in the commit.
  func isUnchanged(_ path: Path) -> Bool {
    guard case .compared(let tracked, let changed, _) = self else { return false }
    return tracked.contains(path) && !changed.contains(path)
  }

  /// Returns the files of a repository that Git neither tracks nor ignores; a nested repository is one path.
  ///
  /// - Throws: `.io` if Git fails.
  static func untrackedFiles(in root: Path) throws(ScenarioError) -> [Path] {
    try names(in: root, ["ls-files", "--others", "--exclude-standard", "-z"]).map(root.appending)
  }

  /// Returns whether a file that does not exist, whose path has no symbolic links, was in the commit.
  func hasDeleted(_ path: Path) -> Bool {
    if case .compared(_, let changed, _) = self { changed.contains(path) } else { false }
  }

  /// Returns the commit of a submodule; nil if the path is not a submodule.
  private static func commit(
    of path: Path,
    in root: Path,
    at base: String
  ) throws(ScenarioError) -> String? {
    let arguments = [
      "-C", root.text, "--literal-pathspecs", "ls-tree", "-z", base, "--", path.text,
    ]
    guard let line = try Git.output(of: arguments) else { return nil }
    // `160000 commit 1f2e…`, a tab, and the path.
    let fields = line.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
    guard fields.count == 3, fields[1].elementsEqual("commit".utf8) else { return nil }
    return String(decoding: fields[2], as: UTF8.self)
  }

  /// Returns the paths that Git lists, which are terminated by NUL, the only byte that a path cannot contain.
  private static func names(in root: Path, _ arguments: [String]) throws(ScenarioError) -> [Path] {
    guard let output = try Git.output(of: ["-C", root.text] + arguments) else {
      throw ScenarioError(
        .io,
        "--changed-since: git could not list the changes",
        help: "run 'git -C \(root) \(arguments.joined(separator: " "))' to see why"
      )
    }
    return output.split(separator: 0).map { Path(bytes: $0) }
  }
}

/// The Git command-line tool.
enum Git {
  /// Runs Git and returns its output; nil if it fails.
  ///
  /// - Throws: `.usage` if Git is not installed.
  static func output(of arguments: [String]) throws(ScenarioError) -> [UInt8]? {
    let result: (status: Int32, output: [UInt8])
    do throws(ScenarioError) {
      result = try ExternalProgram.output(of: ["git"] + arguments)
    } catch {
      throw ScenarioError.usage("--changed-since needs git: \(error.message)")
    }
    return result.status == 0 ? result.output : nil
  }

  /// Runs Git and returns its output without the final newline, such as a path or a commit; nil if it fails.
  static func trimmedOutput(of arguments: [String]) throws(ScenarioError) -> Path? {
    guard var output = try output(of: arguments) else { return nil }
    if output.last == UInt8(ascii: "\n") { output.removeLast() }
    return Path(bytes: output)
  }
}
