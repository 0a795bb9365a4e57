/// Decides where links may lead: what may be read because it was found, and what may be written.
///
/// A path that the user names is followed wherever it leads. Everything else must stay in the same project: a link in a
/// folder that somebody else has made could lead to any file, which would then be shown, or replaced.
package enum FileAccess {
  // MARK: - Reading

  /// Checks a link that was found in a folder.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the link.
  ///   - folder: The absolute path of the folder that the user named, or that is the root of the project.
  ///   - name: The path in error messages.
  /// - Throws: `.unreadable`, if it leads to a file outside of the project of that folder.
  static func checkFound(_ path: Path, below folder: Path, as name: Path) throws(ScenarioError) {
    // Devices, pipes and missing files are refused when they are opened.
    guard Platform.kind(of: path, followingLinks: true) == .file,
      let target = Platform.resolved(path), let folder = Platform.resolved(folder),
      !mayRead(target, foundIn: folder)
    else { return }
    throw ScenarioError(
      .unreadable,
      "'\(name)' is a link that leads out of the project, to '\(target)'",
      help: "only a file that you name may be anywhere: add '\(name)' to the command line"
    )
  }

  /// Returns the error for a link to a file that does not exist; nil if there is no link.
  static func brokenLink(_ path: Path, as name: Path, _ code: ScenarioError.Code) -> ScenarioError?
  {
    Platform.link(at: path).map { target in
      ScenarioError(
        code,
        "cannot read '\(name)': it is a link to '\(target)', which does not exist",
        help: "restore that file, or remove the link"
      )
    }
  }

  /// Checks the configuration file of a project, which may be a link.
  ///
  /// - Throws: `.unreadable`, if it is a link that leads out of the project.
  package static func checkConfiguration(
    _ path: Path,
    of root: Path,
    as name: Path
  ) throws(ScenarioError) {
    guard Platform.kind(of: path, followingLinks: false) == .link,
      Platform.kind(of: path, followingLinks: true) == .file,
      let target = Platform.resolved(path), !mayRead(target, foundIn: root)
    else { return }
    throw ScenarioError(
      .unreadable,
      "'\(name)' is a link that leads out of the project, to '\(target)'",
      help: "replace the link by a file, or place the target in the repository"
    )
  }

  /// Returns whether a file may be read because something in a folder leads to it; both paths have no links.
  static func mayRead(_ target: Path, foundIn folder: Path) -> Bool {
    target.isInside(folder) || target.isInside(ProjectRoot.path(above: folder))
      || ProjectRoot.repository(above: folder).map(target.isInside) ?? false
      || isRunfile(target, foundIn: folder)
  }

  /// Returns whether a file in a folder may include another one; both paths have no links.
  static func mayInclude(_ target: Path, in folder: Path) -> Bool {
    target.isInside(ProjectRoot.path(above: folder)) || isRunfile(target, foundIn: folder)
  }

  /// Whether Bazel has made the link: the files of a test are links to those of the workspace.
  private static func isRunfile(_ target: Path, foundIn folder: Path) -> Bool {
    guard
      let runfiles = ProcessEnvironment.value("TEST_SRCDIR").flatMap({ Platform.resolved(Path($0)) }
      ),
      folder.isInside(runfiles)
    else { return false }
    return !["/proc", "/sys", "/dev"].contains(where: target.isInside)
  }

  // MARK: - Writing

  /// Checks that nothing is written to another place than the one that a path names: a link in a project may not lead
  /// out of it, and a link to a file not out of its folder.
  ///
  /// - Parameters:
  ///   - path: The path of a file or folder, which need not exist.
  ///   - name: The path in error messages, if it differs.
  /// - Throws: `.unwritable`, with the path that can be named instead.
  static func checkWritten(_ path: Path, as name: Path? = nil) throws(ScenarioError) {
    let workingDirectory = try WorkingDirectory.path
    var resolved = path.isAbsolute ? "/" : workingDirectory
    var rest = path.parts.filter { $0 != "." }[...]
    while let part = rest.popFirst() {
      if part == ".." {
        resolved = Path(absolute: resolved.parts.dropLast())
        continue
      }
      let next = resolved.appending(part)
      guard let link = Platform.link(at: next) else {
        resolved = next
        continue
      }
      let bounds = bounds(of: resolved, forFile: rest.isEmpty, workingDirectory)
      let target = link.destination(from: resolved)
      guard let target, bounds.isEmpty || bounds.contains(where: target.isInside) else {
        throw leadsOut(name ?? path, next, target.map { Path(absolute: $0.parts + rest) })
      }
      resolved = target
    }
  }

  /// Returns whether a path, which need not exist and may be relative to the root, is below the root of a project or in
  /// its repository.
  package static func isInProject(_ path: Path, of root: Path) -> Bool {
    guard let target = path.destination(from: root) else { return false }
    return target.isInside(root)
      || ProjectRoot.repository(above: root).map(target.isInside) ?? false
  }

  /// Returns the folders out of which a link in a folder may not lead; empty if it may lead anywhere.
  private static func bounds(
    of folder: Path,
    forFile isFile: Bool,
    _ workingDirectory: Path
  ) -> [Path] {
    // The links to the descriptors of the process are the system's.
    if folder.isInside("/dev") || folder.isInside("/proc") { return [] }
    let marked = [ProjectRoot.marked(above: folder), ProjectRoot.repository(above: folder)]
      .compactMap(\.self)
    if !marked.isEmpty { return marked }
    // Outside of projects, links to folders are those of the system, such as /tmp on macOS.
    if folder.isInside(workingDirectory) { return [workingDirectory] }
    return isFile ? [folder] : []
  }

  private static func leadsOut(_ name: Path, _ link: Path, _ target: Path?) -> ScenarioError {
    ScenarioError.unwritable(
      target == nil
        ? "cannot write '\(name)': the link '\(link)' leads in a circle"
        : "cannot write '\(name)': the link '\(link)' leads out of the project",
      help: target.map { "to write there, name '\($0)'" } ?? ""
    )
  }
}
