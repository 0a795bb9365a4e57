/// Replaces the content of a file at once: who reads it meanwhile sees the old bytes or the new ones, and never a part.
public enum FileReplacement {
  /// Writes a file anew; its access rights stay, its owner where the system allows it, and a link leads where it led.
  ///
  /// Who may write in the folder could move any file there: one that may not be written itself is refused.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - path: Where the file lies.
  ///   - name: What the file is called in an error; its path unless said otherwise.
  /// - Throws: `.unwritable`, with the operating system's reason; then the old content is still there.
  public static func write(
    _ bytes: [UInt8],
    to path: Path,
    as name: Path? = nil
  ) throws(ScenarioError) {
    let target = Platform.resolved(path) ?? path
    do throws(Platform.Failure) {
      let access = try access(to: target)
      let temporary = try TemporaryFile(besides: target)
      do throws(Platform.Failure) {
        try write(bytes, to: temporary.descriptor, access)
      } catch {
        temporary.remove()
        throw error
      }
      try temporary.move(to: target)
    } catch {
      throw ScenarioError(.unwritable, "cannot write '\(name ?? path)': \(error.words)")
    }
  }

  /// Whose a file is that this process may write.
  private static func access(to path: Path) throws(Platform.Failure) -> Platform.Access {
    let descriptor = try Platform.openForWriting(path)
    defer { try? Platform.closeFile(descriptor) }
    return try Platform.access(to: descriptor)
  }

  private static func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    _ access: Platform.Access
  ) throws(Platform.Failure) {
    try Platform.give(access, to: descriptor)
    try Platform.writeAll(bytes, to: descriptor)
    do throws(Platform.Failure) {
      try Platform.synchronize(descriptor)
    } catch  where error.isNotSupported {
      // Not every kind of disk can be asked to hurry.
    }
  }
}
