internal import ScenarioEvents
internal import ScenarioSystem

/// The events of a run, written anew from its records: one stream in the place of several.
struct MergedStream {
  private let file: AtomicFile
  private var writer = EventWriter()

  init(path: String, _ start: RunStart) throws(ScenarioError) {
    file = try AtomicFile(path: path)
    try file.append(Array(EventWriter.runStarted(start)))
  }

  mutating func add(_ record: FileRecord) throws(ScenarioError) {
    if let problem = record.problem { writer.fileUnreadable(record.path, problem) }
    if !record.cases.isEmpty { writer.fileStarted(record.path, cases: record.planned) }
    for item in record.cases {
      for attempt in item.earlier { writer.caseFinished(attempt, of: record.path) }
      writer.caseFinished(item, of: record.path)
    }
    try drain()
  }

  mutating func finish(_ end: RunEnd) throws(ScenarioError) {
    writer.runFinished(end)
    try drain()
    try file.commit()
  }

  private mutating func drain() throws(ScenarioError) {
    var bytes: [UInt8] = []
    writer.drain { bytes += $0 }
    try file.append(bytes)
  }
}
