internal import ScenarioLanguage
public import ScenarioRunner
public import ScenarioSystem
internal import Synchronization

/// The stream of a run on its way to its file.
///
/// What has happened is written out before the next case begins; so whatever comes of that, it is told of.
public final class EventStream: Sendable {
  private let file: LineFile
  private let withTraces: Bool
  private let told = ToldTraces()
  /// Writes what no worker hears.
  private let writer: Mutex<EventWriter>

  /// Begins a stream in place of what lies at the path.
  ///
  /// - Parameters:
  ///   - path: Where the stream is written.
  ///   - withTraces: Whether all that happened in each case is told.
  ///   - start: What is known of the run.
  /// - Throws: `.unwritable`, with the operating system's reason.
  public init(path: Path, withTraces: Bool, _ start: RunStart) throws(ScenarioError) {
    file = try LineFile(path: path)
    self.withTraces = withTraces
    writer = Mutex(EventWriter(told))
    file.append(EventWriter.runStarted(start))
  }

  /// Ends the stream, and returns why it could not be written, if that is so.
  public func finish(_ end: RunEnd) -> ScenarioError? {
    write { $0.runFinished(end) }
    file.close()
    return file.problem
  }

  /// Writes the record of a case that another process played.
  public func append(_ record: CaseRecord, of path: String) {
    var record = record
    if !withTraces { record.trace = nil }
    write { $0.caseFinished(record, of: path) }
  }

  /// A listener for a worker, which writes what it hears.
  public func makeListener() -> any RunListener {
    Listener(
      file: file,
      writer: EventWriter(told),
      recorder: withTraces ? TraceRecorder() : nil
    )
  }

  private func write(_ body: (inout EventWriter) -> Void) {
    writer.withLock { writer in
      body(&writer)
      writer.drain { file.append($0) }
    }
  }

  private struct Listener: RunListener {
    let file: LineFile
    var writer: EventWriter
    var recorder: TraceRecorder?
    private var lines = SourceFile(path: "", bytes: []).lineTable()
    private var hasAllLines = false

    init(file: LineFile, writer: EventWriter, recorder: TraceRecorder?) {
      self.file = file
      self.writer = writer
      self.recorder = recorder
    }

    var wantsRecords: Bool { recorder != nil }

    mutating func fileStarted(_ source: SourceFile, _ lines: LineTable, cases: [PlannedCase]) {
      guard !cases.isEmpty else { return }
      self.lines = lines
      hasAllLines = wantsRecords
      writer.fileStarted(source.path, cases: cases)
    }

    mutating func caseFinished(_ result: CaseResult, at index: Int, of source: SourceFile) {
      if !hasLines(for: result) { (lines, hasAllLines) = (source.lineTable(), true) }
      let record = CaseRecord(result, at: index, of: source, lines, &recorder)
      writer.caseFinished(record, of: source.path)
    }

    /// Whether the lines that are known are all that the record of a result needs.
    private func hasLines(for result: CaseResult) -> Bool {
      if hasAllLines { return true }
      if case .passed = result.outcome { return result.earlier.isEmpty }
      return false
    }

    mutating func fileUnreadable(_ path: Path, _ problem: ScenarioError) {
      writer.fileUnreadable(path.description, problem)
    }

    mutating func flush() { writer.drain { file.append($0) } }
  }
}
