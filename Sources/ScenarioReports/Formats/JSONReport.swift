internal import ScenarioEvents
internal import ScenarioRunner
internal import ScenarioSystem

/// One document of JSON: each case as a stream of events tells it, and how the run went.
struct JSONReport: ReportWriter {
  /// The version of the document, not of the stream.
  private static let version: Int64 = 1

  private let start: RunStart
  private var hasFile = false

  init(_ start: RunStart) { self.start = start }

  mutating func begin(into sink: inout [UInt8]) {
    var json = JSONBytes()
    json.openObject()
    json.key("version")
    json.number(Self.version)
    json.pair("program", start.program)
    json.pair("timestamp", start.timestamp)
    json.key("files")
    sink.append(contentsOf: json.written)
    sink.append(contentsOf: "[".utf8)
  }

  mutating func add(_ file: FileRecord, into sink: inout [UInt8]) {
    guard file.problem != nil || !file.cases.isEmpty else { return }
    sink.append(contentsOf: hasFile ? ",\n".utf8 : "\n".utf8)
    hasFile = true
    var json = JSONBytes()
    json.openObject()
    json.pair("path", file.path)
    if let problem = file.problem {
      json.key("problem")
      json.openObject()
      json.pair("code", problem.code.name)
      json.pair("message", problem.message)
      if !problem.help.isEmpty { json.pair("help", problem.help) }
      json.closeObject()
    }
    json.list("cases", file.cases) { write($1, to: &$0) }
    json.closeObject()
    sink.append(contentsOf: json.written)
  }

  /// Writes a case without what happened in it, and the attempts before it.
  private func write(_ record: CaseRecord, to json: inout JSONBytes) {
    json.openObject()
    json.write(record)
    if !record.earlier.isEmpty {
      json.list("earlier", record.earlier) { write($1, to: &$0) }
    }
    json.closeObject()
  }

  mutating func finish(
    _ end: RunEnd,
    into sink: inout [UInt8]
  ) -> (offset: Int, bytes: [UInt8])? {
    sink.append(contentsOf: "\n],\n".utf8)
    var json = JSONBytes()
    json.key("ending")
    json.word(end.ending == .finished ? "finished" : end.ending.isWhole ? "failed" : "incomplete")
    if end.ending != .finished { json.pair("note", end.ending.note) }
    if !end.missed.isEmpty { json.list("missed", end.missed) { $0.text($1.rawValue) } }
    if !end.nothingToDo.isEmpty { json.pair("nothingToDo", end.nothingToDo) }
    json.key("wallNanoseconds")
    json.number(Int64(truncatingIfNeeded: end.wallTime))
    json.key("counts")
    json.openObject()
    let counts = end.counts
    let pairs: [(StaticString, Int)] = [
      ("cases", counts.cases), ("passed", counts.passed), ("flaky", counts.flaky),
      ("different", counts.different),
      ("failed", counts.failed), ("errors", counts.errors), ("invalid", counts.invalid),
      ("interrupted", counts.interrupted), ("skipped", counts.skipped),
      ("knownIssues", counts.knownIssues), ("unreadable", counts.unreadable),
      ("scenarios", counts.scenarios), ("files", counts.files),
    ]
    for (key, number) in pairs {
      json.key(key)
      json.number(Int64(number))
    }
    json.closeObject()
    sink.append(contentsOf: json.written)
    sink.append(contentsOf: "}\n".utf8)
    return nil
  }
}
