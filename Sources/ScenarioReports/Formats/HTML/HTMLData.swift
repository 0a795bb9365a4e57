internal import LifecycleCore
internal import ScenarioRunner

/// The data of the page: one JSON value per line, after a letter for its kind.
///
/// `readData` in `script/data.js` lists the letters. Repeated words, rules and steps are numbers:
/// a step is written before the first case that needs it, the others at the end.
struct HTMLData {
  private var json = JSONWriter()
  private var steps = HTMLSteps()
  private let text = CaseText(paint: Paint(isColored: false))

  /// The states of a case, worst first, by their index in the page.
  private enum State: Int64 {
    case error, failed, interrupted, different, flaky, knownIssue, skipped, passed

    init(_ record: CaseResult) {
      self =
        switch record.outcome {
        case .passed where !record.difference.isEmpty,
          .knownIssue where !record.difference.isEmpty:
          .different
        case .passed: record.isFlaky ? .flaky : .passed
        case .failed, .unexpectedPass: .failed
        case .skipped: .skipped
        case .knownIssue: .knownIssue
        case .invalid, .error: .error
        case .interrupted: .interrupted
        }
    }
  }

  /// Writes what is known when the run starts.
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

  /// What the list of results and its filters need of a case.
  private mutating func writeHead(of record: CaseResult) {
    json.openList()
    json.text(record.name)
    json.number(record.scenario.line)
    json.number(State(record).rawValue)
    json.text(record.ios)
    json.text(record.device)
    json.texts(record.scenario.tags)
    json.number(record.wallTime / 1000)
    json.number(record.virtualTime.milliseconds)
    // Of a flaky case the failure is more useful than that it passed on retry.
    let shown = record.isFlaky ? record.earlier.last { !$0.outcome.isGood } ?? record : record
    let isDifferent = record.outcome.isGood && !record.difference.isEmpty
    json.text(isDifferent ? record.difference : text.headline(of: shown))
    // The overview groups problems by it and the headline.
    if let cause = shown.failures.first?.reasons.last {
      json.number(steps.tables.number(of: cause.text))
    }
    json.closeList()
  }

  /// Writes what the numbers mean, and how the run ended.
  mutating func add(_ end: RunEnd, into sink: inout [UInt8]) {
    json.texts(steps.tables.words)
    endLine("W", into: &sink)
    json.list(steps.tables.rules) { $0.write($1) }
    endLine("L", into: &sink)
    json.openObject()
    json.key("wall")
    json.number(end.wallTime / 1000)
    json.key("scenarios")
    json.number(end.counts.scenarios)
    json.pair("note", end.ending.note)
    json.pair("missed", end.missedNote)
    json.closeObject()
    endLine("E", into: &sink)
  }

  /// Appends what was written to the sink as a line with that letter.
  private mutating func endLine(_ letter: Character, into sink: inout [UInt8]) {
    HTMLLine.append(letter, json.bytes[...], to: &sink)
    json.removeAll()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ rule: RuleRecord) {
    openList()
    text(rule.id)
    text(rule.reason)
    text(rule.confidence)
    texts(rule.sources)
    closeList()
  }
}
