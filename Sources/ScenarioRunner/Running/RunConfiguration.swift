public import LifecycleCore
public import ScenarioLanguage

/// Makes the app with which a case is executed.
public typealias AppMaker = @Sendable (Plan) -> any SimulatedApp

/// What a run does with the cases, and what of them it keeps.
public struct RunConfiguration: Sendable {
  /// What is done with each case.
  public enum Purpose: Sendable {
    /// It is executed and evaluated.
    case run
    /// It is executed so that an impossible action is found, and not evaluated.
    case check
    /// It is only made.
    case list
  }

  /// What is done with each case.
  public var purpose = Purpose.run
  /// How many files are run at a time.
  public var jobs = 1
  /// Which cases are chosen.
  public var selection = Selection()
  /// Whether every case keeps what happened in it.
  public var keepsTraces = false
  /// Whether the bytes of each file get a fingerprint.
  public var isFingerprinted = false
  /// Whether what a lint needs is kept of each file.
  public var lints = false
  /// Whether each case is timed.
  public var isTimed = false

  /// How often a case that failed is retried, each time in a fresh world.
  public var retries = 0
  /// How many times each case is executed, until it does not end well.
  public var rounds = 1
  /// After how many cases that did not end well the run stops; nil to run all.
  public var failureLimit: Int?

  /// Makes the app of a plan; nil for the one that its script describes.
  public var makeApp: AppMaker?

  /// Is called with each event of a file at the moment when it happens, by several threads; the files come in any order.
  public var onEvent: (@Sendable (RunEvent) -> Void)?

  /// Creates the configuration of a plain run.
  public init() {}
}
