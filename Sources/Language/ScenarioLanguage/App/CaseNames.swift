@_spi(Package) internal import LifecycleCore

/// The names that a case defines: in its description, and in its app's code.
///
/// A class, since all cases of a row of the examples refer to it.
final class CaseNames: Sendable {
  /// The names of one kind, as a list and as a set.
  struct Names: Sendable {
    let all: [String]
    private let set: Set<ExactText>

    init(_ all: [String]) {
      self.all = all
      set = Set(all.map { ExactText($0) })
    }

    func contains(_ name: String) -> Bool { set.contains(ExactText(name)) }

    /// Returns a suggestion of a similar name, or else a list of all names.
    func help(for name: String, orIfNone help: Diagnostic.Help = "") -> Diagnostic.Help {
      Suggestion.help(for: name, in: all).ifEmpty(
        all.isEmpty ? help : "there are: \(all.listed)"
      )
    }
  }

  private let interface: InterfaceSetup?
  /// The names of all objects of the interface, including views and view controllers.
  let responders: Names
  let views: Names
  let controllers: Names
  /// The names of the reference-counted objects, and these with the paths of their properties.
  private let objects: Names
  private let properties: Names
  /// The names of the app's scenes; nil if not all of the code is known.
  private let scenes: Names?
  /// Returns the names of the app's tasks; nil if it begins none, since an app under test may, or if not all of the code is
  /// known.
  private let tasks: @Sendable () -> [String]?
  /// Returns the names in all actions; nil if not all of the code is known.
  private let given: @Sendable () -> GivenNames?
  /// The views and listeners that only the app's code names; nil if not all of the code is known.
  private let drawnViews: Names?
  private let listeners: Names?

  /// Creates the names of an app; `code` returns all actions of the case, or nil if some could not be decoded.
  init(
    _ internals: InternalsSetup,
    _ interface: InterfaceSetup?,
    hasScenes: Bool,
    tasks: @escaping @Sendable () -> [String]?,
    given: @escaping @Sendable () -> GivenNames?,
    code: () -> [Action]?
  ) {
    self.interface = interface
    responders = Names(interface?.names ?? [])
    views = Names(interface?.viewNames ?? [])
    controllers = Names(interface?.controllerNames ?? [])
    let described = internals.descriptions
    objects = Names(described.map(\.name))
    properties = Names(
      described.flatMap { object in
        [object.name] + object.properties.map { "\(object.name).\($0.name)" }
      }
    )
    let code = interface == nil && !hasScenes ? nil : code()
    let first = SceneList.firstName
    let fixed = [first, SceneList.displayName]
    scenes = hasScenes ? code.map { Names(fixed + $0.scenes) } : Names([first])
    self.tasks = tasks
    self.given = given
    drawnViews = code.map { Names($0.names(of: EnumSet([.shownView]))) }
    listeners = code.map { Names($0.names(of: EnumSet([.listener]))) }
  }

  // MARK: - Names in expectations

  /// Returns a diagnostic if the name is unknown; nil if the case describes nothing of its kind.
  func objection(to thing: NamedReference) -> Diagnostic? {
    switch thing.kind {
    case .object: objects.all.isEmpty ? nil : objection(toObject: thing.name, at: thing.range)
    case .property:
      objects.all.isEmpty ? nil : objection(to: thing.name, in: properties, at: thing.range)
    case .view: objection(to: thing, in: views, "view")
    case .drawnView: objection(to: thing, in: views, "view", or: drawnViews)
    case .controller: objection(to: thing, in: controllers, "view controller")
    case .responder: objection(to: thing, in: responders, "object")
    case .scene: objection(toScene: thing.name, at: thing.range)
    case .task: objection(toTask: thing.name, at: thing.range)
    case .listener: objection(to: thing, in: responders, "object", or: listeners)
    case .payload: objection(toGivenName: thing.name, at: thing.range)
    case .appName:
      given()?.includesApp == true ? objection(toGivenName: thing.name, at: thing.range) : nil
    }
  }

  /// Returns a diagnostic if no action contains the name.
  private func objection(toGivenName name: String, at range: SourceRange) -> Diagnostic? {
    guard let given = given(), !given.names.contains(name) else { return nil }
    return Diagnostic(
      .unknownWord,
      at: range,
      "no action of the scenario names '\(name)'",
      help: Suggestion.help(for: name, in: given.names.all)
    )
  }

  /// Returns a diagnostic if the app never has a scene with the name.
  private func objection(toScene name: String, at range: SourceRange) -> Diagnostic? {
    guard let scenes, !scenes.contains(name) else { return nil }
    let hasSeveral = scenes.all.count > 1
    if hasSeveral, SceneList.isOfNewScene(name) { return nil }
    let meant = SceneList.names[name].flatMap { scenes.contains($0) ? $0 : nil }
    return Diagnostic(
      .unknownWord,
      at: range,
      "unknown scene '\(name)'",
      help: meant.map { .didYouMean($0) }
        ?? (hasSeveral
          ? scenes.help(for: name)
          : Suggestion.help(for: name, in: scenes.all).ifEmpty(
            "an app with several scenes has 'multiple-scenes: true', and opens them with 'open-window'"
          ))
    )
  }

  /// Returns a diagnostic if the app has tasks, but none with the name.
  private func objection(toTask name: String, at range: SourceRange) -> Diagnostic? {
    guard let tasks = tasks().map(Names.init), !tasks.contains(name) else { return nil }
    return Diagnostic(
      .unknownWord,
      at: range,
      "unknown task '\(name)'",
      help: tasks.help(for: name)
    )
  }

