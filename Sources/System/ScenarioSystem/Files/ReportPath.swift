/// The path of a report, checked before anything runs.
package struct ReportPath: Hashable, Sendable {
  /// The path as specified.
  package let path: Path
  /// The path of the file itself, after following links.
  package let target: Path
  /// A canonical path, which is equal for all paths of one file.
  package let identity: Path
  private let folder: Path

  /// Resolves and checks a path without changing anything.
  ///
  /// - Parameter path: The path of a file, which need not exist.
  /// - Throws: `.unwritable`, if the path has no file name, or if a link leads out of the project.
  package init(_ path: Path) throws(ScenarioError) {
    try FileAccess.checkWritten(path)
    let target = path.writeTarget ?? path
    let file = target.name
    guard !file.isEmpty, file != ".", file != ".." else {
      throw ScenarioError.unwritable("cannot write '\(path)': the path has no file name")
    }
    self.path = path
    self.target = target
    folder = target.folderPrefix
    identity = target.destination(from: try WorkingDirectory.path) ?? target
  }

  /// Creates the missing folders.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason.
  package func makeFolder() throws(ScenarioError) {
    guard !folder.isEmpty else { return }
    do throws(Platform.Failure) {
      try Platform.makeFolders(folder)
    } catch {
      throw ScenarioError.unwritable(
        "cannot write '\(path)': \(error.reason)",
        help: "its folder cannot be created"
      )
    }
  }

  /// Removes the report of an earlier run, if it is a regular file.
  package func removeOld() {
    if let file = path.oldFile { try? Platform.removeFile(file) }
  }
}

extension Path {
  /// The file that is written under a path, after following links; nil for an open descriptor such as standard output,
  /// which cannot be replaced.
  var writeTarget: Path? {
    var path = self
    // No operating system follows more links.
    for _ in 0..<40 {
      if path.hasPrefix("/proc/") || path.hasPrefix("/dev/fd/") { return nil }
      guard let target = Platform.link(at: path) else { break }
      path = target.isAbsolute ? target : "\(path.folderPrefix)\(target)"
    }
    return path
  }

  /// The existing regular file that is to be replaced; nil if there is none.
  var oldFile: Path? {
    writeTarget.flatMap { Platform.kind(of: $0, followingLinks: false) == .file ? $0 : nil }
  }
}
