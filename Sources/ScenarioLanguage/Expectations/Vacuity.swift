internal import LifecycleCore

/// Whether expectations about moments can fail: what a case can never have shows nothing by staying away, and what
/// its script does by itself shows nothing by coming.
extension Moment {
  /// Whether the moment could come in the case, whatever the app does.
  func canCome(in context: CaseContext) -> Bool {
    switch self {
    case .item(let item): item.canCome(in: context)
    case .any(let moments): moments.contains { $0.canCome(in: context) }
    }
  }

  /// Whether the moment comes whatever the app does: the script itself does it.
  func mustCome(in context: CaseContext) -> Bool {
    switch self {
    case .item(let item): item.action.map { context.script?.does($0) ?? false } ?? false
    case .any(let moments): moments.contains { $0.mustCome(in: context) }
    }
  }
}

extension ListForm.Item {
  /// The action that it is, with its arguments.
  fileprivate var action: Action? {
    for constraint in constraints {
      if case .action(let action) = constraint.kind { return action }
    }
    return nil
  }

  /// Whether it could come in the case, whatever the app does.
  fileprivate func canCome(in context: CaseContext) -> Bool {
    switch term {
    case .call(let method): context.callable.has(method) && hasTime
    case .notification, .effect, .task: term.row.exists(on: context.os) && hasTime
    case .event, .viewCall: (context.script?.hasInterface ?? true) && hasTime
    case .action: action.flatMap { context.script?.mayDo($0) } ?? true
    case .state, .scene, .termination: true
    }
  }

  /// Whether its limits of time leave any.
  fileprivate var hasTime: Bool {
    var earliest = VirtualTime.zero
    var latest: VirtualTime?
    for constraint in constraints {
      switch constraint.kind {
      case .at(let time):
        earliest = max(earliest, time)
        latest = min(latest ?? time, time)
      case .after(let time): earliest = max(earliest, time)
      case .within(let time): latest = min(latest ?? time, time)
      case .state, .scene, .argument, .action: break
      }
    }
    return latest.map { earliest <= $0 } ?? true
  }
}

extension NeverExpectation {
  /// What cannot come may be forbidden, but proves nothing by itself.
  func canFail(in context: CaseContext) -> Bool { moments.contains { $0.canCome(in: context) } }
}

extension EventuallyExpectation {
  /// What the script does comes in any case.
  func canFail(in context: CaseContext) -> Bool { !moment.mustCome(in: context) }
}

extension AlwaysExpectation {
  /// A property of what cannot come, or that allows all states, always holds.
  func canFail(in context: CaseContext) -> Bool {
    switch property {
    case .states(let states): AppState.allCases.contains { !states.contains($0) }
    case .balanced(let begin, let end): begin.canCome(in: context) || end.canCome(in: context)
    case .never(let after, _, let moments):
      after.canCome(in: context) && moments.contains { $0.canCome(in: context) }
    case .eventually(let after, _, let moments): after.canCome(in: context) && !moments.isEmpty
    }
  }
}

extension InvariantExpectation {
  /// An app that does nothing of what an invariant is about follows it; that it must violate one can always fail.
  func canFail(in context: CaseContext) -> Bool {
    guard !mustBeViolated, let script = context.script else { return true }
    return switch invariant.matter {
    case .anyApp: true
    case .apps(let kinds): kinds.contains { script.mayDo(Action($0)) }
    case .appsWithObjects: script.hasObjects
    }
  }
}
