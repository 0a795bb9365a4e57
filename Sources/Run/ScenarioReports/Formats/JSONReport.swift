@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioRunner

/// A single JSON document: each case with the fields of an event stream, and the end of the run.
struct JSONReport: ReportWriter {
  private let start: RunStart
  private var hasFile = false

  init(_ start: RunStart) { self.start = start }

  mutating func begin(into sink: inout [UInt8]) {
    var json = JSONWriter()
    json.openObject()
    json.pair("version", JSONFormat.report.version)
    json.pair("program", start.program)
    json.pair("timestamp", start.timestamp)
    json.key("files")
    sink += json.bytes
    sink += "[".utf8
  }

  mutating func add(_ file: FileResult, into sink: inout [UInt8]) {
    guard file.problem != nil || !file.cases.isEmpty else { return }
    sink += hasFile ? ",\n".utf8 : "\n".utf8
    hasFile = true
    var json = JSONWriter()
    json.openObject()
    json.pair("path", "\(file.path)")
    if let problem = file.problem {
      json.key("problem")
      problem.write(to: &json)
    }
    json.list("cases", file.cases) { $1.withoutTraces.write(to: &$0) }
    json.closeObject()
    sink += json.bytes
  }

  mutating func finish(_ end: RunEnd, into sink: inout [UInt8]) {
    sink += "\n],\n".utf8
    var json = JSONWriter()
    let ending = end.ending.isComplete ? "failed" : "incomplete"
    json.pair("ending", end.ending == .finished ? "finished" : ending)
    if end.ending != .finished { json.pair("note", end.ending.note) }
    if !end.unmetConditions.isEmpty {
      json.list("missed", end.unmetConditions) { $0.text($1.rawValue) }
    }
    if !end.emptyRunReason.isEmpty { json.pair("nothingToDo", end.emptyRunReason) }
    json.pair("wallNanoseconds", end.wallTime)
    json.key("counts")
    json.openObject()
    let counts = end.counts
    let pairs: [(String, Int)] = [
      ("cases", counts.cases), ("passed", counts.passed), ("flaky", counts.flaky),
      ("different", counts.different),
      ("failed", counts.failed), ("errors", counts.errors), ("invalid", counts.invalid),
      ("interrupted", counts.interrupted), ("skipped", counts.skipped),
      ("knownIssues", counts.knownIssues), ("unreadable", counts.unreadable),
      ("scenarios", counts.scenarios), ("files", counts.files),
    ]
    for (key, number) in pairs { json.pair(key, number) }
    json.closeObject()
    sink += json.bytes
    sink += "}\n".utf8
  }
}

extension CaseResult {
  /// The result without its trace and those of its earlier attempts.
  fileprivate var withoutTraces: CaseResult {
    var result = self
    result.trace = nil
    result.earlierAttempts = earlierAttempts.map(\.withoutTraces)
    return result
  }
}
