public import LifecycleCore
public import ScenarioRunner

/// What came of one test case, with all that any report shows of it.
///
/// It needs neither the file nor the model: it can be sent, stored, and shown by another program later.
public struct CaseRecord: Hashable, Sendable {
  /// How it ended.
  public typealias Outcome = Verdict

  /// What became of the process in which a case was played.
  public typealias Trouble = CaseTrouble

  /// Where it stands in its file: 0 for the first case that was selected.
  public var index: Int
  /// The case's name, unique in its file.
  public var name: String
  /// The line of its scenario, counted from 1.
  public var line: Int
  /// The byte of the file at which its scenario's name begins: a line may hold several scenarios.
  public var offset = 0
  /// The scenario's name; nil for a file that could not be read as scenarios.
  public var scenario: String?
  /// The suite's name, if it has one.
  public var suite: String?
  /// The words by which it is chosen.
  public var tags: [String] = []
  /// Where its behaviour is described.
  public var sources: [String] = []
  /// The names of the statements that it shows, such as `F58.2`.
  public var statements: [String] = []
  /// The OS version, `8.0`; empty if it was not made that far.
  public var ios = ""
  /// The device, `iphone`; empty if it was not made that far.
  public var device = ""
  /// How it ended.
  public var outcome: Outcome
  /// Why it was skipped, is known to fail, or was interrupted; empty otherwise.
  public var reason = ""
  /// What was not met.
  public var failures: [FailureRecord] = []
  /// What is wrong with the file.
  public var diagnostics: [DiagnosticRecord] = []
  /// What became of its process, for an error.
  public var trouble: Trouble?
  /// The scenario's name in the file, where nothing else has a place to show.
  public var excerpt: SourceExcerpt?
  /// The wall-clock time that it took, in nanoseconds; 0 where it was not timed.
  public var wallTime: UInt64 = 0
  /// The virtual time that passed.
  public var virtualTime = VirtualTime.zero
  /// What happened, where it is kept.
  public var trace: TraceRecord?
  /// The round that this is of, from 1, where the case is played again and again; otherwise 0.
  public var round = 0
  /// What was not alike when it was played twice; empty where all was, or it was played once.
  public var difference = ""
  /// The attempts before this one, the first one first: the last one counts.
  public var earlier: [CaseRecord] = []

  /// Creates the record of a case of which nothing else is known.
  public init(index: Int, name: String, line: Int, outcome: Outcome) {
    self.index = index
    self.name = name
    self.line = line
    self.outcome = outcome
  }

  /// Which attempt it is, from 1.
  public var attempt: Int { earlier.count + 1 }

  /// Whether it came to a good end only after it had not.
  public var isFlaky: Bool { outcome.isGood && earlier.contains { !$0.outcome.isGood } }
}
