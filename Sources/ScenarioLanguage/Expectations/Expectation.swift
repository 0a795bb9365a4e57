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
