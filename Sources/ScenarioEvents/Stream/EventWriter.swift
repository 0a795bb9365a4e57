public import ScenarioRunner
public import ScenarioSystem

/// Writes the lines of a stream into a buffer.
///
/// It appends bytes and makes no text in between: a run must hardly notice that it is told of.
public struct EventWriter {
  private var json = JSONBytes()
  private var toldRules: Set<Int> = []
  private var toldTraces = TraceNumbers()
  /// Under which numbers the steps of a case are told.
  private var numbers: [Int] = []

  /// Creates a writer that has told of no rule yet, and of no step.
  public init() {}

  /// Hands out what was written since the last time.
  public mutating func drain(_ body: (ArraySlice<UInt8>) -> Void) {
    body(json.written)
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

  /// What came of a case; what happened in its steps, and the rules at work, come before where they are new.
  public mutating func caseFinished(_ record: CaseRecord, of path: String) {
    if let trace = record.trace { tell(trace) }
    begin(.caseFinished)
    json.key("path")
    json.text(path)
    json.write(record)
    if let trace = record.trace { json.write(trace.steps, traces: numbers) }
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
    json.wallTime(end.wallTime)
    self.end()
  }

  // MARK: -

  private mutating func tell(_ trace: TraceRecord) {
    toldTraces.makeRoom()
    numbers.removeAll(keepingCapacity: true)
    for index in trace.steps.indices {
      let step = trace.steps[index].trace
      let (number, isNew) = toldTraces.number(of: step)
      numbers.append(number)
      if isNew { tell(step, as: number, trace.rules) }
    }
  }

  private mutating func tell(_ step: StepTrace, as number: Int, _ rules: RuleTable) {
    for cause in step.causes where toldRules.insert(cause.rule).inserted {
      if let rule = rules[cause.rule] { tell(rule, as: cause.rule) }
    }
    begin(.trace)
    json.key("trace")
    json.number(Int64(number))
    json.write(step)
    end()
  }

  private mutating func tell(_ rule: RuleRecord, as number: Int) {
    begin(.rule)
    json.key("rule")
    json.number(Int64(number))
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
