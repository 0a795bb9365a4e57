// What an app must declare for an action, so that a reason can name what is missing.
extension SimulationEnvironment {
  /// Returns what the app does not declare, as a clause that would have to be true; nil if nothing is missing that a fact about
  /// an action requires.
  func missingDeclaration(of fact: Fact, for action: Action) -> String? {
    switch fact {
    case .canBeWokenByEvent:
      guard let reason = LaunchTrigger(action)?.reason.properties, reason.since <= os,
        !declaresMode(of: reason)
      else { return nil }
      return Self.clause(reason.modes)
    case .requestIsPermitted where action.kind == .submitTaskRequest:
      if !permitsTask(action.name) {
        return "BGTaskSchedulerPermittedIdentifiers has '\(action.name)'"
      }
      guard let mode = action.requestKind.mode, !declaresMode(of: action.requestKind) else {
        return nil
      }
      return Self.clause([mode])
    case .taskIsRegistered where action.kind == .submitTaskRequest:
      return app.registers(action.name) == false
        ? "the app's code registers '\(action.name)'" : nil
    default: return nil
    }
  }

  /// Returns the background mode that an action of the app lacks to keep it running, as a clause that would have to be true.
  package func missingMode(toContinue action: Action) -> String? {
    let mode: BackgroundMode
    switch action.kind {
    case .startAudio: mode = .audio
    case .startLocationUpdates: mode = .location
    default: return nil
    }
    return app.backgroundModes.contains(mode) ? nil : Self.clause([mode])
  }

  private static func clause(_ modes: Set<BackgroundMode>) -> String {
    let names = modes.map { "'\($0.rawValue)'" }.sorted()
    return "UIBackgroundModes has \(names.joined(separator: " or "))"
  }

  /// Returns whether the app declares a background mode with which it is launched or woken for a reason.
  func declaresMode(of reason: LaunchReason.Properties) -> Bool {
    reason.modes.isEmpty || !reason.modes.isDisjoint(with: app.backgroundModes)
  }

  /// Returns whether the app declares the background mode that a request requires.
  func declaresMode(of request: TaskRequestKind) -> Bool {
    request.mode.map(app.backgroundModes.contains) ?? true
  }

  /// Returns whether the Info.plist permits a task, from iOS 26 also with a wildcard at the end of an identifier.
  func permitsTask(_ identifier: String) -> Bool {
    if identifier.hasSuffix("*") { return false }
    return app.permittedTaskIdentifiers.contains {
      $0 == identifier
        || os >= .iOS26 && $0.hasSuffix("*") && identifier.hasPrefix(String($0.dropLast()))
    }
  }
}

extension RuleBook {
  /// Returns what the app does not declare that would have kept a rule from applying to an action, as a clause that would have
  /// to be true; nil if nothing is missing.
  package func missingDeclaration(
    behind rule: Int,
    for action: Action,
    in environment: SimulationEnvironment
  ) -> String? {
    for case .not(let fact) in rules[rule].conditions {
      if let missing = environment.missingDeclaration(of: fact, for: action) { return missing }
    }
    return nil
  }
}
