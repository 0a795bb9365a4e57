public import ScenarioRunner
public import ScenarioSystem

/// What is known when a run starts.
public struct RunStart: Hashable, Sendable {
  /// The wall-clock time in UTC, `2026-11-21T09:30:00`.
  public var timestamp: String
  /// The program and its version, `scenario-run 0.1.0`.
  public var program = ""
  /// Which part of the run it is; nil for all of it.
  public var shard: ShardRecord?
  /// How what failed can be run again.
  public var rerun = Rerun()
  /// Where a scenario file can be looked at, with `{path}` and `{line}` in it; empty if nobody knows.
  ///
  /// It belongs to the report and the machine that writes it: no stream has it.
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
    /// Every case that was selected has its result, but a tag or a variable that was asked for is nowhere.
    case failed(ScenarioError)
    /// A signal of this number ended it early.
    case interrupted(signal: Int)
    /// Its stream breaks off: it was killed, or is still going on.
    case unknown
  }

  /// What a run can be asked for beside that its cases pass, by the option that asks for it.
  public enum Bound: String, CaseIterable, Sendable {
    /// No case needed more than one attempt.
    case failOnFlaky = "fail-on-flaky"
    /// Every case happened alike both times.
    case proveDeterminism = "prove-determinism"
    /// There are so many cases.
    case expectCount = "expect-count"
  }

  /// How many cases ended how.
  public var counts: Counts
  /// The wall-clock time that the run took, in nanoseconds.
  public var wallTime: UInt64
  /// How it came to its end.
  public var ending = Ending.finished
  /// The bounds that were asked for and missed.
  public var missed: [Bound] = []
  /// Why there is no case, where that is a good answer, such as that nothing has changed; empty otherwise.
  public var nothingToDo = ""

  /// Creates the end of a run.
  public init(counts: Counts, wallTime: UInt64) {
    self.counts = counts
    self.wallTime = wallTime
  }
}

extension RunEnd {
  /// What is to be said of a run that is not whole, or misses a bound; empty for one that is as it should be.
  public var note: String { ending == .finished ? missedNote : ending.note }

  /// What is to be said of the bounds that were missed; empty if none was.
  public var missedNote: String {
    missed.isEmpty
      ? "" : "missed: " + missed.map { "--\($0.rawValue)" }.joined(separator: ", ")
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

  /// The kind of what is wrong with a run that did not do all that was asked, in a word.
  public var trouble: String {
    if case .failed(let error) = self { error.code.name } else { "incomplete" }
  }

  /// What is to be said of a run that did not do all that was asked; empty for one that did.
  public var note: String {
    switch self {
    case .finished: ""
    case .failed(let error): error.message
    case .interrupted: "interrupted: the rest was not run"
    case .unknown: "not finished: the run was killed, or is still going on"
    }
  }
}

extension Counts {
  /// Adds what came of a file.
  public mutating func add(_ file: FileRecord) {
    if file.problem != nil { unreadable += 1 }
    if !file.cases.isEmpty { files += 1 }
    scenarios += file.scenarioCount
    for record in file.cases { add(record) }
  }

  /// Adds what came of a case.
  mutating func add(_ record: CaseRecord) {
    add(record.outcome)
    if record.isFlaky { flaky += 1 }
    if !record.difference.isEmpty { different += 1 }
  }
}
