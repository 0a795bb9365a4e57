public import ScenarioRunner
public import ScenarioSystem

/// Writes the lines of a stream into a buffer.
///
/// It appends bytes and makes no text in between: a run must hardly notice that it is told of.
public struct EventWriter {
  private var json = JSONBytes()
  private let told: ToldTraces
  private var traces: TraceNumbers
  /// Under which numbers the steps of a case are told.
  private var numbers: [Int] = []

  /// Creates a writer of a stream that has no other one.
  public init() { self.init(ToldTraces()) }

  /// Creates a writer of a stream that has others, too: what one of them has told, none tells again.
  init(_ told: ToldTraces) {
    self.told = told
    traces = TraceNumbers(told)
  }

  /// Whether it has told so much that whoever keeps all of it had better be told anew, by a new writer.
  public var isFull: Bool { told.toldSize >= ToldTraces.limit }

  /// Hands out the lines that were written since the last time, in one piece or two.
  public mutating func drain(_ body: (ArraySlice<UInt8>) -> Void) {
    traces.drain(body)
    if !json.written.isEmpty { body(json.written) }
    json.removeAll()
  }

  // MARK: - Lines

  /// The first line: which version this is, what writes it, and when the run began.
  public static func runStarted(_ start: RunStart) -> ArraySlice<UInt8> {
    var json = JSONBytes()
    json.beginLine(.runStarted)
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
    if start.rerun != Rerun() {
      json.key("rerun")
      json.openObject()
      json.key("options")
      json.texts(start.rerun.options)
      if let options = start.rerun.failedOptions {
        json.key("failedOptions")
        json.texts(options)
      }
      json.closeObject()
    }
    json.endLine()
    return json.written
  }

  /// A file was read, and its cases are about to be played.
  public mutating func fileStarted(_ path: String, cases: [PlannedCase]) {
    json.beginLine(.fileStarted)
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
    json.endLine()
  }

  /// A file or folder could not be read.
  public mutating func fileUnreadable(_ path: String, _ problem: ScenarioError) {
    json.beginLine(.fileUnreadable)
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
    json.endLine()
  }

  /// What came of a case; what happened in its steps, and the rules at work, come before where they are new.
  public mutating func caseFinished(_ record: CaseRecord, of path: String) {
    json.beginLine(.caseFinished)
    json.key("path")
    json.text(path)
    json.write(record)
    if let trace = record.trace {
      numbers.removeAll(keepingCapacity: true)
      for step in trace.steps { numbers.append(traces.number(of: step.trace, trace.rules)) }
      json.write(trace.steps, traces: numbers)
    }
    json.endLine()
  }

  /// The last line: how the run ended.
  public mutating func runFinished(_ end: RunEnd) {
    json.beginLine(.runFinished)
    json.key("ending")
    switch end.ending {
    case .finished: json.word("finished")
    case .unknown: json.word("unknown")
    case .failed(let error):
      json.word("failed")
      json.pair("code", error.code.name)
      json.pair("message", error.message)
      if !error.help.isEmpty { json.pair("help", error.help) }
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
    if !end.nothingToDo.isEmpty { json.pair("nothingToDo", end.nothingToDo) }
    json.wallTime(end.wallTime)
    json.endLine()
  }
}
