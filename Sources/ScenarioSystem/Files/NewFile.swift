/// Files that are written where nothing lies yet.
public enum NewFile {
  /// Writes a file; whatever lies there stays, also a link that leads nowhere and what one may not look at.
  ///
  /// - Returns: Whether it was written: false where something lies there.
  /// - Throws: `.unwritable`, with the operating system's reason; then nothing is left behind.
  public static func write(_ bytes: [UInt8], to path: Path) throws(ScenarioError) -> Bool {
    do throws(Platform.Failure) {
      let descriptor: Int32
      do throws(Platform.Failure) {
        descriptor = try Platform.createNew(path)
      } catch  where error.isTaken {
        return false
      }
      do throws(Platform.Failure) {
        try Platform.writeAll(bytes, to: descriptor)
      } catch {
        try? Platform.closeFile(descriptor)
        try? Platform.removeFile(path)
        throw error
      }
      try Platform.closeFile(descriptor)
      return true
    } catch {
      throw ScenarioError(.unwritable, "cannot write '\(path)': \(error.words)")
    }
  }
}
