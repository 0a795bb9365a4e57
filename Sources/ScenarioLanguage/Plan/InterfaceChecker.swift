internal import LifecycleCore

/// Finds what a scenario says of an interface and nothing in it fits.
struct InterfaceChecker {
  /// The names of a kind: as they are listed, and to be looked up.
  struct Names {
    let all: [String]
    private let set: Set<String>

    init(_ all: [String]) {
      self.all = all
      set = Set(all)
    }

    func contains(_ name: String) -> Bool { set.contains(name) }

    /// A name that nothing has.
    func unknown(_ what: String, _ name: String, at range: SourceRange) -> Diagnostic {
      diagnostic("no \(what) of the interface is called '\(name)'", name, at: range)
    }

    /// A name that something else has.
    func unsuitable(_ what: String, _ name: String, at range: SourceRange) -> Diagnostic {
      diagnostic("'\(name)' is not \(what)", name, at: range)
    }

    private func diagnostic(_ message: String, _ name: String, at range: SourceRange) -> Diagnostic
    {
      Diagnostic(
        .unknownWord,
        at: range,
        message,
        help: Suggestion.help(for: name, in: all).ifEmpty(
          all.isEmpty ? "" : "there are: \(all.listed)"
        )
      )
    }
  }

  private let interface: InterfaceSetup?
  /// The names of all its objects, of its views and of its view controllers.
  let names: Names
  let views: Names
  let controllers: Names

  init(_ interface: InterfaceSetup?) {
    self.interface = interface
    names = Names(interface?.names ?? [])
    views = Names(interface?.viewNames ?? [])
    controllers = Names(interface?.controllerNames ?? [])
  }

  /// Whether the scenario describes an interface.
  var isThere: Bool { interface != nil }

  /// What is wrong with the interface itself.
  func check(into diagnostics: inout Diagnostic.List) {
    guard let interface else { return }
    var seen: Set<String> = []
    for name in names.all where !seen.insert(name).inserted {
      diagnostics.addOnce(
        Diagnostic(
          .duplicateName,
          at: interface.range,
          "two objects of the interface are called '\(name)'",
          help: "give each a name of its own"
        )
      )
    }
    for target in interface.targets where !names.contains(target.value) {
      diagnostics.addOnce(names.unknown("object", target.value, at: target.range))
    }
    for child in interface.children where !controllers.contains(child.value) {
      diagnostics.addOnce(controllers.unknown("view controller", child.value, at: child.range))
    }
    let sent = interface.parts.lazy.flatMap(\.views).compactMap(\.action)
    let known = Set(sent)
    for handled in interface.handled where !known.contains(handled.value) {
      if diagnostics.overflows(.unknownEvent) { break }
      let known =
        Array(sent.prefix(Suggestion.most)) + InterfaceEvent.allCases.map(\.word) + ["touches"]
      diagnostics.addOnce(
        Diagnostic(
          .unknownEvent,
          at: handled.range,
          "'\(handled.value)' is not an event, and no control of the interface sends it",
          help: Suggestion.help(for: handled.value, in: known)
        )
      )
    }
  }

  /// Whether there is an interface where an action needs one, and whether it has what the action names.
  func check(_ action: Action, at range: SourceRange, into diagnostics: inout Diagnostic.List) {
    for objection in unknownNames(in: action, at: range) { diagnostics.addOnce(objection) }
    if action.kind == .addSubview, case .text(let name) = action.arguments.first,
      action.arguments.dropFirst().first == .text(name)
    {
      diagnostics.addOnce(
        Diagnostic(
          .wrongType,
          at: range,
          "'\(name)' cannot be inside itself",
          help: "name its new superview under 'to'"
        )
      )
    }
    if interface == nil, action.kind.needsInterface {
      diagnostics.addOnce(
        Diagnostic(
          .missingKey,
          at: range,
          "'\(action.kind.word)' needs an 'interface' of the app",
          help: "write app: {interface: {window: {..}}}"
        )
      )
    }
  }

  /// What an action names and nothing of the interface is; without one nothing is asked.
  func unknownNames(in action: Action, at range: SourceRange) -> [Diagnostic] {
    guard isThere else { return [] }
    var found: [Diagnostic] = []
    for place in action.kind.viewParameters {
      if case .text(let name) = action.arguments.dropFirst(place).first,
        !views.contains(name)
      {
        found.append(views.unknown("view", name, at: range))
      }
    }
    for place in action.kind.controllerParameters {
      if case .text(let name) = action.arguments.dropFirst(place).first,
        !controllers.contains(name)
      {
        found.append(controllers.unknown("view controller", name, at: range))
      }
    }
    if found.isEmpty, let (place, what, names) = narrowerNames(of: action.kind),
      case .text(let name) = action.arguments.dropFirst(place).first, !names.contains(name)
    {
      found.append(names.unsuitable(what, name, at: range))
    }
    return found
  }

  /// The place of an argument that can name only some of the interface, and which.
  private func narrowerNames(
    of kind: ActionKind
  ) -> (place: Int, what: String, names: Names)? {
    guard let interface else { return nil }
    switch kind {
    case .showWindow:
      let windows = interface.viewNames(where: \.isOnExternalDisplay)
      return (0, "a window for the external display", Names(windows))
    case .setText:
      return (0, "a view with a text", Names(interface.viewNames { $0.kind.hasText }))
    case .drawString:
      return (0, "a view of the app's own", Names(interface.viewNames { $0.kind == .view }))
    case .pushViewController:
      let names = interface.controllers(.navigationController).map(\.name)
      return (1, "a navigation controller", Names(names))
    case .selectTab:
      return (0, "a tab", Names(interface.controllers(.tabBarController).flatMap(\.children)))
    default: return nil
    }
  }
}

extension ActionKind {
  /// The places of its arguments that name a view of the interface.
  fileprivate var viewParameters: [Int] {
    switch self {
    case .swipe, .flick, .drag: [0, 4]
    case .tap, .doubleTap, .touchAndHold, .twoFingerTap, .pinch, .putFingerDown, .moveFinger,
      .liftFinger, .removeFromSuperview, .becomeFirstResponder, .setFrame, .setText, .drawString,
      .showWindow:
      [0]
    case .addSubview: [0, 1]
    default: []
    }
  }

  /// The places of its arguments that name a view controller of the interface.
  fileprivate var controllerParameters: [Int] {
    switch self {
    case .present, .loadView, .selectTab: [0]
    case .pushViewController: [0, 1]
    default: []
    }
  }

  /// Whether it is about an interface that the scenario describes.
  fileprivate var needsInterface: Bool {
    switch self {
    case .shake, .typeText, .remoteControl, .sensor, .resignFirstResponder, .designate, .loadView,
      .present, .dismiss, .pushViewController, .popViewController, .tapBackButton, .selectTab,
      .connectKeyboard, .disconnectKeyboard:
      true
    default: !viewParameters.isEmpty
    }
  }
}
