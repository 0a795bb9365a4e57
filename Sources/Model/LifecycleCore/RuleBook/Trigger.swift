/// A trigger of a rule.
enum Trigger: Hashable {
  /// An action of the user, the system or the app.
  case action(ActionKind)
  /// A procedure that another rule performs.
  case procedure(Procedure)
  /// A timer of the virtual clock.
  case timer(ClockTimer)
  /// A change of the device that the app is notified of.
  case deviceEvent(DeviceEvent)

  /// All triggers, each at its index.
  static let all =
    ActionKind.allCases.map(Trigger.action) + Procedure.allCases.map(Trigger.procedure)
    + ClockTimer.allCases.map(Trigger.timer) + DeviceEvent.allCases.map(Trigger.deviceEvent)

  /// The number of triggers.
  static let count = deviceEvents + DeviceEvent.allCases.count

  private static let procedures = ActionKind.allCases.count
  private static let timers = procedures + Procedure.allCases.count
  private static let deviceEvents = timers + ClockTimer.allCases.count

  /// The index of the trigger among all of them.
  var index: Int {
    switch self {
    case .action(let kind): Int(kind.rawValue)
    case .procedure(let procedure): Self.procedures + Int(procedure.rawValue)
    case .timer(let timer): Self.timers + Int(timer.rawValue)
    case .deviceEvent(let event): Self.deviceEvents + Int(event.rawValue)
    }
  }
}

/// A condition under which a rule applies.
enum Condition {
  /// The app is in one of these states.
  case state([AppState])
  /// One of these screens is in front.
  case front([FrontScreen])
  /// One of these overlays is topmost.
  case under([Overlay])
  case fact(Fact)
  case not(Fact)
  /// The app is launched, woken or brought to the front for one of these reasons.
  case reason([LaunchReason])
  case setting(SettingChoice)
  /// The action's main argument is one of these words; `nil` for an omitted one.
  case argument([String?])

  /// Requires that the switch have this value.
  static func set(_ value: some SwitchValue) -> Condition { .setting(.value(value)) }

  /// Requires that the switch be on.
  static func on(_ modelSwitch: ModelSwitch) -> Condition { .setting(.on(modelSwitch)) }

  /// Requires that the switch be off.
  static func off(_ modelSwitch: ModelSwitch) -> Condition { .setting(.off(modelSwitch)) }
}
