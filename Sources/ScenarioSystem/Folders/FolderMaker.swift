/// Makes folders.
public enum FolderMaker {
  /// Makes a folder where there is none, and those on the way to it.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason.
  public static func make(_ path: Path) throws(ScenarioError) {
    do throws(Platform.Failure) {
      try makeAll(path)
    } catch {
      throw ScenarioError(.unwritable, "cannot make the folder '\(path)': \(error.words)")
    }
  }

  /// The same, with the bare reason.
  static func makeAll(_ path: Path) throws(Platform.Failure) {
    guard (try? Platform.kind(of: path, followingLinks: true)) != .directory else { return }
    if let slash = path.bytes.lastIndex(of: UInt8(ascii: "/")), slash > 0 {
      try makeAll(Path(bytes: path.bytes[..<slash]))
    }
    try Platform.makeFolder(path)
  }
}
