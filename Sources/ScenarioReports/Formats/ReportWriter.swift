public import ScenarioRunner

/// A report format: a consumer of the records of a run, file by file, that gives bytes to a sink.
///
/// It is fed while the run goes on, or later from its stream of events: it cannot tell which.
/// To add one: a file with a conforming type, and a line in `ReportFormat.all`.
public protocol ReportWriter {
  /// Writes what stands before the first file.
  mutating func begin(into sink: inout [UInt8])
  /// Writes a file's records; the files come in the order of their paths.
  mutating func add(_ file: FileResult, into sink: inout [UInt8])
  /// Writes the end; returns bytes that are to stand over those at the report's offset, where a head
  /// must know the end.
  mutating func finish(_ end: RunEnd, into sink: inout [UInt8]) -> (offset: Int, bytes: [UInt8])?
}
