@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioJSON

/// The result of a test case, with everything that reports show about it.
///
/// It is independent of the file and the model, so that another program can show it later.
public struct CaseResult: Hashable, Sendable {
  /// The index in its file, from 0 for the first selected case.
  package var index: Int
  /// The case's name, unique in its file.
  public var name: String
  /// The scenario that the case belongs to.
  package var scenario: ScenarioRecord
  /// The OS version, `8.0`; empty if the case was invalid before it had one.
  package var ios = ""
  /// The device, `iphone`; empty if the case was invalid before it had one.
  package var device = ""
  /// The language in which people read the names of methods and notifications.
  package var spelling = NameSpelling.objc
  /// How the case ended.
  public var outcome: Outcome
  /// Why the case was skipped, is expected to fail, or was interrupted; empty otherwise.
  package var reason = ""
  /// The number of the attempt, counted from 1.
  package var attempt = 1
  /// The number of the round, counted from 1, if the case is executed several times; otherwise 0.
  package var round = 0
  /// The difference between two executions; empty if there is none, or the case was executed once.
  package var difference = ""
  /// The wall-clock duration in nanoseconds; 0 if it was not measured.
  package var wallTime: UInt64 = 0
  /// The virtual time that passed.
  package var virtualTime = VirtualTime.zero
  /// The expectations that were not met.
  public var failures: [FailureRecord] = []
  /// The number of kills of the app's process that were tested.
  package var kills = 0
  /// The number of these kills after which no value was compared: the scenario names no probe.
  package var killsWithoutProbes = 0
  /// The scenarios that show what a kill of the app's process loses, if kills were tested.
  package var generatedScenarios: [GeneratedScenario] = []
  /// Errors in the file; for an executed case, warnings about the app and about expectations that no app can meet.
  public var diagnostics: [DiagnosticRecord] = []
  /// The scenario's name in the file, if no other excerpt shows where the problem is.
  package var excerpt: SourceExcerpt?
  /// The failure of its process, for an error.
  package var processFailure: ProcessFailure?
  /// The trace of the execution, if it is kept.
  public var trace: TraceRecord?
  /// The earlier attempts, in order; the last attempt counts.
  package var earlierAttempts: [CaseResult] = []

  /// The case name for a file whose scenarios cannot be identified.
  package static let wholeFileName = "the file itself"

  /// Creates a result without details.
  package init(index: Int = 0, name: String, line: Int = 1, outcome: Outcome) {
    self.init(index: index, name: name, of: ScenarioRecord(line: line), outcome: outcome)
  }

  init(index: Int, name: String, of scenario: ScenarioRecord, outcome: Outcome) {
    self.index = index
    self.name = name
    self.scenario = scenario
    self.outcome = outcome
  }

  /// Whether the case could be executed.
  package var isExecutable: Bool { !ios.isEmpty }

  /// What may be wrong with the app under test.
  package var warningsAboutApp: [DiagnosticRecord] { diagnostics.filter(\.isAboutApp) }

  /// Whether the case ended well only after a failed attempt.
  package var isFlaky: Bool { outcome.isSuccess && attempt > 1 }

  /// Where the case failed, which may be in an included file.
  package var faultExcerpt: SourceExcerpt? {
    failures.first?.excerpt ?? diagnostics.first { !$0.isAboutApp }?.excerpt ?? excerpt
  }

  /// Returns an interrupted result for the same case, without the details of this one.
  package func interrupted(_ reason: String) -> CaseResult {
    var result = CaseResult(index: index, name: name, of: scenario, outcome: .interrupted)
    (result.ios, result.device, result.reason) = (ios, device, reason)
    result.spelling = spelling
    return result
  }
}

/// The scenario that a case belongs to.
package struct ScenarioRecord: Hashable, Sendable {
  /// The scenario's name; nil for a file without readable scenarios.
  package var name: String?
  /// The scenario's line, counted from 1.
  package var line: Int
  /// The offset of its name in the file, in bytes: a line may contain several scenarios.
  package var offset = 0
  /// The name of its suite, if it has one.
  package var suite: String?
  /// The scenario's tags.
  package var tags: [String] = []
  /// The sources that describe the behavior.
  package var sources: [String] = []
  /// The statements that it covers, such as `F58.2`.
  package var statements: [String] = []

  init(line: Int = 1) { self.line = line }

  /// Whether both records are of one scenario; an unfinished case in a stream has only the name and position.
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
    try coder.field("names", &spelling, default: .objc)
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
    try coder.field("kills", &kills, default: 0)
    try coder.field("killsWithoutProbes", &killsWithoutProbes, default: 0)
    try coder.field("regressions", &generatedScenarios, default: [])
    try coder.field("diagnostics", &diagnostics, default: [])
    try coder.field("place", &excerpt, default: nil)
    try coder.field("processFailure", &processFailure, default: nil)
    try coder.field("earlier", &earlierAttempts, default: [])
    // Taken out of the result, so that they are encoded without being copied.
    var steps = trace.take()?.steps ?? []
    try coder.list("steps", &steps)
    if !steps.isEmpty { trace = TraceRecord(steps: steps) }
  }
}

extension NameSpelling: FieldEnum {
  package static var kind: String { "a language" }
}
