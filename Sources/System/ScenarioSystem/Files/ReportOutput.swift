/// The output of a report: a file that is replaced when it is complete, or standard output, to which it is written at
/// once at the end.
package final class ReportOutput {
  /// The file; nil for standard output.
  private let file: AtomicFile?
  /// The bytes for standard output, written at the end.
  private var bytes: [UInt8] = []
  private let syntax: PrintedText.Syntax

  /// Begins a report.
  ///
  /// - Parameters:
  ///   - path: The path of the file; `-` for standard output.
  ///   - syntax: What the report is.
  /// - Throws: `.unwritable`, with the operating system's reason.
  package init(path: Path, as syntax: PrintedText.Syntax) throws(ScenarioError) {
    self.syntax = syntax
    file = path == .standardOutput ? nil : try AtomicFile(path: path)
  }

  /// Appends bytes.
  ///
  /// - Parameter bytes: The bytes to append.
  /// - Throws: `.unwritable`, with the operating system's reason.
  package func append(_ bytes: [UInt8]) throws(ScenarioError) {
    if let file { try file.append(bytes) } else { self.bytes += bytes }
  }

  /// Overwrites bytes that were appended before, for a header with totals.
  ///
  /// - Parameters:
  ///   - offset: The offset of the first byte.
  ///   - bytes: The new bytes.
  /// - Throws: `.unwritable`, with the operating system's reason.
  package func overwrite(at offset: Int, _ bytes: [UInt8]) throws(ScenarioError) {
    if let file { return try file.overwrite(at: offset, bytes) }
    self.bytes.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
  }

  /// Moves the file to its final path, or writes the report to standard output.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason.
  package func commit() throws(ScenarioError) {
    if let file { return try file.commit() }
    defer { discard() }
    let stream = StandardStream(.output)
    try stream.write(PrintedText(syntax).bytes(of: bytes))
    try stream.flush()
  }

  /// Discards the report, and removes its temporary file.
  package func discard() {
    bytes.removeAll()
    file?.discard()
  }
}
