public import LifecycleCore

/// Something that a step of a scenario expects.
///
/// To add one: a file with a conforming type, and a line in `ExpectationKind.all`.
public protocol Expectation: Sendable {
  /// The key's place in the file.
  var range: SourceRange { get }

  /// What is not met in the step; empty if all is.
  func failures(in observation: Observation) -> [Failure]

  /// What this OS version, or this app, cannot have.
  func objections(in context: CaseContext) -> [Diagnostic]

  /// Whether something could occur in the case that the expectation does not allow.
  func canFail(in context: CaseContext) -> Bool

  /// What no app could meet in the step; empty where some app could, or that is not known.
  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic]

  /// Whether the expectation is about the end of the process, so that a kill is not unexpected.
  var speaksOfTermination: Bool { get }
}

extension Expectation {
  /// Every version and app can have it.
  public func objections(in context: CaseContext) -> [Diagnostic] { [] }

  /// Most could fail.
  public func canFail(in context: CaseContext) -> Bool { true }

  /// Some app could meet it.
  public func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] { [] }

  /// Most expectations are not about it.
  public var speaksOfTermination: Bool { false }
}

/// What an expectation may ask of a case.
public struct CaseContext: Sendable {
  /// The OS version.
  public let os: OSVersion
  /// The methods that the app implements.
  public let implemented: MethodSet
  /// What the names mean that an expectation asks about; nil where nothing is asked of them.
  var names: CaseNames?
  /// What is done in the case; nil where that is not known.
  var script: (any KnownActions)?

  /// Whether the app implements a method that this OS calls.
  func calls(_ method: DelegateMethod) -> Bool { method.since <= os && implemented.has(method) }
}

/// What is done in a case, and by whose code: all that happens in it comes from there, or from the system.
protocol KnownActions: Sendable {
  /// Whether the steps perform an action for certain, in every run of the case that is evaluated as a whole.
  func does(_ action: Action) -> Bool

  /// Whether an action may be performed: steps of `finally` may be skipped, and the app's code may not run.
  func mayDo(_ action: Action) -> Bool

  /// Whether the app has views and view controllers, which alone handle events.
  var hasInterface: Bool { get }

  /// Whether the app has objects whose owners are counted.
  var hasObjects: Bool { get }
}
