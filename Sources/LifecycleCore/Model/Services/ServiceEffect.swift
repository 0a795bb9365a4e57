/// What a rule does with services of the system and kinds of devices.
enum ServiceEffect {
  case presentScreen, finishScreen
  case copy, paste
  /// Fills the display of an iPad, or no longer.
  case scale
  /// Turns the device by a quarter, as the Simulator's menu does.
  case turn(isLeft: Bool)
}
