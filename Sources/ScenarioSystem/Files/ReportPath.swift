/// Where a report is to be written: a path that was looked up before anything runs.
public struct ReportPath: Hashable, Sendable {
  /// The path as it was given.
  public let path: Path
  /// The path of the file itself: where `path` is a link, the place to which that leads.
  public let place: Path
  /// The same for every spelling of one place: links, and dots of its folder, do not count.
  public let identity: Path
  private let folder: Path

  /// Looks a path up; nothing is changed.
  ///
  /// - Parameter path: The path of a file, which need not be there.
  /// - Throws: `.unwritable`, if it names no file.
  public init(_ path: Path) throws(ScenarioError) {
    let place = path.writeTarget ?? path
    let file = place.name
    guard !file.isEmpty, file != ".", file != ".." else {
      throw ScenarioError(.unwritable, "cannot write '\(path)': the path has no file name")
    }
    self.path = path
    self.place = place
    folder = place.folderPrefix
    identity = "\(Self.identity(ofFolder: folder))/\(file)"
  }

  /// Makes the folders that are missing on the way.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason.
  public func makeFolder() throws(ScenarioError) {
    guard !folder.isEmpty else { return }
    do throws(Platform.Failure) {
      try Platform.makeFolders(folder)
    } catch {
      throw ScenarioError(
        .unwritable,
        "cannot write '\(path)': \(error.words)",
        help: "its folder cannot be created"
      )
    }
  }

  /// Takes away what an earlier run has left there; what is not a file stays.
  public func removeOld() {
    if let file = path.oldFile { try? Platform.removeFile(file) }
  }

  /// The path of a folder without links and dots, also where its last parts are not there yet.
  private static func identity(ofFolder folder: Path) -> Path {
    var rest: [Path] = []
    var parts = folder.parts[...]
    let start: Path = folder.isAbsolute ? "/" : "./"
    while true {
      let known: Path = "\(start)\(Path(joining: parts))"
      if let resolved = Platform.resolved(known) {
        var all = resolved.parts
        for part in rest.reversed() where part != "." {
          if part == ".." { _ = all.popLast() } else { all.append(part) }
        }
        return Path(absolute: all)
      }
      guard let last = parts.popLast() else { return folder }
      rest.append(last)
    }
  }
}

extension Path {
  /// The file that is written under a path: the target of a link; nil for what a process has open, such as standard
  /// output, which can be written to and not replaced.
  var writeTarget: Path? {
    var path = self
    // No system follows more links in a row.
    for _ in 0..<40 {
      if path.hasPrefix("/proc/") || path.hasPrefix("/dev/fd/") { return nil }
      guard let target = Platform.link(at: path) else { break }
      path = target.isAbsolute ? target : "\(path.folderPrefix)\(target)"
    }
    return path
  }

  /// The file that an earlier run has left where this one will write; nil for none, and for what is not a file.
  var oldFile: Path? {
    writeTarget.flatMap { Platform.kind(of: $0, followingLinks: false) == .file ? $0 : nil }
  }
}
