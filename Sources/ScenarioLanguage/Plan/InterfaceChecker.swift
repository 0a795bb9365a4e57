internal import LifecycleCore

/// Finds what a scenario says of an interface and nothing in it fits.
struct InterfaceChecker {
  private let interface: InterfaceSetup?

  init(_ interface: InterfaceSetup?) { self.interface = interface }

  /// What is wrong with the interface itself.
  func check(into diagnostics: inout Diagnostic.List) {
    guard let interface else { return }
    var seen: Set<String> = []
    for name in interface.names where !seen.insert(name).inserted {
      diagnostics.addOnce(
        Diagnostic(
          .duplicateName,
          at: interface.range,
          "two objects of the interface are called '\(name)'",
          help: "give each a name of its own"
        )
      )
    }
    for target in interface.targets where !interface.names.contains(target.name) {
      diagnostics.addOnce(
        Self.unknown("object", target.name, at: target.range, among: interface.names)
      )
    }
    let views = interface.parts.flatMap(\.views)
    let sent = views.compactMap(\.action)
    for handled in interface.handled where !sent.contains(handled.name) {
      let known = sent + InterfaceEvent.allCases.map(\.word) + ["touches"]
      diagnostics.addOnce(
        Diagnostic(
          .unknownEvent,
          at: handled.range,
          "'\(handled.name)' is no event, and no control of the interface sends it",
          help: Suggestion.help(for: handled.name, in: known)
        )
      )
    }
  }

  /// What the code of its objects does, with the place of each action.
  var actions: [(action: Action, range: SourceRange)] { interface?.actions ?? [] }

  /// Whether there is an interface where an action needs one, and whether it has what the action names.
  func check(_ action: Action, at range: SourceRange, into diagnostics: inout Diagnostic.List) {
    for objection in unknownNames(in: action, at: range) { diagnostics.addOnce(objection) }
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
    guard let interface else { return [] }
    var found: [Diagnostic] = []
    for place in action.kind.viewParameters {
      if case .text(let name) = action.arguments.dropFirst(place).first,
        !interface.viewNames.contains(name)
      {
        found.append(Self.unknown("view", name, at: range, among: interface.viewNames))
      }
    }
    if action.kind == .present || action.kind == .loadView,
      case .text(let name) = action.arguments.first, !interface.controllerNames.contains(name)
    {
      found.append(
        Self.unknown("view controller", name, at: range, among: interface.controllerNames)
      )
    }
    return found
  }

  /// A name that nothing of the interface has.
  static func unknown(
    _ what: String,
    _ name: String,
    at range: SourceRange,
    among known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .unknownWord,
      at: range,
      "no \(what) of the interface is called '\(name)'",
      help: Suggestion.help(for: name, in: known).ifEmpty(
        known.isEmpty ? "" : "there are: \(known.joined(separator: ", "))"
      )
    )
  }
}

extension ActionKind {
  /// The places of its arguments that name a view of the interface.
  fileprivate var viewParameters: [Int] {
    switch self {
    case .swipe, .flick, .drag: [0, 4]
    case .tap, .doubleTap, .touchAndHold, .twoFingerTap, .pinch, .putFingerDown, .moveFinger,
      .liftFinger, .removeFromSuperview, .becomeFirstResponder:
      [0]
    case .addSubview: [0, 1]
    default: []
    }
  }

  /// Whether it is about an interface that the scenario describes.
  fileprivate var needsInterface: Bool {
    switch self {
    case .shake, .typeText, .remoteControl, .sensor, .resignFirstResponder, .designate, .loadView,
      .present, .dismiss:
      true
    default: !viewParameters.isEmpty
    }
  }
}
