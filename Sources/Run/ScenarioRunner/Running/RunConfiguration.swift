@_spi(Package) package import LifecycleCore

/// The settings of a run.
public struct RunConfiguration: Sendable {
  /// What a run does with each case.
  package enum Purpose: Sendable {
    /// Execute and evaluate it.
    case run
    /// Execute it to find impossible actions, without evaluating expectations.
    case check
    /// Only list it.
    case list
  }

  /// What the run does with each case.
  package var purpose = Purpose.run
  /// The number of parallel jobs.
  public var jobs = 1
  /// The selected cases.
  package var selection = Selection()
  /// Whether results contain traces.
  public var keepsTraces = false
  /// Whether to compute a fingerprint of each file.
  package var isFingerprinted = false
  /// Whether to collect the contents that are compared with other files.
  package var checksAcrossFiles = false
  /// Whether a check refuses words that have a standard spelling.
  package var isStrict = false
  /// Whether to measure the time of each case.
  package var isTimed = false

  /// The number of retries of a failed case.
  public var retries = 0
  /// The number of times that each case is executed; the first failure stops it.
  package var rounds = 1
  /// The states at the end of a step in which the app is killed and launched again, in a further execution of the case
  /// for each; empty for none.
  package var killStates: Set<AppState> = []
  /// The number of failed cases after which the run stops; nil for no limit.
  public var failureLimit: Int?

  /// Creates the app for a plan; nil to use the app that its script describes.
  public var makeApp: AppMaker?

  /// The program that is the app under test, for workers, each of which starts it; `makeApp` is for this process.
  package var appCommand: AppCommand?

  /// Whether the code of the app runs in this process and may end it, so that the case in progress must be named then.
  package var guardsApp = false

  /// Called with each event as it happens, from several threads; files may be in any order.
  package var onEvent: (@Sendable (RunEvent) -> Void)?

  /// Creates the default configuration.
  public init() {}
}
