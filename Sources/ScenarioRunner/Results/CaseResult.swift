public import LifecycleCore

/// The result of one test case, with all that any report shows of it.
///
/// It needs neither the file nor the model: it can be sent, stored, and shown by another program later.
public struct CaseResult: Hashable, Sendable {
  /// Its index in its file: 0 for the first case that was selected.
  public var index: Int
  /// The case's name, unique in its file.
  public var name: String
  /// The scenario that it was made from.
  public var scenario: ScenarioRecord
  /// The OS version, `8.0`; empty if the case was invalid before it had one.
  public var ios = ""
  /// The device, `iphone`; empty if the case was invalid before it had one.
  public var device = ""
  /// How it ended.
  public var outcome: Outcome
  /// Why it was skipped, is expected to fail, or was interrupted; empty otherwise.
  public var reason = ""
  /// Which attempt it is, from 1.
  public var attempt = 1
  /// The round that this is of, from 1, where the case is executed several times; otherwise 0.
  public var round = 0
  /// What differed when it was executed twice; empty where nothing did, or it was executed once.
  public var difference = ""
  /// The wall-clock time that it took, in nanoseconds; 0 where it was not timed.
  public var wallTime: UInt64 = 0
  /// The virtual time that passed.
  public var virtualTime = VirtualTime.zero
  /// The expectations that were not met.
  public var failures: [FailureRecord] = []
  /// What is wrong with the file; of a case that was executed, what no app could meet in it.
  public var diagnostics: [DiagnosticRecord] = []
  /// The scenario's name in the file, where nothing else has a place to show.
  public var excerpt: SourceExcerpt?
  /// What happened to its process, for an error.
  public var processFailure: ProcessFailure?
  /// What happened, where it is kept.
  public var trace: TraceRecord?
  /// The attempts before this one, the first one first: the last one counts.
  public var earlier: [CaseResult] = []

  /// The name of the case for a file whose scenarios cannot be identified.
  public static let wholeFileName = "the file itself"

  /// Creates the result of a case of which nothing else is known.
  public init(index: Int = 0, name: String, line: Int = 1, outcome: Outcome) {
    self.init(index: index, name: name, of: ScenarioRecord(line: line), outcome: outcome)
  }

  init(index: Int, name: String, of scenario: ScenarioRecord, outcome: Outcome) {
    self.index = index
    self.name = name
    self.scenario = scenario
    self.outcome = outcome
  }

  /// Whether it is a case that could be executed.
  public var isExecutable: Bool { !ios.isEmpty }

  /// Whether it ended well only after it had not.
  public var isFlaky: Bool { outcome.isGood && attempt > 1 }

  /// Where it went wrong, which may be in a file that the case's file includes.
  public var faultExcerpt: SourceExcerpt? {
    failures.first?.excerpt ?? diagnostics.first?.excerpt ?? excerpt
  }

  /// The same case, interrupted for this reason, without what came of it.
  package func interrupted(_ reason: String) -> CaseResult {
    var result = CaseResult(index: index, name: name, of: scenario, outcome: .interrupted)
    (result.ios, result.device, result.reason) = (ios, device, reason)
    return result
  }
}

/// The scenario that cases were made from.
public struct ScenarioRecord: Hashable, Sendable {
  /// Its name; nil for a file that could not be read as scenarios.
  public var name: String?
  /// Its line, counted from 1.
  public var line: Int
  /// The byte of the file at which its name begins: a line may contain several scenarios.
  public var offset = 0
  /// The suite's name, if it has one.
  public var suite: String?
  /// The tags by which it is selected.
  public var tags: [String] = []
  /// Where its behavior is described.
  public var sources: [String] = []
  /// The names of the statements that it shows, such as `F58.2`.
  public var statements: [String] = []

  init(line: Int = 1) { self.line = line }

  /// Whether it is the same one; a stream has only the name and place of a case that did not finish.
  package func isSame(as other: ScenarioRecord) -> Bool {
    line == other.line && offset == other.offset && name == other.name
  }
}

extension CaseResult: FieldObject {
  package init() { self.init(name: "", outcome: .error) }

  package mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("case", &index)
    try coder.field("name", &name)
    try coder.field("line", &scenario.line)
    try coder.field("scenario", &scenario.name, default: nil)
    try coder.field("offset", &scenario.offset, default: 0)
    try coder.field("suite", &scenario.suite, default: nil)
    try coder.field("ios", &ios, default: "")
    try coder.field("device", &device, default: "")
    try coder.field("tags", &scenario.tags, default: [])
    try coder.field("sources", &scenario.sources, default: [])
    try coder.field("statements", &scenario.statements, default: [])
    try coder.field("result", &outcome)
    try coder.field("reason", &reason, default: "")
    try coder.field("attempt", &attempt, default: 1)
    try coder.field("round", &round, default: 0)
    try coder.field("difference", &difference, default: "")
    var (isFlaky, wallTime) = (self.isFlaky, WallTime(self.wallTime))
    try coder.field("flaky", &isFlaky, default: false)
    try coder.field("wallNanoseconds", &wallTime)
    self.wallTime = wallTime.nanoseconds
    try coder.field("virtualMilliseconds", &virtualTime)
    try coder.field("failures", &failures, default: [])
    try coder.field("diagnostics", &diagnostics, default: [])
    try coder.field("place", &excerpt, default: nil)
    try coder.field("processFailure", &processFailure, default: nil)
    try coder.field("earlier", &earlier, default: [])
    var steps = trace?.steps ?? []
    try coder.list("steps", &steps, after: StepRecord.init(after:)) {
      (coder, step, last) throws(JSONError) in
      try step.code(&coder, default: last)
    }
    if !steps.isEmpty { trace = TraceRecord(steps: steps) }
  }
}
