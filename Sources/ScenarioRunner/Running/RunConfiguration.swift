public import LifecycleCore
public import ScenarioLanguage

/// Makes the app that a case is played with.
public typealias AppMaker = @Sendable (Plan) -> any SimulatedApp

/// What a run does with the cases, and what of them it keeps.
public struct RunConfiguration: Sendable {
  /// What is done with each case.
  public enum Purpose: Sendable {
    /// It is played and judged.
    case run
    /// It is played so far that an impossible action is found, and not judged.
    case check
    /// It is only made.
    case list
  }

  /// What is done with each case.
  public var purpose = Purpose.run
  /// How many files are worked on at a time.
  public var jobs = 1
  /// Which cases are chosen.
  public var selection = Selection()
  /// Whether the line of each case is wanted.
  public var wantsLines = false
  /// Whether every case keeps what happened, and not only one that failed.
  public var keepsRecords = false
  /// Whether the bytes of each file get a fingerprint.
  public var isFingerprinted = false
  /// Whether each case is timed.
  public var isTimed = false

  /// How often a case that failed is tried again, each time in a fresh world.
  public var retries = 0
  /// How many rounds of each case are played, until one does not end well.
  public var rounds = 1
  /// After how many cases that did not end well nothing more is played; nil to play all.
  public var failureLimit: Int?

  /// Makes the app of a plan; nil for the one that its script describes.
  public var makeApp: AppMaker?

  /// Makes a listener for each worker; nil where nobody listens.
  public var makeListener: (@Sendable () -> any RunListener)?

  /// Creates the configuration of a plain run.
  public init() {}
}
