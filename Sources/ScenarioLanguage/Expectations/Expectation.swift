public import LifecycleCore

/// Something that a step of a scenario expects.
///
/// To add one: a file with a conforming type, and a line in `ExpectationKind.all`.
public protocol Expectation: Sendable {
  /// The key's place in the file.
  var range: SourceRange { get }

  /// What is not met in the step; empty if all is.
  func failures(in observation: Observation) -> [Failure]

  /// What cannot be asked of this OS version, or of an app that implements only these methods.
  func objections(on os: OSVersion, implemented: MethodSet) -> [Diagnostic]

  /// Whether the expectation speaks of the end of the process, so that an unasked kill is no surprise.
  var speaksOfTermination: Bool { get }
}

extension Expectation {
  /// Nothing is asked that a version or an app could lack.
  public func objections(on os: OSVersion, implemented: MethodSet) -> [Diagnostic] { [] }

  /// Most expectations do not speak of it.
  public var speaksOfTermination: Bool { false }
}
