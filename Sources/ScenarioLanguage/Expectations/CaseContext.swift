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
  let script: Script?

  /// What is done in a case, and by whose code: all that happens in it comes from there, or from the system.
  struct Script: Sendable {
    let plan: Plan

    /// Whether the steps perform an action for certain, in every run of the case that is judged as a whole.
    func does(_ kind: ActionKind, _ arguments: [ArgumentValue]) -> Bool {
      plan.steps.indices.contains { plan.steps[$0].action?.isOne(kind, arguments) ?? false }
    }

    /// Whether an action may be performed: those of `finally` may be passed over, and the app's code may not run.
    func mayDo(_ kind: ActionKind, _ arguments: [ArgumentValue] = []) -> Bool {
      does(kind, arguments)
        || plan.finally.contains { $0.action?.isOne(kind, arguments) ?? false }
        || kind.actor == .app && plan.code.contains { $0.isOne(kind, arguments) }
    }

    /// Whether the app has views and view controllers, which alone handle events.
    var hasInterface: Bool { plan.world.app.interface != nil }

    /// Whether the app has objects whose owners are counted.
    var hasObjects: Bool { !plan.world.app.objects.all.isEmpty }
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
