/// Finds and reads the ignore files of a repository like git does; the user's own git configuration is not used, so
/// that the result is the same on every machine.
enum GitignoreFiles {
  static let name: Path = ".gitignore"
  private static let repositoryName: Path = ".git"
  private static let sizeLimit = 16 << 20

  /// Returns the patterns of a folder's ancestors, starting at the root of its repository; without one, at the root of
  /// the project or at the working directory.
  static func lists(
    above folder: Path,
    seenFrom workingDirectory: Path
  ) throws(ScenarioError) -> [IgnoreList] {
    var parts = folder.parts
    var above: [Path] = []
    var lists: [IgnoreList] = []
    while !ProjectRoot.isRepository(Path(absolute: parts)) {
      guard !parts.isEmpty else {
        let root = ProjectRoot.marked(above: folder) ?? workingDirectory
        above.removeAll { !$0.parts.starts(with: root.parts) }
        break
      }
      parts.removeLast()
      above.append(Path(absolute: parts))
    }
    if let root = above.last, ProjectRoot.isRepository(root) {
      lists = try repositoryList(of: root)
    }
    for folder in above.reversed() where isFile(folder.appending(name)) {
      lists += try list(in: folder)
    }
    return lists
  }

  /// Whether git would read such a file: it must not be a link.
  static func isFile(_ path: Path) -> Bool {
    Platform.kind(of: path, followingLinks: false) == .file
  }

  /// Returns the patterns in the `.gitignore` file of a folder.
  static func list(in folder: Path) throws(ScenarioError) -> [IgnoreList] {
    try read(folder.appending(name), below: folder, .gitignore)
  }

  /// Returns the patterns in the `info/exclude` file of a repository.
  static func repositoryList(of root: Path) throws(ScenarioError) -> [IgnoreList] {
    let file = gitFolder(of: root).appending("info/exclude")
    guard FileReader.exists(file) else { return [] }
    return try read(file, below: root, .gitInfoExclude)
  }

  /// Returns the folder with the data of a repository; in a worktree or submodule, a file contains its path.
  private static func gitFolder(of root: Path) -> Path {
    let location = root.appending(repositoryName)
    guard Platform.kind(of: location, followingLinks: true) == .file,
      let own = line(of: location, behind: "gitdir: ")
    else { return location }
    let folder = own.isAbsolute ? own : root.appending(own)
    guard let common = line(of: folder.appending("commondir"), behind: "") else { return folder }
    return common.isAbsolute ? common : folder.appending(common)
  }

  /// Returns the first line of a file without a prefix; nil if the file does not start with it.
  private static func line(of file: Path, behind prefix: String) -> Path? {
    guard let bytes = try? FileReader.read(path: file, limit: 4096), bytes.starts(with: prefix.utf8)
    else { return nil }
    return Path(bytes: bytes.dropFirst(prefix.utf8.count).prefix { $0 != UInt8(ascii: "\n") })
  }

  private static func read(
    _ file: Path,
    below folder: Path,
    _ reason: IgnoreReason
  ) throws(ScenarioError) -> [IgnoreList] {
    let text: [UInt8]
    do throws(ScenarioError) {
      text = try FileReader.readWhole(path: file, limit: sizeLimit)
    } catch {
      throw ScenarioError(error.code, error.message, help: "--no-ignore runs without this file")
    }
    let list = IgnoreList(text: text, below: folder, reason)
    return list.isEmpty ? [] : [list]
  }
}
