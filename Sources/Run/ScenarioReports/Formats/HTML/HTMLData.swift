@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

/// The data of the HTML page: one JSON value per line, after a letter for its type.
///
/// `readData` in `script/data.js` describes the letters. Repeated terms, rules and steps are replaced by numbers: a
/// step is written before the first case that contains it, terms and rules at the end.
struct HTMLData {
  private var json = JSONWriter()
  private var steps = HTMLSteps()
  private let text = CaseText(paint: Paint(isColored: false))

  /// Writes the start of the run.
  mutating func add(_ start: RunStart, into sink: inout [UInt8]) {
    json.openObject()
    json.pair("program", start.program)
    json.pair("started", start.timestamp)
    json.pair("link", start.sourceLink)
    if !start.rerun.options.isEmpty {
      json.list("options", start.rerun.options) { $0.text($1) }
    }
    json.closeObject()
    endLine("R", into: &sink)
  }

  /// Writes a file and its cases.
  mutating func add(_ file: FileResult, into sink: inout [UInt8]) {
    json.openList()
    json.text("\(file.path)")
    if let problem = file.problem { json.text("\(problem)") }
    json.closeList()
    endLine("F", into: &sink)
    for record in file.cases {
      writeHead(of: record)
      endLine("C", into: &sink)
      json.write(record, &steps)
      steps.drain(into: &sink)
      endLine("D", into: &sink)
    }
  }

  /// Writes the fields that the list of results and its filters need.
  private mutating func writeHead(of record: CaseResult) {
    json.openList()
    json.text(record.name)
    json.number(record.scenario.line)
    // The page has the same status for invalid cases and errors.
    json.number(max(0, CaseStatus(record).rawValue - 1))
    json.text(record.ios)
    json.text(record.device)
    json.texts(record.scenario.tags)
    json.number(Int64(clamping: record.wallTime / 1000))
    json.number(record.virtualTime.milliseconds)
    let shown = record.decisiveAttempt
    let isDifferent = record.outcome.isSuccess && !record.difference.isEmpty
    json.text(isDifferent ? record.difference : text.headline(of: shown))
    // The overview groups problems by this explanation and the headline.
    if let cause = shown.failures.first?.reasons.last {
      json.number(steps.terms.number(of: ExactText(cause.text)))
    }
    json.closeList()
  }

  /// Writes the terms and rules that numbers refer to, and the end of the run.
  mutating func add(_ end: RunEnd, into sink: inout [UInt8]) {
    json.list(steps.terms.all) { $0.text($1.text) }
    endLine("W", into: &sink)
    json.list(steps.rules.all) { $0.row($1.id, $1.reason, $1.confidence, $1.sources) }
    endLine("L", into: &sink)
    json.openObject()
    json.pair("wall", end.wallTime / 1000)
    json.pair("scenarios", end.counts.scenarios)
    json.pair("note", end.ending.note)
    json.pair("missed", end.unmetConditionsNote)
    json.closeObject()
    endLine("E", into: &sink)
  }

  /// Appends the JSON value to the sink, as a line with a letter.
  private mutating func endLine(_ letter: Character, into sink: inout [UInt8]) {
    sink.appendLine(letter, json.bytes)
    json.removeAll()
  }
}
