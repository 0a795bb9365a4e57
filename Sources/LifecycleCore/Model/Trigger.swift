/// What makes a rule apply.
enum Trigger: Hashable {
  /// A user, the system or the app acts.
  case action(ActionKind)
  /// Another rule triggers it.
  case procedure(Procedure)
  /// A moment on the virtual clock has come.
  case timer(Timer)
  /// A change of the device reaches the app.
  case change(Change)
}

/// A condition under which a rule applies.
enum Condition {
  /// The app is in one of these states.
  case state([AppState])
  /// One of these is in front.
  case front([FrontScreen])
  /// This lies on top of it.
  case under([Cover])
  case fact(Fact)
  case not(Fact)
  /// The app is launched, woken or brought to the front for one of these.
  case reason([LaunchReason])
  case setting(SettingChoice)
  /// The action's main argument is one of these words; `nil` for none given.
  case argument([String?])

  /// The switch is set to this value.
  static func set(_ value: some SwitchValue) -> Condition { .setting(.value(value)) }

  /// The switch is on.
  static func on(_ item: ModelSwitch) -> Condition { .setting(.on(item)) }

  /// The switch is off.
  static func off(_ item: ModelSwitch) -> Condition { .setting(.off(item)) }
}
