package import ScenarioRunner

/// A writer of a report format, which receives the results of a run file by file and appends bytes to a sink.
///
/// A report is the same whether it is written during the run or later from an event stream.
/// To add a format, add a conforming type and a line in `ReportFormat.all`.
package protocol ReportWriter {
  /// Writes the start of the report.
  mutating func begin(into sink: inout [UInt8])
  /// Writes the results of a file; files are sorted by path.
  mutating func add(_ file: FileResult, into sink: inout [UInt8])
  /// Writes the end of the report.
  mutating func finish(_ end: RunEnd, into sink: inout [UInt8])
  /// Returns the bytes that overwrite those at an offset of the finished report, for a header with totals.
  func head(_ end: RunEnd) -> (offset: Int, bytes: [UInt8])?
}

extension ReportWriter {
  /// Writes nothing.
  package func begin(into sink: inout [UInt8]) {}
  /// Writes nothing.
  package func finish(_ end: RunEnd, into sink: inout [UInt8]) {}
  /// No header to overwrite, by default.
  package func head(_ end: RunEnd) -> (offset: Int, bytes: [UInt8])? { nil }
}
