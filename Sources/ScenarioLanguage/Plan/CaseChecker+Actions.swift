internal import LifecycleCore

// Actions that a case cannot do: what its version does not know, and what its app's objects do not allow.
extension CaseChecker {
  /// Adds what is wrong with an action, or with what it leaves to do for later.
  mutating func check(_ action: Action, at range: SourceRange) {
    if !book.supports(action.kind) {
      diagnostics.addOnce(
        .notOnThisVersion,
        at: range,
        "'\(action.kind.word)' is not possible on iOS \(world.os)",
        help: Self.firstVersion(of: action.kind)
      )
    }
    checkScheme(of: action, at: range)
    checkViews(of: action, at: range)
    guard action.kind.actor == .app else { return }
    if [.retain, .release, .autorelease].contains(action.kind), app.inside.isAutomatic {
      diagnostics.addOnce(
        .misplacedAction,
        at: range,
        "'\(action.kind.word)' is not possible with automatic reference counting",
        help: "set a property to the object, or remove it there"
      )
    }
    for objection in names.unknownObjects(in: action, at: range) { diagnostics.addOnce(objection) }
    if action.kind == .addOperation, world.os < OSVersion(4),
      case .actions? = action.arguments.dropFirst(3).first
    {
      diagnostics.addOnce(
        .notOnThisVersion,
        at: range,
        "a completion is a block, but this is iOS \(world.os)",
        help: "blocks require iOS 4.0"
      )
    }
    for case .actions(let later) in action.arguments {
      for action in later { check(action, at: range) }
    }
  }

  /// Since when an action is possible.
  private static func firstVersion(of kind: ActionKind) -> String {
    let first = Profile.all.first { $0.book.supports(kind) }
    return first.map { "it is from iOS \($0.firstVersion)\($0.isForScenes ? " with scenes" : "")" }
      ?? ""
  }

  /// Whether the app opens a URL: its scheme must be one of those that are listed.
  private mutating func checkScheme(of action: Action, at range: SourceRange) {
    guard action.kind == .openURL, let schemes = app.urlSchemes?.schemes,
      let scheme = action.text(at: 0)?.split(separator: ":").first.map(String.init),
      !schemes.contains(scheme)
    else { return }
    diagnostics.addOnce(
      .unknownWord,
      at: range,
      "the app does not open '\(scheme)' URLs",
      help: "write url-schemes: [\((schemes + [scheme]).joined(separator: ", "))]"
    )
  }

  /// Whether there is an interface where an action needs one, and whether it has what the action names.
  private mutating func checkViews(of action: Action, at range: SourceRange) {
    for objection in names.unknownNames(in: action, at: range) { diagnostics.addOnce(objection) }
    if action.kind == .addSubview, let name = action.text(at: 0), action.text(at: 1) == name {
      diagnostics.addOnce(
        .wrongType,
        at: range,
        "'\(name)' cannot be inside itself",
        help: "name its new superview under 'to'"
      )
    }
    if app.interface == nil, action.kind.needsInterface {
      diagnostics.addOnce(
        .missingKey,
        at: range,
        "'\(action.kind.word)' needs an 'interface' of the app",
        help: "write app: {interface: {window: {..}}}"
      )
    }
  }
}
