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
  func impossibilities(in prospect: Prospect) -> [Diagnostic]

  /// Whether the expectation speaks of the end of the process, so that an unasked kill is no surprise.
  var speaksOfTermination: Bool { get }
}

extension Expectation {
  /// Nothing is asked that a version or an app could lack.
  public func objections(in context: CaseContext) -> [Diagnostic] { [] }

  /// Most could fail.
  public func canFail(in context: CaseContext) -> Bool { true }

  /// Some app could meet it.
  public func impossibilities(in prospect: Prospect) -> [Diagnostic] { [] }

  /// Most expectations do not speak of it.
  public var speaksOfTermination: Bool { false }
}

/// What an expectation may ask of a case.
public struct CaseContext: Sendable {
  /// The OS version.
  public let os: OSVersion
  /// The methods that the app implements.
  public let implemented: MethodSet
  /// Those of them that this OS calls.
  public let callable: MethodSet
  /// What the names mean that an expectation asks about; nil where nothing is asked of them.
  let names: (any KnownNames)?
  /// What is done in the steps; nil where that is not known.
  let script: Script?

  /// The steps of a case.
  struct Script: Sendable {
    /// Those that are done in every run of the case that is judged as a whole.
    let steps: [Step]
    /// Those of `finally`, which may be passed over.
    let finally: [Step]

    /// Whether an action is done for certain.
    func does(_ kind: ActionKind, _ arguments: [ArgumentValue]) -> Bool {
      steps.contains { $0.does(kind, arguments) }
    }

    /// Whether an action may be done.
    func mayDo(_ kind: ActionKind, _ arguments: [ArgumentValue]) -> Bool {
      does(kind, arguments) || finally.contains { $0.does(kind, arguments) }
    }
  }

  init(
    os: OSVersion,
    implemented: MethodSet,
    names: (any KnownNames)? = nil,
    script: Script? = nil
  ) {
    self.os = os
    self.implemented = implemented
    self.names = names
    self.script = script
    callable = implemented.intersection(.known(on: os))
  }
}
