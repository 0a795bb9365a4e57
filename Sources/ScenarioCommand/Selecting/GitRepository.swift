internal import ScenarioSystem

/// What a repository knows of its files: which have changed since a commit.
enum GitRepository {
  /// The tracked files, and those that differ from the commit, as absolute paths.
  case compared(tracked: Set<Path>, changed: Set<Path>, base: String)
  /// Nothing is known of it, such as of one that the repository around it does not track.
  case unknown

  /// Compares the files of a repository with a commit.
  ///
  /// - Throws: `.io` where git fails: that is no empty list.
  init(root: Path, since base: String) throws(ScenarioError) {
    // From the root, all names are relative to it, whatever git is configured to.
    let changed = try Self.names(
      in: root,
      ["diff", "--name-only", "--no-renames", "-z", base, "--"]
    )
    let tracked = try Self.names(in: root, ["ls-files", "-z"])
    self = .compared(
      tracked: Set(tracked.map(root.appending)),
      changed: Set(changed.map(root.appending)),
      base: base
    )
  }

  /// Finds out about a repository inside of another one: that of a submodule is compared with the commit that the other
  /// one has recorded.
  ///
  /// - Throws: `.io` where git fails.
  init(root: Path, inside outer: GitRepository, at outerRoot: Path) throws(ScenarioError) {
    // In a hook, these are about another repository.
    let isMisled = ["GIT_DIR", "GIT_INDEX_FILE"].contains { Environment.value($0) != nil }
    guard !isMisled, case .compared(_, _, let outerBase) = outer,
      let commit = try Self.commit(
        of: Path(joining: root.parts.dropFirst(outerRoot.parts.count)),
        in: outerRoot,
        at: outerBase
      ),
      try Git.answer(["-C", root.text, "cat-file", "-e", "\(commit)^{commit}"]) != nil
    else {
      self = .unknown
      return
    }
    try self.init(root: root, since: commit)
  }

  /// Whether a file, given by its path without links, is tracked and the same as in the commit.
  func isUnchanged(_ path: Path) -> Bool {
    guard case .compared(let tracked, let changed, _) = self else { return false }
    return tracked.contains(path) && !changed.contains(path)
  }

  /// Whether a file that is not there, given by its path without links, was in the commit.
  func hasLost(_ path: Path) -> Bool {
    if case .compared(_, let changed, _) = self { changed.contains(path) } else { false }
  }

  /// The commit of a submodule; nil where a path is none.
  private static func commit(
    of path: Path,
    in root: Path,
    at base: String
  ) throws(ScenarioError) -> String? {
    let arguments = [
      "-C", root.text, "--literal-pathspecs", "ls-tree", "-z", base, "--", path.text,
    ]
    guard let line = try Git.answer(arguments) else { return nil }
    // `160000 commit 1f2e…`, a tabulator, and the path.
    let words = line.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
    guard words.count == 3, words[1].elementsEqual("commit".utf8) else { return nil }
    return String(decoding: words[2], as: UTF8.self)
  }

  /// The names that git lists, each with a zero behind it: a name may contain anything else.
  private static func names(in root: Path, _ arguments: [String]) throws(ScenarioError) -> [Path] {
    guard let answer = try Git.answer(["-C", root.text] + arguments) else {
      throw ScenarioError(
        .io,
        "--changed-since: git could not list the changes",
        help: "run 'git -C \(root) \(arguments.joined(separator: " "))' to see why"
      )
    }
    return answer.split(separator: 0).map { Path(bytes: $0) }
  }
}

/// Asks the program git.
enum Git {
  /// What git prints; nil if it fails.
  ///
  /// - Throws: `.usage` where there is no git.
  static func answer(_ arguments: [String]) throws(ScenarioError) -> [UInt8]? {
    let result: (status: Int32, output: [UInt8])
    do throws(ScenarioError) {
      result = try ExternalProgram.output(of: ["git"] + arguments)
    } catch {
      throw ScenarioError(.usage, "--changed-since needs git: \(error.message)")
    }
    return result.status == 0 ? result.output : nil
  }

  /// The one line that git prints, which may be a path with more lines; nil if it fails.
  static func line(_ arguments: [String]) throws(ScenarioError) -> Path? {
    guard var answer = try answer(arguments) else { return nil }
    if answer.last == UInt8(ascii: "\n") { answer.removeLast() }
    return Path(bytes: answer)
  }
}
