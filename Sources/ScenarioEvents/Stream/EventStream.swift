internal import ScenarioLanguage
public import ScenarioRunner
public import ScenarioSystem
internal import Synchronization

/// The stream of a run on its way to its file: each line is written out when what it tells of has happened.
public final class EventStream: Sendable {
  private let file: LineFile
  private let withTraces: Bool
  private let toldRules = Mutex<Set<Int>>([])

  /// Begins a stream in place of what lies at the path.
  ///
  /// - Parameters:
  ///   - path: Where the stream is written.
  ///   - withTraces: Whether all that happened in each case is told.
  ///   - start: What is known of the run.
  /// - Throws: `.unwritable`, with the operating system's reason.
  public init(path: String, withTraces: Bool, _ start: RunStart) throws(ScenarioError) {
    file = try LineFile(path: path)
    self.withTraces = withTraces
    var writer = EventWriter()
    writer.runStarted(start)
    append(&writer)
  }

  /// Ends the stream, and returns why it could not be written, if that is so.
  public func finish(_ end: RunEnd) -> ScenarioError? {
    var writer = EventWriter()
    writer.runFinished(end)
    append(&writer)
    file.close()
    return file.problem
  }

  /// Writes the record of a case that another process played.
  public func append(_ record: CaseRecord, of path: String) {
    var record = record
    if !withTraces { record.trace = nil }
    var writer = makeWriter()
    writer.caseFinished(record, of: path)
    append(&writer)
  }

  /// A listener for a worker, which writes what it hears.
  public func makeListener() -> any RunListener {
    Listener(stream: self, writer: makeWriter(), wantsRecords: withTraces)
  }

  // MARK: -

  /// A writer that repeats no rule; two that begin at once may both tell of one, which does no harm.
  private func makeWriter() -> EventWriter { EventWriter(knownRules: toldRules.withLock { $0 }) }

  private func append(_ writer: inout EventWriter) {
    writer.drain { file.append($0) }
    if let rules = writer.takeNewRules() { toldRules.withLock { $0.formUnion(rules) } }
  }

  private struct Listener: RunListener {
    let stream: EventStream
    var writer: EventWriter
    let wantsRecords: Bool
    private var lines = SourceFile(path: "", bytes: []).lineTable()

    init(stream: EventStream, writer: EventWriter, wantsRecords: Bool) {
      self.stream = stream
      self.writer = writer
      self.wantsRecords = wantsRecords
    }

    mutating func fileStarted(_ source: SourceFile, _ lines: LineTable, cases: [PlannedCase]) {
      guard !cases.isEmpty else { return }
      self.lines = lines
      writer.fileStarted(source.path, cases: cases)
      stream.append(&writer)
    }

    mutating func caseFinished(_ result: CaseResult, at index: Int, of source: SourceFile) {
      let record = CaseRecord(result, at: index, of: source, lines, withTrace: wantsRecords)
      writer.caseFinished(record, of: source.path)
      stream.append(&writer)
    }

    mutating func fileUnreadable(_ path: String, _ problem: ScenarioError) {
      writer.fileUnreadable(path, problem)
      stream.append(&writer)
    }
  }
}
