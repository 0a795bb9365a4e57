internal import ScenarioLanguage
public import ScenarioRunner
public import ScenarioSystem
internal import Synchronization

/// The stream of a run on its way to its file.
///
/// What has happened is written out before anything else begins; so whatever comes then, it is told of.
public final class EventStream: Sendable {
  private let file: LineFile
  private let withTraces: Bool
  /// One writer for all workers, so that what one of them has told need not be told by another.
  private let writer = Mutex(EventWriter())

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
    writer.withLock { $0.runStarted(start) }
    flush()
  }

  /// Ends the stream, and returns why it could not be written, if that is so.
  public func finish(_ end: RunEnd) -> ScenarioError? {
    writer.withLock { $0.runFinished(end) }
    flush()
    file.close()
    return file.problem
  }

  /// Writes the record of a case that another process played.
  public func append(_ record: CaseRecord, of path: String) {
    var record = record
    if !withTraces { record.trace = nil }
    writer.withLock { $0.caseFinished(record, of: path) }
    flush()
  }

  /// A listener for a worker, which writes what it hears.
  public func makeListener() -> any RunListener {
    Listener(stream: self, recorder: withTraces ? TraceRecorder() : nil)
  }

  /// Hands to the system what was written since the last time, by whichever worker.
  private func flush() {
    // Under the lock, or one worker's lines could come before those of another that they build on.
    writer.withLock { writer in writer.drain { file.append($0) } }
  }

  private struct Listener: RunListener {
    let stream: EventStream
    var recorder: TraceRecorder?
    private var lines = SourceFile(path: "", bytes: []).lineTable()

    init(stream: EventStream, recorder: TraceRecorder?) {
      self.stream = stream
      self.recorder = recorder
    }

    var wantsRecords: Bool { recorder != nil }

    mutating func fileStarted(_ source: SourceFile, _ lines: LineTable, cases: [PlannedCase]) {
      guard !cases.isEmpty else { return }
      self.lines = lines
      stream.writer.withLock { $0.fileStarted(source.path, cases: cases) }
    }

    mutating func caseFinished(_ result: CaseResult, at index: Int, of source: SourceFile) {
      let lines = hasLines(for: result) ? lines : source.lineTable()
      let record = CaseRecord(result, at: index, of: source, lines, &recorder)
      stream.writer.withLock { $0.caseFinished(record, of: source.path) }
    }

    /// Whether the lines that are known are all that the record of a result needs.
    private func hasLines(for result: CaseResult) -> Bool {
      if wantsRecords { return true }
      if case .passed = result.outcome { return result.earlier.isEmpty }
      return false
    }

    mutating func fileUnreadable(_ path: String, _ problem: ScenarioError) {
      stream.writer.withLock { $0.fileUnreadable(path, problem) }
    }

    func flush() { stream.flush() }
  }
}
