internal import LifecycleCore

/// The names that mean something in a case: what it describes, and what its app's code names itself.
struct CaseNames: KnownNames {
  let draft: CaseDraft

  private var interface: InterfaceSetup? { draft.setup.app.interface }

  func objection(to thing: NamedThing) -> Diagnostic? {
    switch thing.kind {
    case .object:
      return objects.isEmpty ? nil : objects.objection(toName: thing.name, at: thing.range)
    case .property:
      return objects.isEmpty ? nil : objects.objection(toPath: thing.name, at: thing.range)
    case .responder, .listener, .view, .drawnView, .controller:
      guard let interface else { return nil }
      let known = interface.names(of: thing.kind)
      if known.contains(thing.name) || makes(thing) { return nil }
      return InterfaceChecker.unknown(thing.kind.words, thing.name, at: thing.range, among: known)
    }
  }

  func objection(toCounted name: String, at range: SourceRange) -> Diagnostic? {
    objects.objection(toName: name, at: range)
  }

  func objections(to action: Action, at range: SourceRange) -> [Diagnostic] {
    (interface == nil ? [] : InterfaceChecker(interface).unknownNames(in: action, at: range))
      + (objects.isEmpty ? [] : objects.unknownNames(in: action, at: range))
  }

  /// The objects that the case describes.
  private var objects: ObjectNames { ObjectNames(draft.setup.app.inside) }

  /// Whether code of the app gives the name to something that the interface does not have, or may do so.
  private func makes(_ thing: NamedThing) -> Bool {
    func isNamed(in action: Action) -> Bool {
      switch (thing.kind, action.kind) {
      case (.drawnView, .showView), (.drawnView, .setNeedsDisplay):
        action.arguments.first == .text(thing.name)
      case (.listener, .designate): action.arguments.dropFirst().first == .text(thing.name)
      default: false
      }
    }
    guard thing.kind == .drawnView || thing.kind == .listener else { return false }
    return !draft.isWhole || draft.actions.contains(where: isNamed)
  }
}

extension NamedThing.Kind {
  fileprivate var words: String {
    switch self {
    case .view, .drawnView: "view"
    case .controller: "view controller"
    case .responder, .listener, .object, .property: "object"
    }
  }
}

extension InterfaceSetup {
  fileprivate func names(of kind: NamedThing.Kind) -> [String] {
    switch kind {
    case .view, .drawnView: viewNames
    case .controller: controllerNames
    case .responder, .listener, .object, .property: names
    }
  }
}

extension CaseDraft {
  /// All that its steps and the code of its app do, with what that leaves to do for later.
  fileprivate var actions: [Action] {
    let moves = (setup.given + (steps ?? []) + setup.finally).compactMap { step -> Action? in
      if case .action(let action) = step.move { action } else { nil }
    }
    let app = setup.app
    let callbacks = app.during.flatMap(\.actions) + app.handlers.flatMap(\.actions)
    let objects = app.inside.actions + (app.interface?.actions ?? [])
    return (moves + callbacks + objects.map(\.action)).flatMap(\.withLater)
  }
}

extension Action {
  fileprivate var withLater: [Action] {
    [self]
      + arguments.flatMap { argument -> [Action] in
        if case .actions(let later) = argument { later.flatMap(\.withLater) } else { [] }
      }
  }
}
