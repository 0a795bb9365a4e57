public import ScenarioRunner

/// A report format: a consumer of the results, file by file, that gives bytes to a sink.
///
/// To add one: a file with a conforming type, and a line in `ReportFormat.all`.
public protocol ReportWriter: SendableMetatype {
  /// What a user calls the format, `junit`.
  static var name: String { get }
  /// Who reads it, in one sentence.
  static var summary: String { get }

  /// Creates the writer of one report.
  init(_ start: RunStart)

  /// Writes what stands before the first file.
  mutating func begin(into sink: inout [UInt8])
  /// Writes a file's results.
  mutating func add(_ file: FileResult, into sink: inout [UInt8])
  /// Writes the end; returns bytes that are to stand over those at the report's offset, where a head
  /// must know the end.
  mutating func finish(_ end: RunEnd, into sink: inout [UInt8]) -> (offset: Int, bytes: [UInt8])?
}

/// What is known when a run starts.
public struct RunStart: Sendable {
  /// The wall-clock time in UTC, `2026-11-21T09:30:00`.
  public var timestamp: String

  /// Creates the start of a run.
  public init(timestamp: String) { self.timestamp = timestamp }
}

/// What is known when a run has ended.
public struct RunEnd: Sendable {
  /// How many cases ended how.
  public var counts: Counts
  /// The wall-clock time that the run took, in nanoseconds.
  public var wallTime: UInt64

  /// Creates the end of a run.
  public init(counts: Counts, wallTime: UInt64) {
    self.counts = counts
    self.wallTime = wallTime
  }
}
