public import LifecycleCore

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
  /// What is done in the case; nil where that is not known.
  let script: (any KnownActions)?

  init(
    os: OSVersion,
    implemented: MethodSet,
    names: (any KnownNames)? = nil,
    script: (any KnownActions)? = nil
  ) {
    self.os = os
    self.implemented = implemented
    self.names = names
    self.script = script
    callable = implemented.intersection(.known(on: os))
  }
}
