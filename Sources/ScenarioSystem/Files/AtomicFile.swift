/// A file that is there whole or not at all: written next to its place, and moved there in the end.
///
/// What lay at the place before is removed at once, so that nobody takes an old report for this run's.
/// A file that is not committed leaves nothing behind; what a process leaves that is killed, the next one removes.
/// A link stays a link: it is the file to which it leads that is replaced.
public final class AtomicFile {
  private let path: Path
  private var temporary: TemporaryFile?
  private var buffer: [UInt8] = []

  private static let bufferSize = 64 << 10

  /// Begins a new file next to the one at the path, which is removed.
  ///
  /// - Parameters:
  ///   - named: Where the file is to be in the end.
  ///   - keepsOld: Whether an old file stays at the path until the new one is whole.
  /// - Throws: `.unwritable`, with the operating system's reason.
  public init(path named: Path, keepsOld: Bool = false) throws(ScenarioError) {
    let target = named.writeTarget
    let path = target ?? named
    self.path = path
    guard !path.name.isEmpty else {
      throw ScenarioError(.unwritable, "cannot write '\(path)': the path has no file name")
    }
    let kind = Platform.kind(of: path, followingLinks: false)
    guard target != nil, kind != .other else {
      throw ScenarioError(.unwritable, "cannot write '\(named)': it is a device or a pipe")
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

  /// Adds bytes at the end.
  ///
  /// - Parameter bytes: What to add.
  /// - Throws: `.unwritable`, with the operating system's reason.
  public func append(_ bytes: [UInt8]) throws(ScenarioError) {
    if buffer.count + bytes.count > Self.bufferSize { try flush() }
    if bytes.count < Self.bufferSize {
      buffer.append(contentsOf: bytes)
    } else {
      try write(bytes.span.bytes)
    }
  }

  /// Writes over bytes that were added before: for a head that must know the end.
  ///
  /// - Parameters:
  ///   - offset: Where the first of them is.
  ///   - bytes: What is to be there.
  /// - Throws: `.unwritable`, with the operating system's reason.
  public func overwrite(at offset: Int, _ bytes: [UInt8]) throws(ScenarioError) {
    try flush()
    try write(bytes.span.bytes, at: offset)
  }

  /// Moves the file to its place, after all its bytes have reached the disk.
  ///
  /// - Parameter isDurable: Whether it must be whole after a loss of power, too; that takes its time.
  /// - Throws: `.unwritable`, with the operating system's reason; then nothing is left behind.
  public func commit(isDurable: Bool = true) throws(ScenarioError) {
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

  /// Gives the file up, and leaves nothing behind.
  public func discard() {
    buffer.removeAll()
    temporary?.remove()
    temporary = nil
  }

  // MARK: -

  private func flush() throws(ScenarioError) {
    guard !buffer.isEmpty else { return }
    let bytes = buffer
    defer { buffer.removeAll(keepingCapacity: true) }
    try write(bytes.span.bytes)
  }

  private func write(_ bytes: RawSpan, at offset: Int? = nil) throws(ScenarioError) {
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
    ScenarioError(
      .unwritable,
      "cannot write '\(path)': \(failure.words)",
      help: failure.isMissing && !folder.isEmpty
        ? "'\(Path(bytes: folder.bytes.dropLast()))' is not a folder" : ""
    )
  }
}
