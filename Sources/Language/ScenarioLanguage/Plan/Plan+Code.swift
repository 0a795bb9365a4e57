@_spi(Package) package import LifecycleCore

extension Plan: ScriptedActions {
  func performs(_ action: Action) -> Bool {
    // By index, to avoid copying steps.
    steps.indices.contains { steps[$0].action?.matches(action) ?? false }
  }

  func mayPerform(_ action: Action) -> Bool {
    performs(action) || finally.contains { $0.action?.matches(action) ?? false }
      || action.kind.actor == .app && code.contains { $0.matches(action) }
      || action.kind.actor != .app && parts.contains { Action($0).matches(action) }
  }

  /// The actions that those of the steps consist of.
  private var parts: [ActionKind] {
    let book = Profile.book(of: environment)
    return Set((steps + finally).compactMap(\.action?.kind)).flatMap { book.parts(of: $0) }
  }

  var hasInterface: Bool { environment.app.interface != nil }

  var hasObjects: Bool { !environment.app.objects.all.isEmpty }

  /// All actions of the app's code: in calls, handlers, observers, objects and views, and those that
  /// its actions defer.
  var code: [Action] {
    var own = script.during.values.flatMap(\.self) + script.handlers.values.flatMap(\.self)
    own += environment.app.observers.values.flatMap(\.self)
    for object in environment.app.objects.all {
      own += object.dealloc
      own += (object.methods ?? [:]).values.flatMap(\.self)
    }
    own += environment.app.interface?.code ?? []
    return (steps + finally).compactMap(\.action).flatMap(\.deferredActions)
      + own.flatMap(\.withDeferredActions)
  }
}

extension InterfaceDescription {
  /// The actions of the code of its objects.
  fileprivate var code: [Action] {
    let handlers =
      views.map(\.handles) + controllers.map(\.handles) + [applicationHandles, delegateHandles]
    return handlers.flatMap { $0.values.flatMap(\.self) }
  }
}

extension Action {
  /// The action and the actions that it defers.
  package var withDeferredActions: [Action] { [self] + deferredActions }

  /// The deferred actions: in blocks, completion and expiration handlers.
  var deferredActions: [Action] {
    arguments.flatMap { argument -> [Action] in
      if case .actions(let deferredActions) = argument {
        deferredActions.flatMap(\.withDeferredActions)
      } else {
        []
      }
    }
  }
}
