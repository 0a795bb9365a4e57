internal import LifecycleCore

/// The names that mean something in a case: what it describes, and what its app's code names itself.
struct CaseNames: KnownNames {
  private let draft: CaseDraft
  private let interface: InterfaceChecker
  /// The objects that the case describes.
  let objects: ObjectNames
  /// The views and listeners that code of the app names, and the interface need not have.
  private var drawnViews: Set<String> = []
  private var listeners: Set<String> = []

  init(_ draft: CaseDraft, _ interface: InterfaceChecker) {
    self.draft = draft
    self.interface = interface
    objects = ObjectNames(draft.setup.app.inside)
    guard interface.isThere else { return }
    for action in draft.actions {
      switch action.kind {
      case .showView, .setNeedsDisplay:
        if case .text(let name)? = action.arguments.first { drawnViews.insert(name) }
      case .designate:
        if case .text(let name)? = action.arguments.dropFirst().first { listeners.insert(name) }
      default: break
      }
    }
  }

  func objection(to thing: NamedThing) -> Diagnostic? {
    switch thing.kind {
    case .object:
      return objects.isEmpty ? nil : objects.objection(toName: thing.name, at: thing.range)
    case .property:
      return objects.isEmpty ? nil : objects.objection(toPath: thing.name, at: thing.range)
    case .responder, .listener, .view, .drawnView, .controller:
      guard interface.isThere else { return nil }
      let known = interface.names(of: thing.kind)
      if known.contains(thing.name) || makes(thing) { return nil }
      return known.unknown(thing.kind.words, thing.name, at: thing.range)
    }
  }

  func objection(toCounted name: String, at range: SourceRange) -> Diagnostic? {
    objects.objection(toName: name, at: range)
  }

  func objections(to action: Action, at range: SourceRange) -> [Diagnostic] {
    interface.unknownNames(in: action, at: range)
      + (objects.isEmpty ? [] : objects.unknownNames(in: action, at: range))
  }

  /// Whether code of the app gives the name to something that the interface does not have, or may do so.
  private func makes(_ thing: NamedThing) -> Bool {
    switch thing.kind {
    case .drawnView: !draft.isWhole || drawnViews.contains(thing.name)
    case .listener: !draft.isWhole || listeners.contains(thing.name)
    case .view, .controller, .responder, .object, .property: false
    }
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

extension InterfaceChecker {
  fileprivate func names(of kind: NamedThing.Kind) -> Names {
    switch kind {
    case .view, .drawnView: views
    case .controller: controllers
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
    return (moves + setup.app.code.map(\.action)).flatMap(\.withLater)
  }
}
