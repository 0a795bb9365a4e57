/// Where a report is written: a file that is there as a whole or not at all, or standard output, which gets the report
/// in one piece when it is finished.
public final class ReportOutput {
  /// Nil for standard output.
  private let file: AtomicFile?
  /// What is written to standard output in the end.
  private var bytes: [UInt8] = []

  /// Begins a report.
  ///
  /// - Parameter path: The path of the file; `-` is standard output.
  /// - Throws: `.unwritable`, with the operating system's reason.
  public init(path: Path) throws(ScenarioError) {
    file = path == .standardOutput ? nil : try AtomicFile(path: path)
  }

  /// Adds bytes at the end.
  ///
  /// - Parameter bytes: What to add.
  /// - Throws: `.unwritable`, with the operating system's reason.
  public func append(_ bytes: [UInt8]) throws(ScenarioError) {
    if let file { try file.append(bytes) } else { self.bytes += bytes }
  }

  /// Writes over bytes that were added before: for a head that must know the end.
  ///
  /// - Parameters:
  ///   - offset: Where the first of them is.
  ///   - bytes: What is to be there.
  /// - Throws: `.unwritable`, with the operating system's reason.
  public func overwrite(at offset: Int, _ bytes: [UInt8]) throws(ScenarioError) {
    if let file { return try file.overwrite(at: offset, bytes) }
    self.bytes.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
  }

  /// Moves the file to its place, or writes the report to standard output.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason.
  public func commit() throws(ScenarioError) {
    if let file { return try file.commit() }
    defer { discard() }
    let stream = StandardStream(.output)
    try stream.write(bytes)
    try stream.flush()
  }

  /// Gives the report up, and leaves nothing behind.
  public func discard() {
    bytes.removeAll()
    file?.discard()
  }
}
