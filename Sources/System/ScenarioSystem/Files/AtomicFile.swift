/// A file that is written to a temporary file, which is moved to the final path when it is complete.
///
/// An existing file is removed immediately, so that an old report cannot be mistaken for that of this run.
/// A file that is not committed is removed; leftovers of a killed process are removed by the next one.
/// A link is kept: the file that it leads to is replaced, unless that is outside of the project.
package final class AtomicFile {
  private let path: Path
  private var temporary: TemporaryFile?
  private var buffer: [UInt8] = []

  private static let bufferSize = 64 << 10

  /// Creates a temporary file next to the path, and removes an existing file at the path.
  ///
  /// - Parameters:
  ///   - named: The final path of the file.
  ///   - keepsOld: Whether an existing file is kept until the new one is complete.
  /// - Throws: `.unwritable`, with the operating system's reason.
  package init(path named: Path, keepsOld: Bool = false) throws(ScenarioError) {
    try FileAccess.checkWritten(named)
    let target = named.writeTarget
    let path = target ?? named
    self.path = path
    guard !path.name.isEmpty else {
      throw ScenarioError.unwritable("cannot write '\(path)': the path has no file name")
    }
    let kind = Platform.kind(of: path, followingLinks: false)
    guard target != nil, kind != .other else {
      throw ScenarioError.unwritable("cannot write '\(named)': it is a device or a pipe")
    }
    do throws(Platform.Failure) {
      if !keepsOld, let kind {
        guard kind != .directory else { throw .isDirectory }
        try Platform.removeFile(path)
      }
      temporary = try TemporaryFile(nextTo: path)
    } catch {
      throw Self.error(path, error, folder: path.folderPrefix)
    }
    buffer.reserveCapacity(Self.bufferSize)
  }

  deinit { discard() }

  /// Checks that a file can be written, by means of a temporary file that is removed again.
  ///
  /// - Parameter path: The path of the file, which is kept.
  /// - Throws: `.unwritable`, with the operating system's reason.
  package static func checkIsWritable(_ path: Path) throws(ScenarioError) {
    let file = try AtomicFile(path: path, keepsOld: true)
    defer { file.discard() }
    try file.write([UInt8(ascii: "\n")])
  }

  /// Appends bytes.
  ///
  /// - Parameter bytes: The bytes to append.
  /// - Throws: `.unwritable`, with the operating system's reason.
  package func append(_ bytes: [UInt8]) throws(ScenarioError) {
    if buffer.count + bytes.count > Self.bufferSize { try flush() }
    if bytes.count < Self.bufferSize {
      buffer.append(contentsOf: bytes)
    } else {
      try write(bytes[...])
    }
  }

  /// Overwrites bytes that were appended before, for a header with totals.
  ///
  /// - Parameters:
  ///   - offset: The offset of the first byte.
  ///   - bytes: The new bytes.
  /// - Throws: `.unwritable`, with the operating system's reason.
  package func overwrite(at offset: Int, _ bytes: [UInt8]) throws(ScenarioError) {
    try flush()
    try write(bytes[...], at: offset)
  }

  /// Moves the complete file to its final path.
  ///
  /// - Parameter isDurable: Whether the file must survive a loss of power, which takes longer.
  /// - Throws: `.unwritable`, with the operating system's reason; then the temporary file is removed.
  package func commit(isDurable: Bool = true) throws(ScenarioError) {
    defer { discard() }
    try flush()
    guard let temporary else { return }
    do throws(Platform.Failure) {
      if isDurable { try Platform.synchronize(temporary.descriptor) }
      self.temporary = nil
      try temporary.move(to: path)
    } catch {
      throw Self.error(path, error)
    }
  }

  /// Removes the temporary file.
  package func discard() {
    buffer.removeAll()
    temporary?.remove()
    temporary = nil
  }

  // MARK: -

  private func flush() throws(ScenarioError) {
    guard !buffer.isEmpty else { return }
    let bytes = buffer
    defer { buffer.removeAll(keepingCapacity: true) }
    try write(bytes[...])
  }

  private func write(_ bytes: ArraySlice<UInt8>, at offset: Int? = nil) throws(ScenarioError) {
    guard let descriptor = temporary?.descriptor else { return }
    do throws(Platform.Failure) {
      try Platform.writeAll(bytes, to: descriptor, at: offset)
    } catch {
      throw Self.error(path, error)
    }
  }

  private static func error(
    _ path: Path,
    _ failure: Platform.Failure,
    folder: Path = ""
  ) -> ScenarioError {
    ScenarioError.unwritable(
      "cannot write '\(path)': \(failure.reason)",
      help: failure.isMissing && !folder.isEmpty
        ? "'\(Path(bytes: folder.bytes.dropLast()))' is not a folder" : ""
    )
  }
}
