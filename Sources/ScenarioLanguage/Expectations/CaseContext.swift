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
  /// What the steps do; nil where that is not known.
  let script: Script?

  /// The actions that a case performs.
  struct Script: Sendable {
    /// Those that are performed in every run of the case that is judged as a whole.
    let actions: [Action]
    /// Those of `finally`, which may be passed over.
    let finally: [Action]

    /// Whether an action is performed for certain.
    func does(_ kind: ActionKind, _ arguments: [ArgumentValue]) -> Bool {
      actions.contains { $0.isOne(kind, arguments) }
    }

    /// Whether an action may be performed.
    func mayDo(_ kind: ActionKind, _ arguments: [ArgumentValue]) -> Bool {
      does(kind, arguments) || finally.contains { $0.isOne(kind, arguments) }
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
