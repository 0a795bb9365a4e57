public import ScenarioRunner
public import ScenarioSystem

/// Writes the lines of a stream into a buffer.
///
/// It appends bytes and makes no text in between: a run must hardly notice that it is told of.
public struct EventWriter {
  private var json = JSONBytes()
  private var knownRules: Set<Int>
  private var hasNewRules = false

  /// Creates a writer that has told of no rule yet.
  public init() { self.init(knownRules: []) }

  /// Creates a writer that need not tell of these rules.
  init(knownRules: Set<Int>) { self.knownRules = knownRules }

  /// The rules that are told of, if there are new ones since the last time.
  mutating func takeNewRules() -> Set<Int>? {
    defer { hasNewRules = false }
    return hasNewRules ? knownRules : nil
  }

  /// Hands out what was written since the last time.
  public mutating func drain(_ body: ([UInt8]) -> Void) {
    body(json.bytes)
    json.removeAll()
  }

  // MARK: - Lines

  /// The first line: which version this is, what writes it, and when the run began.
  public mutating func runStarted(_ start: RunStart) {
    begin(.runStarted)
    json.key("version")
    json.number(Int64(EventFormat.version))
    json.key("program")
    json.text(start.program)
    json.key("timestamp")
    json.text(start.timestamp)
    if let shard = start.shard {
      json.key("shard")
      json.openObject()
      json.key("number")
      json.number(Int64(shard.shard.number))
      json.key("of")
      json.number(Int64(shard.shard.count))
      json.key("cases")
      json.number(Int64(shard.cases))
      json.pair("suite", shard.suite)
      json.pair("plan", shard.plan)
      json.closeObject()
    }
    end()
  }

  /// A file was read, and its cases are about to be played.
  public mutating func fileStarted(_ path: String, cases: [PlannedCase]) {
    begin(.fileStarted)
    json.key("path")
    json.text(path)
    json.key("cases")
    json.openList()
    for (place, planned) in cases.enumerated() {
      json.openObject()
      json.key("name")
      json.text(planned.name)
      json.key("line")
      json.number(Int64(planned.line))
      if planned.index != place {
        json.key("case")
        json.number(Int64(planned.index))
      }
      json.closeObject()
    }
    json.closeList()
    end()
  }

  /// A file or folder could not be read.
  public mutating func fileUnreadable(_ path: String, _ problem: ScenarioError) {
    begin(.fileUnreadable)
    json.key("path")
    json.text(path)
    json.key("code")
    json.word(problem.code.name)
    json.key("message")
    json.text(problem.message)
    if !problem.help.isEmpty {
      json.key("help")
      json.text(problem.help)
    }
    end()
  }

  /// What came of a case; the rules at work in it that were not told of yet come before.
  public mutating func caseFinished(_ record: CaseRecord, of path: String) {
    if let trace = record.trace { tellRules(of: trace) }
    begin(.caseFinished)
    json.key("path")
    json.text(path)
    json.write(record)
    end()
  }

  /// The last line: how the run ended.
  public mutating func runFinished(_ end: RunEnd) {
    begin(.runFinished)
    json.key("ending")
    switch end.ending {
    case .finished: json.word("finished")
    case .unknown: json.word("unknown")
    case .interrupted(let signal):
      json.word("interrupted")
      json.key("signal")
      json.number(Int64(signal))
    }
    json.key("cases")
    json.number(Int64(end.counts.cases))
    if !end.missed.isEmpty {
      json.key("missed")
      json.texts(end.missed.map(\.rawValue))
    }
    json.key("wallNanoseconds")
    json.number(Int64(truncatingIfNeeded: end.wallTime))
    self.end()
  }

  // MARK: -

  private mutating func tellRules(of trace: TraceRecord) {
    for cause in trace.causes where knownRules.insert(cause.rule).inserted {
      guard let rule = trace.rules[cause.rule] else { continue }
      hasNewRules = true
      begin(.rule)
      json.key("rule")
      json.number(Int64(cause.rule))
      json.key("id")
      json.text(rule.id)
      json.key("reason")
      json.text(rule.reason)
      json.key("confidence")
      json.text(rule.confidence)
      json.key("sources")
      json.texts(rule.sources)
      end()
    }
  }

  private mutating func begin(_ kind: EventKind) {
    json.openObject()
    json.key("event")
    json.word(kind.rawValue)
  }

  private mutating func end() {
    json.closeObject()
    json.endLine()
  }
}
