/// Makes folders.
public enum FolderMaker {
  /// Makes a folder where there is none, and those on the way to it.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason.
  public static func make(_ path: String) throws(ScenarioError) {
    guard (try? Platform.kind(of: path, followingLinks: true)) != .directory else { return }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
      try make(String(path[..<slash]))
    }
    do throws(Platform.Failure) {
      try Platform.makeFolder(path)
    } catch {
      throw ScenarioError(.unwritable, "cannot make the folder '\(path)': \(error.words)")
    }
  }
}
