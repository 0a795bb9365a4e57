package import LifecycleCore

extension Plan: KnownActions {
  func does(_ action: Action) -> Bool {
    // By index: a step is not copied for it.
    steps.indices.contains { steps[$0].action?.isOne(action) ?? false }
  }

  func mayDo(_ action: Action) -> Bool {
    does(action) || finally.contains { $0.action?.isOne(action) ?? false }
      || action.kind.actor == .app && code.contains { $0.isOne(action) }
  }

  var hasInterface: Bool { world.app.interface != nil }

  var hasObjects: Bool { !world.app.objects.all.isEmpty }

  /// All that the app's code may do: inside calls, in handlers, observers, objects and views, and in what its actions
  /// leave to do for later.
  var code: [Action] {
    var own = script.during.values.flatMap(\.self) + script.handlers.values.flatMap(\.self)
    own += world.app.observers.values.flatMap(\.self)
    for object in world.app.objects.all {
      own += object.dealloc
      own += (object.methods ?? [:]).values.flatMap(\.self)
    }
    own += world.app.interface?.code ?? []
    return (steps + finally).compactMap(\.action).flatMap(\.later) + own.flatMap(\.withLater)
  }
}

extension InterfaceDescription {
  /// What the code of its objects does.
  fileprivate var code: [Action] {
    let handlers =
      views.map(\.handles) + controllers.map(\.handles) + [applicationHandles, delegateHandles]
    return handlers.flatMap { $0.values.flatMap(\.self) }
  }
}

extension Action {
  /// The action, and what it leaves to do for later.
  package var withLater: [Action] { [self] + later }

  /// What it leaves to do for later: in blocks, completion and expiration handlers.
  var later: [Action] {
    arguments.flatMap { argument -> [Action] in
      if case .actions(let later) = argument { later.flatMap(\.withLater) } else { [] }
    }
  }
}
