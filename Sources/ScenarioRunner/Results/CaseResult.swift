public import LifecycleCore
public import ScenarioLanguage

/// What came of one test case.
public struct CaseResult: Sendable {
  /// The one terminal result that every selected case ends in.
  public enum Outcome: Sendable {
    /// Everything expected was met.
    case passed
    /// Something expected was not met.
    case failed([StepFailure])
    /// It was not played, for this reason.
    case skipped(String)
    /// It failed, as was known, for this reason.
    case knownIssue(String, [StepFailure])
    /// It passed although it is known to fail, for this reason.
    case unexpectedPass(String)
    /// It could not be played: something in the file is wrong.
    case invalid([Diagnostic])
    /// It came to no end of its own: its process crashed, hung or went away.
    indirect case error(CaseTrouble)
    /// The run ended before it did, for this reason.
    case interrupted(String)
  }

  /// The case's name, unique in its file.
  public var name: String
  /// What it was made from; nil for a file that could not be read as scenarios.
  public var scenario: ScenarioInfo?
  /// What it was played on; nil if it was not made that far.
  public var destination: Destination?
  /// What came of it.
  public var outcome: Outcome
  /// What no app could meet in it, where that was looked for: in a check, and beside what failed.
  public var warnings: [Diagnostic] = []
  /// The virtual time that passed.
  public var virtualTime = VirtualTime.zero
  /// The wall-clock time that it took, in nanoseconds.
  public var wallTime: UInt64 = 0
  /// What happened, where the run keeps it or something failed.
  public var record: PlayedCase?
  /// The round that this is of, from 1, where the case is played again and again; otherwise 0.
  public var round = 0
  /// Whether it was played twice, and not all happened alike.
  public var isDifferent = false
  /// The attempts before this one, the first one first: the last one counts.
  public var earlier: [CaseResult] = []

  /// What the case is called that stands for a file of which no scenario can be told.
  public static let wholeFileName = "the file itself"

  /// Whether the case failed or could not be played.
  public var isTrouble: Bool { !outcome.isGood }

  /// Creates the result of a case.
  public init(
    name: String,
    scenario: ScenarioInfo?,
    destination: Destination? = nil,
    outcome: Outcome
  ) {
    self.name = name
    self.scenario = scenario
    self.destination = destination
    self.outcome = outcome
  }
}

extension CaseResult {
  /// Whether it came to a good end only after it had not.
  public var isFlaky: Bool { !earlier.isEmpty && outcome.isGood }
}

/// What a case is played on: all of its world that a report tells.
public struct Destination: Hashable, Sendable {
  /// The version of the system.
  public var os: OSVersion
  /// The device.
  public var model: Device.Model

  /// Creates a destination.
  public init(os: OSVersion, model: Device.Model) {
    self.os = os
    self.model = model
  }

  /// What cases of a world are played on.
  public init(_ world: WorldDescription) { self.init(os: world.os, model: world.device.model) }
}

/// An expectation that was not met, and the step that it belongs to.
public struct StepFailure: Sendable {
  /// What was not met.
  public var failure: Failure
  /// The step's number, from 1; nil for an expectation of the whole run.
  public var step: Int?
}
