public import ScenarioRunner

/// A report format: a consumer of the results of a run, file by file, that gives bytes to a sink.
///
/// It is fed during the run, or later from its event stream, without a difference.
/// To add one: a file with a conforming type, and a line in `ReportFormat.all`.
public protocol ReportWriter {
  /// Writes what precedes the first file.
  mutating func begin(into sink: inout [UInt8])
  /// Writes the results of a file; the files come in the order of their paths.
  mutating func add(_ file: FileResult, into sink: inout [UInt8])
  /// Writes the end.
  mutating func finish(_ end: RunEnd, into sink: inout [UInt8])
  /// The bytes that replace those at the report's offset when it is finished, where its head must know the
  /// end.
  func head(_ end: RunEnd) -> (offset: Int, bytes: [UInt8])?
}

extension ReportWriter {
  /// Writes nothing.
  public func begin(into sink: inout [UInt8]) {}
  /// Writes nothing.
  public func finish(_ end: RunEnd, into sink: inout [UInt8]) {}
  /// Nothing: what is written stays.
  public func head(_ end: RunEnd) -> (offset: Int, bytes: [UInt8])? { nil }
}
