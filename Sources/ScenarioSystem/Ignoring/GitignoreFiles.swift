/// Finds and reads what a repository excludes, as git does; what the user's own configuration of git excludes does not
/// count, so that every machine runs the same.
enum GitignoreFiles {
  static let name: Path = ".gitignore"
  private static let repositoryName: Path = ".git"
  private static let sizeLimit = 16 << 20

  /// The patterns of the folders above one, from the root of its repository on; where there is none, from the root of
  /// the project or the working directory.
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

  /// Whether git would read such a file: it follows no link.
  static func isFile(_ path: Path) -> Bool {
    Platform.kind(of: path, followingLinks: false) == .file
  }

  /// The patterns in the `.gitignore` of a folder.
  static func list(in folder: Path) throws(ScenarioError) -> [IgnoreList] {
    try read(folder.appending(name), below: folder, .gitignore)
  }

  /// The patterns of a repository that are in none of its files.
  static func repositoryList(of root: Path) throws(ScenarioError) -> [IgnoreList] {
    let file = gitFolder(of: root).appending("info/exclude")
    guard FileReader.exists(file) else { return [] }
    return try read(file, below: root, .repository)
  }

  /// Where the data of a repository lies; in a worktree and in a submodule, a file says that.
  private static func gitFolder(of root: Path) -> Path {
    let place = root.appending(repositoryName)
    guard Platform.kind(of: place, followingLinks: true) == .file,
      let own = line(of: place, behind: "gitdir: ")
    else { return place }
    let folder = own.isAbsolute ? own : root.appending(own)
    guard let common = line(of: folder.appending("commondir"), behind: "") else { return folder }
    return common.isAbsolute ? common : folder.appending(common)
  }

  /// The first line of a file, without what it begins with; nil where there is none.
  private static func line(of file: Path, behind prefix: String) -> Path? {
    guard let bytes = try? FileReader.read(path: file, limit: 4096), bytes.starts(with: prefix.utf8)
    else { return nil }
    return Path(bytes: bytes.dropFirst(prefix.utf8.count).prefix { $0 != UInt8(ascii: "\n") })
  }

  private static func read(
    _ file: Path,
    below folder: Path,
    _ reason: SkipReason
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
