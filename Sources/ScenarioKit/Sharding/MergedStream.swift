internal import ScenarioEvents
internal import ScenarioSystem

/// The events of a run, written anew from its records: one stream in the place of several.
///
/// One that cannot be written is none, and costs no report anything.
struct MergedStream {
  /// Why it could not be written.
  private(set) var problem: ScenarioError?
  private var file: ReportOutput?
  private var writer = EventWriter()

  init(path: String, _ start: RunStart) {
    do throws(ScenarioError) {
      let file = try ReportOutput(path: Path(path))
      try file.append(Array(EventWriter.runStarted(start)))
      self.file = file
    } catch {
      problem = error
    }
  }

  mutating func add(_ record: FileRecord) {
    if let problem = record.problem { writer.fileUnreadable(record.path, problem) }
    if !record.cases.isEmpty { writer.fileStarted(record.path, cases: record.planned) }
    for item in record.cases {
      for attempt in item.earlier { writer.caseFinished(attempt, of: record.path) }
      writer.caseFinished(item, of: record.path)
    }
    write { _ throws(ScenarioError) in }
  }

  mutating func finish(_ end: RunEnd) {
    writer.runFinished(end)
    write { (file) throws(ScenarioError) in try file.commit() }
  }

  /// Writes what is told and not written yet, and does what comes then; after a failure nothing is written any more.
  private mutating func write(andThen next: (ReportOutput) throws(ScenarioError) -> Void) {
    var bytes: [UInt8] = []
    writer.drain { bytes += $0 }
    guard let file else { return }
    do throws(ScenarioError) {
      try file.append(bytes)
      try next(file)
    } catch {
      self.file = nil
      problem = error
    }
  }
}
