/// Writes events as the lines of a stream.
///
/// Most steps of a suite happen as one before did: each trace is a line of its own, which they name by its number.
public struct EventEncoder {
  private var json = JSONWriter()
  /// What the stream calls a rule, and each name that is taken.
  private var ruleNames: [RuleRecord: String] = [:]
  private var takenNames: Set<String> = []
  /// The number of each trace that was looked at.
  private var traceNumbers: [StepTrace.Identity: Int] = [:]
  /// The same by the bytes of its line without the number: those of several threads can be alike.
  private var lineNumbers: [[UInt8]: Int] = [:]
  private var nextTrace = 0
  private let withTraces: Bool

  /// How many traces are remembered; what was forgotten is written again, under a new number.
  private static let limit = 1 << 16

  /// Creates an encoder of a stream, with or without what happened in each case.
  public init(withTraces: Bool = true) { self.withTraces = withTraces }

  /// The lines of an event; none for one that no stream contains.
  public mutating func lines(of event: RunEvent) -> [UInt8] {
    json.removeAll()
    switch event {
    case .runStarted(let start):
      write(EventLine(kind: .runStarted, version: EventFormat.version, start: start))
    case .fileStarted(let path, let cases):
      if !cases.isEmpty { write(EventLine(kind: .fileStarted, path: "\(path)", cases: cases)) }
    case .fileUnreadable(let path, let problem):
      write(EventLine(kind: .fileUnreadable, path: "\(path)", problem: problem))
    case .caseFinished(var result, let path):
      result.earlier = []
      if !withTraces { result.trace = nil }
      if let steps = result.trace?.steps {
        for index in steps.indices where !steps[index].trace.entries.isEmpty {
          result.trace?.steps[index].traceNumber = number(of: steps[index].trace)
        }
      }
      write(EventLine(kind: .caseFinished, path: "\(path)", result: result))
    case .runEnded(let end): write(EventLine(kind: .runFinished, end: end))
    case .fileFinished, .warning: break
    }
    return json.bytes
  }

  /// The number of a trace; a new one is written, after the rules that it names.
  private mutating func number(of trace: StepTrace) -> Int {
    if let number = traceNumbers[trace.identity] { return number }
    if traceNumbers.count >= Self.limit {
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
    line.write(to: &content)
    if let number = lineNumbers[content.bytes] { return number }
    line.number = nextTrace
    nextTrace += 1
    lineNumbers[content.bytes] = line.number
    write(EventLine(kind: .trace, trace: line))
    return line.number
  }

  /// What the stream calls a rule, in whichever order rules are used; a new one is written.
  private mutating func name(of rule: RuleRecord) -> String {
    if let name = ruleNames[rule] { return name }
    var (name, count) = (RuleRecord.numberedNames[rule] ?? rule.id, 1)
    // An earlier program may have had another rule of that name.
    while !takenNames.insert(name).inserted {
      count += 1
      name = "\(rule.id) \(count)"
    }
    ruleNames[rule] = name
    write(EventLine(kind: .rule, ruleName: name, rule: rule))
    return name
  }

  /// Writes a line, which nobody needs afterwards: a result has two dozen parts to copy.
  private mutating func write(_ line: consuming EventLine) {
    json.openObject()
    // Only reading finds errors.
    try? line.code(&json)
    json.closeObject()
    json.endLine()
  }
}
