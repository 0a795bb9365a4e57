/// Replaces the content of a file at once: who reads it meanwhile sees the old bytes or the new ones, and never a part.
public enum FileReplacement {
  /// Writes a file anew; its access rights stay, and a link leads where it led.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - path: Where the file lies.
  ///   - name: What the file is called in an error; its path unless said otherwise.
  /// - Throws: `.unwritable`, with the operating system's reason; then the old content is still there.
  public static func write(
    _ bytes: [UInt8],
    to path: String,
    as name: String? = nil
  ) throws(ScenarioError) {
    let target = Platform.resolved(path) ?? path
    let temporary = TemporaryFile(besides: target).path
    do throws(Platform.Failure) {
      let rights = try Platform.accessRights(of: target)
      try write(bytes, to: temporary, rights)
      try Platform.moveFile(temporary, to: target)
    } catch {
      try? Platform.removeFile(temporary)
      throw ScenarioError(.unwritable, "cannot write '\(name ?? path)': \(error.words)")
    }
  }

  private static func write(
    _ bytes: [UInt8],
    to path: String,
    _ rights: UInt32
  ) throws(Platform.Failure) {
    let descriptor = try Platform.create(path)
    do throws(Platform.Failure) {
      try Platform.setAccessRights(rights, of: descriptor)
      try bytes.withUnsafeBufferPointer { (buffer) throws(Platform.Failure) in
        let bytes = UnsafeRawBufferPointer(buffer)
        var written = 0
        while written < bytes.count {
          let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
          let count = try Platform.write(rest, to: descriptor)
          guard count > 0 else { throw Platform.Failure.isNoFile }
          written += count
        }
      }
      do throws(Platform.Failure) {
        try Platform.synchronize(descriptor)
      } catch  where error.isNotSupported {
        // Not every kind of disk can be asked to hurry.
      }
    } catch {
      try? Platform.closeFile(descriptor)
      throw error
    }
    try Platform.closeFile(descriptor)
  }
}
