/// Files that say something by being there.
public enum MarkerFile {
  /// Makes an empty file, or leaves the one that is there.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason.
  public static func make(_ path: Path) throws(ScenarioError) {
    do throws(Platform.Failure) {
      try Platform.closeFile(try Platform.createForAppending(path))
    } catch {
      throw ScenarioError(.unwritable, "cannot write '\(path)': \(error.words)")
    }
  }

  /// Takes a file away; one that is not there is no trouble.
  public static func remove(_ path: Path) { try? Platform.removeFile(path) }
}
