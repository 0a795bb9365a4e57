public import ScenarioSystem

/// How what failed in a run can be run again: the options that the command must have.
public struct Rerun: Hashable, Sendable {
  /// The options without which it would be another run, such as `--set`.
  public var options: [String] = []
  /// Those that a run of the last failures also needs; nil where the run keeps no history.
  public var failedOptions: [String]? = []

  /// Creates the options of a run without special options.
  public init() {}
}

/// What is known when a run starts.
public struct RunStart: Hashable, Sendable {
  /// The wall-clock time in UTC, `2026-11-21T09:30:00`.
  public var timestamp: String
  /// The program and its version, `scenario-run 0.1.0`.
  public var program = ""
  /// Which part of the run it is; nil for all of it.
  public var shard: ShardRecord?
  /// How the failures can be run again.
  public var rerun = Rerun()
  /// A link to a scenario file, with `{path}` and `{line}` in it; empty if there is none.
  ///
  /// It belongs to the report and the machine that writes it: no stream contains it.
  public var sourceLink = ""

  /// Creates the start of a run.
  public init(timestamp: String, program: String = "") {
    self.timestamp = timestamp
    self.program = program
  }
}

/// What is known when a run has ended.
public struct RunEnd: Hashable, Sendable {
  /// How it came to its end.
  public enum Ending: Hashable, Sendable {
    /// Every case that was selected has its result.
    case finished
    /// Every case that was selected has its result, but a tag or a variable that was requested is nowhere.
    case failed(ScenarioError)
    /// A signal of this number ended it early.
    case interrupted(signal: Int)
    /// Its stream ends early: it was killed, or is still going on.
    case unknown
  }

  /// What a run can require in addition to passing cases, by the option that requires it.
  public enum Threshold: String, CaseIterable, Sendable {
    /// No case needed more than one attempt.
    case failOnFlaky = "fail-on-flaky"
    /// No case differed between its two runs.
    case proveDeterminism = "prove-determinism"
    /// There are as many cases as expected.
    case expectCount = "expect-count"
  }

  /// How many cases ended how; a stream contains only how many there are.
  public var counts: Counts
  /// How many cases there are by the stream.
  var caseCount = 0
  /// The wall-clock time that the run took, in nanoseconds.
  public var wallTime: UInt64
  /// How it came to its end.
  public var ending = Ending.finished
  /// The thresholds that were not met.
  public var missed: [Threshold] = []
  /// Why there is no case, where that is a good answer, such as that nothing has changed; empty otherwise.
  public var nothingToDo = ""

  /// Creates the end of a run.
  public init(counts: Counts, wallTime: UInt64) {
    self.counts = counts
    self.wallTime = wallTime
  }
}

extension RunEnd {
  /// Why a run is not complete, or which thresholds it did not meet; empty for one that is as it should be.
  public var note: String { ending == .finished ? missedNote : ending.note }

  /// The thresholds that were not met; empty if all were.
  public var missedNote: String {
    missed.isEmpty
      ? "" : "threshold not met: " + missed.map { "--\($0.rawValue)" }.joined(separator: ", ")
  }
}

extension RunEnd.Ending {
  /// Whether every case that was selected has its result.
  public var isWhole: Bool {
    switch self {
    case .finished, .failed: true
    case .interrupted, .unknown: false
    }
  }

  /// Why a run did not do all that was requested, as a word.
  public var failureType: String {
    if case .failed(let error) = self { error.code.name } else { "incomplete" }
  }

  /// Why a run did not do all that was requested; empty for one that did.
  public var note: String {
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
    try coder.field("failedOptions", &failedOptions, default: [])
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

  /// Whether a text is a date with its time, as `Clock` writes it: a report leaves no room for anything longer.
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
    var (cases, names) = (max(counts.cases, caseCount), missed.map(\.rawValue))
    var time = WallTime(wallTime)
    try coder.field("cases", &cases)
    try coder.field("missed", &names, default: [])
    try coder.field("nothingToDo", &nothingToDo, default: "")
    try coder.field("wallNanoseconds", &time)
    (caseCount, missed) = (cases, names.compactMap(Threshold.init))
    wallTime = time.nanoseconds
  }
}

extension RunEnd.Ending {
  /// The word for it in a stream.
  private var word: String {
    switch self {
    case .finished: "finished"
    case .failed: "failed"
    case .interrupted: "interrupted"
    case .unknown: "unknown"
    }
  }

  private static let all: [Self] = [
    .finished, .failed(ScenarioError(.usage, "")), .interrupted(signal: 0),
  ]

  fileprivate mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    var word = self.word
    try coder.field("ending", &word)
    if word != self.word { self = Self.all.first { $0.word == word } ?? .unknown }
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
  /// What a file is of which nothing else is known.
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
  /// Those that a stream may contain.
  fileprivate static let all = [usage, nothingSelected, unreadable]
}