  /// Returns a diagnostic if no reference-counted object has the name, even if the case describes none.
  func objection(toObject name: String, at range: SourceRange) -> Diagnostic? {
    objection(to: name, in: objects, at: range)
  }

  /// Returns the unknown names in an action; for an expectation, the action need not be possible.
  func diagnostics(to action: Action, at range: SourceRange) -> [Diagnostic] {
    unknownNames(in: action, at: range)
      + (objects.all.isEmpty ? [] : unknownObjects(in: action, at: range))
  }

  private func objection(
    to thing: NamedReference,
    in names: Names,
    _ what: String,
    or others: Names? = Names([])
  ) -> Diagnostic? {
    guard interface != nil, let others, !names.contains(thing.name), !others.contains(thing.name)
    else { return nil }
    return unknown(what, thing.name, in: names, at: thing.range)
  }

  // MARK: - Reference-counted objects

  /// Returns diagnostics for the names in an action that are not objects.
  func unknownObjects(in action: Action, at range: SourceRange) -> [Diagnostic] {
    action.names(of: EnumSet([.object, .property])).compactMap { kind, name in
      objection(to: name, in: kind == .object ? objects : properties, at: range)
    }
  }

  private func objection(to name: String, in names: Names, at range: SourceRange) -> Diagnostic? {
    if names.contains(name) { return nil }
    return Diagnostic(
      .unknownObject,
      at: range,
      "'\(name)' is not an object of this scenario",
      help: names.help(for: name, orIfNone: "describe it under app, objects")
    )
  }

  // MARK: - The interface

  /// Returns the diagnostic for a name that is not in the interface.
  func unknown(
    _ what: String,
    _ name: String,
    in names: Names,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownWord,
      at: range,
      "no \(what) of the interface is named '\(name)'",
      help: names.help(for: name, orIfNone: "describe it under app, interface")
    )
  }

  /// Returns a diagnostic if no view has the name, even if the case describes no interface.
  func objection(toView name: String, at range: SourceRange) -> Diagnostic? {
    views.contains(name) ? nil : unknown("view", name, in: views, at: range)
  }

  /// Returns diagnostics for the names in an action that are not in the interface; none without an interface.
  func unknownNames(in action: Action, at range: SourceRange) -> [Diagnostic] {
    guard let interface else { return [] }
    let namedViews = action.names(of: .views)
    let namedControllers = action.names(of: .controllers)
    let found =
      namedViews.filter { !views.contains($0.name) }
      .map { unknown("view", $0.name, in: views, at: range) }
      + namedControllers.filter { !controllers.contains($0.name) }
      .map { unknown("view controller", $0.name, in: controllers, at: range) }
    if !found.isEmpty { return found }
    return (namedViews + namedControllers).compactMap { kind, name in
      guard let (what, names) = interface.narrowerNames(of: kind), !Names(names).contains(name)
      else { return nil }
      return Diagnostic(
        .unknownWord,
        at: range,
        "'\(name)' is not \(what)",
        help: Names(names).help(for: name)
      )
    }
  }
}

extension InterfaceSetup {
  /// Returns what names of this kind stand for, and the names, if not every view or view controller is one.
  fileprivate func narrowerNames(of kind: NameKind) -> (what: String, names: [String])? {
    switch kind {
    case .externalWindow:
      ("a window for the external display", viewNames(where: \.isOnExternalDisplay))
    case .viewWithText: ("a view with a text", viewNames { $0.kind.hasText })
    case .customView: ("a view of the app's own", viewNames { $0.kind == .view })
    case .navigationController:
      ("a navigation controller", controllers(.navigationController).map(\.name))
    case .tab: ("a tab", controllers(.tabBarController).flatMap(\.children))
    default: nil
    }
  }
}

/// The names that the actions of a case contain, of files, URLs, activities and so on.
struct GivenNames {
  let names: CaseNames.Names
  /// Whether the scenario describes code of the app; an app under test may have any names.
  let includesApp: Bool

  /// Creates the names in actions; `others` are not in an action.
  init(in actions: [Action], and others: [String]) {
    names = CaseNames.Names(
      actions.flatMap { action in
        action.arguments.compactMap { if case .text(let text) = $0 { text } else { nil } }
      } + others + [Action.unnamedNotification]
    )
    includesApp = actions.contains { $0.kind.actor == .app }
  }
}

extension [Action] {
  /// The names of the scenes that the actions may create, also of those that they do not name.
  fileprivate var scenes: [String] {
    let named = names(of: .newScenes)
    let unnamed = count { $0.kind == .openWindow && $0.names(of: .newScenes).isEmpty }
    // A name that an action gives is not given again.
    let numbers = 2..<(unnamed == 0 ? 2 : 2 + unnamed + named.count)
    return named + numbers.map { SceneList.name(ofWindow: $0) }.filter { !named.contains($0) }
  }

  /// Returns the names of certain kinds in the actions.
  func names(of kinds: EnumSet<NameKind>) -> [String] {
    flatMap { $0.names(of: kinds) }.map(\.name)
  }
}

extension Action {
  /// Returns the argument at an index, if it is a string.
  func text(at index: Int) -> String? {
    if index < arguments.count, case .text(let text) = arguments[index] { text } else { nil }
  }
}
