@_spi(Package) package import ScenarioJSON
package import ScenarioSystem

/// The options with which a run, or its failures, can be run again.
package struct Rerun: Hashable, Sendable {
  /// The options that identify the run, such as `--set`.
  package var options: [String] = []
  /// The additional options for rerunning only the failures; nil if the run has no history.
  package var optionsForFailedCases: [String]? = []

  /// Creates an empty set of options.
  package init() {}
}

/// The start of a run.
package struct RunStart: Hashable, Sendable {
  /// The wall-clock time in UTC, `2026-11-21T09:30:00`.
  package var timestamp: String
  /// The program and its version, `scenario-run 0.1.0`.
  package var program = ""
  /// The shard that is run; nil for a complete run.
  package var shard: ShardRecord?
  /// The options for running the failures again.
  package var rerun = Rerun()
  /// The link template for scenario files, with `{path}` and `{line}`; empty if there is none.
  ///
  /// It depends on the machine that writes the report, so streams do not contain it.
  package var sourceLink = ""

  /// Creates the start of a run.
  package init(timestamp: String, program: String = "") {
    self.timestamp = timestamp
    self.program = program
  }
}

/// The end of a run.
package struct RunEnd: Hashable, Sendable {
  /// How the run ended.
  package enum Ending: Hashable, Sendable {
    /// Every selected case has a result.
    case finished
    /// Every selected case has a result, but a requested tag or variable does not exist, nothing was killed that should
    /// have been, or the app failed after its last case.
    case failed(ScenarioError)
    /// A signal of this number interrupted the run.
    case interrupted(signal: Int)
    /// The stream is incomplete: the run was killed, or is still in progress.
    case unknown
  }

  /// A condition that a run must meet besides passing cases; the raw value is its option.
  package enum Condition: String, CaseIterable, Sendable {
    /// No case needed more than one attempt.
    case failOnFlaky = "fail-on-flaky"
    /// No case differed between its two executions.
    case proveDeterminism = "prove-determinism"
    /// The number of cases is as expected.
    case expectCount = "expect-count"
  }

  /// The number of cases with each outcome; a stream contains only their total.
  package var counts: Counts
  /// The total number of cases in a decoded stream.
  var caseCount = 0
  /// The wall-clock duration of the run, in nanoseconds.
  package var wallTime: UInt64
  /// How the run ended.
  package var ending = Ending.finished
  /// The required conditions that were not met.
  package var unmetConditions: [Condition] = []
  /// Why it is acceptable that no case was run, such as that nothing has changed; empty otherwise.
  package var emptyRunReason = ""

  /// Creates the end of a run.
  package init(counts: Counts, wallTime: UInt64) {
    self.counts = counts
    self.wallTime = wallTime
  }
}

extension RunEnd {
  /// Why the run is incomplete, or which conditions it did not meet; empty if neither applies.
  package var note: String { ending == .finished ? unmetConditionsNote : ending.note }

  /// The failure of the run itself, whatever the results of its cases; nil if there is none.
  package var failure: (type: String, note: String)? {
    if ending != .finished { return (ending.failureType, ending.note) }
    return unmetConditions.isEmpty ? nil : ("condition", unmetConditionsNote)
  }

  /// The unmet conditions as text; empty if there are none.
  package var unmetConditionsNote: String {
    unmetConditions.isEmpty
      ? ""
      : "required condition not met: "
        + unmetConditions.map { "--\($0.rawValue)" }.joined(separator: ", ")
  }
}

extension RunEnd.Ending {
  /// Whether every selected case has a result.
  package var isComplete: Bool {
    switch self {
    case .finished, .failed: true
    case .interrupted, .unknown: false
    }
  }

  /// An identifier for why the run did not complete what was requested.
  package var failureType: String {
    if case .failed(let error) = self { error.code.name } else { "incomplete" }
  }

  /// Why the run did not complete what was requested; empty if it did.
  package var note: String {
    switch self {
    case .finished: ""
    case .failed(let error): error.message
    case .interrupted: "interrupted: the rest was not run"
    case .unknown: "not finished: the run was killed, or is still in progress"
    }
  }
}

// MARK: - Fields

extension Rerun: FieldObject {
  package mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("options", &options)
    try coder.field("failedOptions", &optionsForFailedCases, default: [])
  }
}

extension RunStart: FieldObject {
  package init() { self.init(timestamp: "") }

  package mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("program", &program, default: "")
    try coder.field("timestamp", &timestamp)
    try coder.field("shard", &shard, default: nil)
    if let shard = shard?.shard, Shard(shard.number, of: shard.count) == nil {
      throw JSONError(message: "\(shard.number) of \(shard.count) is not a shard")
    }
    try coder.field("rerun", &rerun, default: Rerun())
    guard timestamp.isEmpty || Self.isTimestamp(timestamp) else {
      throw JSONError(message: "its timestamp does not have the form 2026-01-31T23:59:59")
    }
  }

  /// Whether a text has the format of `Clock.timestamp()`: a report reserves no room for anything longer.
  private static func isTimestamp(_ text: String) -> Bool {
    text.utf8.count == 19
      && text.utf8.allSatisfy { byte in
        (0x30...0x3A).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "T")
      }
  }
}

extension RunEnd: FieldObject {
  package init() { self.init(counts: Counts(), wallTime: 0) }

  package mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try ending.code(&coder)
    var (cases, names) = (max(counts.cases, caseCount), unmetConditions.map(\.rawValue))
    var time = WallTime(wallTime)
    try coder.field("cases", &cases)
    try coder.field("missed", &names, default: [])
    try coder.field("nothingToDo", &emptyRunReason, default: "")
    try coder.field("wallNanoseconds", &time)
    caseCount = cases
    unmetConditions = try names.map { name throws(JSONError) in
      // A condition of another version is not met either.
      guard let condition = Condition(rawValue: name) else {
        throw JSONError(message: "'\(name)' is not a condition of a run")
      }
      return condition
    }
    wallTime = time.nanoseconds
  }
}

extension RunEnd.Ending {
  /// The name of the ending in a stream.
  private var name: String {
    switch self {
    case .finished: "finished"
    case .failed: "failed"
    case .interrupted: "interrupted"
    case .unknown: "unknown"
    }
  }

  private static let all: [Self] = [
    .finished, .failed(.usage("")), .interrupted(signal: 0),
  ]

  fileprivate mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    var name = self.name
    try coder.field("ending", &name)
    if name != self.name { self = Self.all.first { $0.name == name } ?? .unknown }
    switch self {
    case .finished, .unknown: break
    case .failed(var error):
      try error.code(&coder)
      self = .failed(error)
    case .interrupted(var signal):
      try coder.field("signal", &signal)
      self = .interrupted(signal: signal)
    }
  }
}

extension ScenarioError: FieldObject {
  /// Creates the default error, from which decoding starts.
  package init() { self.init(.unreadable, "it could not be read") }

  /// Writes or reads the fields of an error.
  package mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    var (name, message, help) = (code.name, self.message, self.help)
    try coder.field("code", &name)
    try coder.field("message", &message)
    try coder.field("help", &help, default: "")
    self = ScenarioError(Code.all.first { $0.name == name } ?? code, message, help: help)
  }
}

extension ScenarioError.Code {
  /// The codes that a stream may contain.
  fileprivate static let all = [usage, nothingSelected, unreadable, app]
}
