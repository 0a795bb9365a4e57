@_spi(Package) internal import ScenarioJSON
internal import ScenarioSystem

/// Encodes events as the lines of a stream.
///
/// Most steps repeat an earlier one, so each trace is a line of its own, which steps refer to by number.
package struct EventEncoder {
  private var json = JSONWriter()
  /// The name of each rule in the stream, and all names in use.
  private var ruleNames: [RuleRecord: String] = [:]
  private var usedNames: Set<String> = []
  /// The numbers of traces that have been encoded.
  private var traceNumbers: [StepTrace.Identity: Int] = [:]
  /// The same numbers by the bytes of the trace, since threads can create equal traces separately.
  private var lineNumbers: [JSONBytes: Int] = [:]
  private var nextTrace = 0
  private let includesTraces: Bool

  /// The maximum number of remembered traces; a forgotten trace is written again under a new number.
  private static let maximumTraceCount = 1 << 16

  /// Creates an encoder for a stream, with or without the trace of each case.
  package init(withTraces: Bool = true) { includesTraces = withTraces }

  /// Returns the lines of an event; empty for events that streams do not contain.
  package mutating func lines(of event: RunEvent) -> [UInt8] {
    json.removeAll()
    switch event {
    case .runStarted(let start):
      write(EventLine(kind: .runStarted, version: EventFormat.version, start: start))
    case .fileStarted(let path, let cases):
      if !cases.isEmpty { write(EventLine(kind: .fileStarted, path: "\(path)", cases: cases)) }
    case .fileUnreadable(let path, let problem):
      write(EventLine(kind: .fileUnreadable, path: "\(path)", problem: problem))
    case .caseFinished(let result, let path): write(result, of: path)
    case .runEnded(let end): write(EventLine(kind: .runFinished, end: end))
    case .fileFinished, .warning: break
    }
    return json.bytes
  }

  /// Writes the last attempt at a case, after the traces that it refers to.
  private mutating func write(_ result: consuming CaseResult, of path: Path) {
    result.earlierAttempts = []
    if var trace = result.trace.take(), includesTraces {
      for index in trace.steps.indices where !trace.steps[index].trace.entries.isEmpty {
        trace.steps[index].traceNumber = number(of: trace.steps[index].trace)
      }
      result.trace = trace
    }
    write(EventLine(kind: .caseFinished, path: "\(path)", result: consume result))
  }

  /// Returns the number of a trace; writes a new trace after the rules that it refers to.
  private mutating func number(of trace: StepTrace) -> Int {
    if let number = traceNumbers[trace.identity] { return number }
    if traceNumbers.count >= Self.maximumTraceCount {
      traceNumbers.removeAll()
      lineNumbers.removeAll()
    }
    let number = lineNumber(of: trace)
    traceNumbers[trace.identity] = number
    return number
  }

  private mutating func lineNumber(of trace: StepTrace) -> Int {
    var line = TraceLine()
    line.entries = trace.entries
    line.causes = trace.causes.map { TraceLine.Cause(rule: name(of: $0.rule), parent: $0.parent) }
    var content = JSONWriter()
    try? line.codeContent(&content)
    let fields = JSONBytes(content.bytes)
    if let number = lineNumbers[fields] { return number }
    let number = nextTrace
    nextTrace += 1
    lineNumbers[fields] = number
    writeTrace(number, fields.bytes)
    return number
  }

  /// Writes the line of a trace whose other fields have been encoded.
  private mutating func writeTrace(_ number: Int, _ fields: [UInt8]) {
    var (kind, number) = (EventLine.Kind.trace, number)
    json.openObject()
    json.field("event", &kind)
    json.field("trace", &number)
    json.fields(fields)
    json.closeObject()
    json.endLine()
  }

  /// Returns the stream's name for a rule, whatever the order of use; writes a new rule.
  private mutating func name(of rule: RuleRecord) -> String {
    if let name = ruleNames[rule] { return name }
    var (name, count) = (RuleRecord.numberedNames[rule] ?? rule.id, 1)
    // A stream from an older program may use this name for another rule.
    while !usedNames.insert(name).inserted {
      count += 1
      name = "\(rule.id) \(count)"
    }
    ruleNames[rule] = name
    write(EventLine(kind: .rule, ruleName: name, rule: rule))
    return name
  }

  /// Writes a line, consuming it: copying a result would copy two dozen fields.
  private mutating func write(_ line: consuming EventLine) {
    json.openObject()
    // Encoding does not throw; only decoding does.
    try? line.code(&json)
    json.closeObject()
    json.endLine()
  }
}
