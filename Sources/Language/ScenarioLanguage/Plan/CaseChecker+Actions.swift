@_spi(Package) internal import LifecycleCore

// Checks of actions: whether the OS version supports them, and the app has the objects that they name.
extension CaseChecker {
  /// Checks an action and the actions that it defers.
  mutating func check(_ action: Action, at range: SourceRange) {
    if !book.supports(action.kind) {
      let first = Profile.all.first { $0.book.supports(action.kind) }
      let lacksVersion = first.map { $0.firstVersion > environment.os } ?? true
      let scope = lacksVersion ? "on iOS \(environment.os)" : "in an app without scenes"
      diagnostics.addOnce(
        .notOnThisVersion,
        at: range,
        "'\(action.kind.word)' is not possible \(scope)",
        help: first.map { Self.requirement($0, on: environment.os) + Self.alternative(to: action) }
          ?? ""
      )
    } else if action.kind == .forceQuit, !environment.device.multitasking {
      diagnostics.addOnce(
        .notOnThisDevice,
        at: range,
        "'force-quit' is not possible without multitasking (iOS \(environment.os))",
        help: "this device has no switcher" + Self.alternative(to: action)
      )
    }
    checkScene(of: action, at: range)
    switch action.kind {
    case .chooseQuickAction: checkQuickAction(action, at: range)
    case .continueActivity: checkActivityType(of: action, at: range)
    case .acceptCloudKitShare: checkSharing(at: range)
    case .unlock: checkPasscode(of: action, at: range)
    case .callCompletionHandler: checkHandler(of: action, at: range)
    default: break
    }
    checkViews(of: action, at: range)
    guard action.kind.actor == .app else { return }
    if action.kind.countsReferences, app.internals.isAutomatic {
      diagnostics.addOnce(
        .misplacedAction,
        at: range,
        "'\(action.kind.word)' is not possible with automatic reference counting",
        help: "set a property to the object, or remove it there"
      )
    }
    for objection in names.unknownObjects(in: action, at: range) { diagnostics.addOnce(objection) }
    if action.kind == .addOperation, environment.os < OSVersion(4),
      case .actions? = action.arguments.dropFirst(3).first
    {
      diagnostics.addOnce(
        .notOnThisVersion,
        at: range,
        "a completion is a block, but this is iOS \(environment.os)",
        help: "blocks require iOS 4.0"
      )
    }
    for case .actions(let deferredActions) in action.arguments {
      for action in deferredActions { check(action, at: range) }
    }
  }

  /// Returns the help about an action whose first profile is this one: the version, and that the app needs scenes for it.
  private static func requirement(_ first: Profile, on os: OSVersion) -> Diagnostic.Help {
    let needs = [
      first.firstVersion > os ? "iOS \(first.firstVersion)" : nil,
      first.isForScenes ? "an app with scenes" : nil,
    ]
    return "it requires \(needs.compactMap(\.self).joined(separator: " and "))"
  }

  /// Returns what has the same effect where an action is not possible.
  private static func alternative(to action: Action) -> Diagnostic.Help {
    action.kind == .forceQuit ? "; write 'user: press-home', which terminates the app there" : ""
  }

  /// Checks that the app's icon has the quick action that is chosen.
  private mutating func checkQuickAction(_ action: Action, at range: SourceRange) {
    guard let type = action.text(at: 0),
      let types = app.quickActions?.types, !types.contains(type)
    else { return }
    diagnostics.addOnce(
      .unknownWord,
      at: range,
      "the app has no quick action '\(type)'",
      help: help(adding: type, to: types, of: .quickActions)
    )
  }

  /// Checks that the app continues activities of a type.
  private mutating func checkActivityType(of action: Action, at range: SourceRange) {
    guard let type = action.text(at: 0), type != Action.browsingActivity,
      let types = app.activityTypes, !types.contains(type)
    else { return }
    diagnostics.addOnce(
      .unknownWord,
      at: range,
      "the app does not continue activities of the type '\(type)'",
      help: help(adding: type, to: types, of: .activityTypes)
    )
  }

  /// Checks that an invitation to a CloudKit share opens the app.
  private mutating func checkSharing(at range: SourceRange) {
    guard app.acceptsShares == false else { return }
    let key = DescribedKey.acceptsShares
    diagnostics.addOnce(
      .misplacedAction,
      at: range,
      "no invitation to a CloudKit share opens an app without \(key.rawValue)",
      help: key.help(
        writing: "info: { \(key.rawValue): true }",
        isDescribed: app.describedKeys.contains(key)
      )
    )
  }

  /// Checks that the device has the passcode with which it is unlocked.
  private mutating func checkPasscode(of action: Action, at range: SourceRange) {
    guard action.written("with") != nil, !environment.device.passcode else { return }
    diagnostics.addOnce(
      .notOnThisDevice,
      at: range,
      "the device has no passcode",
      help: "write 'user: unlock', or 'device: {passcode: true}'"
    )
  }

  /// Checks that a handler that is called later can be there: what does not keep it has called it by then.
  private mutating func checkHandler(of action: Action, at range: SourceRange) {
    guard action.delay != nil, !mayKeepHandlers else { return }
    diagnostics.addOnce(
      .misplacedAction,
      at: range,
      "no code of the app keeps a completion handler that could be called later",
      help: handlerHelp(action)
    )
  }

  /// Returns where to write that a handler is called later: in the only method with one that the scenario names.
  private func handlerHelp(_ action: Action) -> Diagnostic.Help {
    let methods = DelegateMethod.allCases.filter { $0.hasCompletionHandler && isNamed($0) }
    guard methods.count == 1, let delay = action.delay else {
      return "write it under 'during', below the method that has the handler"
    }
    let code = "[\(action.kind.word): { after: \(delay) }]"
    return Diagnostic.Help(
      "write 'during: { \"\(methods[0].selector)\": \(code) }' below 'app', and remove it here"
    )
  }

  /// Checks that the app can have the scene that is to receive a URL, an activity or a notification.
  private mutating func checkScene(of action: Action, at range: SourceRange) {
    guard let name = action.names(of: EnumSet([.receivingScene])).first?.name else { return }
    if environment.app.lifeCycle != .scenes {
      diagnostics.addOnce(
        .unknownWord,
        at: range,
        "an app without scenes has no scene '\(name)'",
        help: "remove 'scene'"
      )
    } else if name == SceneList.displayName
      || name != SceneList.firstName && !environment.supportsWindows
    {
      diagnostics.addOnce(
        .unknownWord,
        at: range,
        name == SceneList.displayName
          ? "the scene of an external display receives nothing"
          : "the app has one scene, '\(SceneList.firstName)'",
        help: "remove 'scene', or write 'app: {multiple-scenes: true}' and 'device: ipad'"
      )
    }
  }

  /// Checks that the interface exists if an action needs it, and contains the names in the action.
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
        "this action needs an 'interface' of the app",
        help: "write app: {interface: {window: {…}}}"
      )
    }
  }
}
