public import LifecycleCore

/// Something that a step of a scenario expects.
///
/// To add one: a file with a conforming type, and a line in `ExpectationKind.all`.
public protocol Expectation: Sendable {
  /// The key's place in the file.
  var range: SourceRange { get }

  /// What is not met in the step; empty if all is.
  func failures(in observation: Observation) -> [Failure]

  /// What cannot be asked of this OS version, or of this app.
  func objections(in context: CaseContext) -> [Diagnostic]

  /// Whether something could come in the case that the expectation does not allow.
  func canFail(in context: CaseContext) -> Bool

  /// What no app could meet in the step; empty where some app could, or that is not known.
  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic]

  /// Whether the expectation speaks of the end of the process, so that an unasked kill is no surprise.
  var speaksOfTermination: Bool { get }
}

extension Expectation {
  /// Nothing is asked that a version or an app could lack.
  public func objections(in context: CaseContext) -> [Diagnostic] { [] }

  /// Most could fail.
  public func canFail(in context: CaseContext) -> Bool { true }

  /// Some app could meet it.
  public func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] { [] }

  /// Most expectations do not speak of it.
  public var speaksOfTermination: Bool { false }
}
