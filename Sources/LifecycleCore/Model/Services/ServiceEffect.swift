/// What a rule does with services of the system and kinds of devices.
enum ServiceEffect {
  case presentScreen, finishScreen
  case copy, paste
  /// Adds an event to the calendar.
  case addCalendarEvent
  /// Makes a formatter that keeps the locale as it is, or follows the user's.
  case makeFormatter(follows: Bool)
  case useFormatter
  /// A transfer of a background URL session begins.
  case startTransfer
  /// The transfers of a session are done.
  case finishTransfers
  /// The transfers of all sessions are cancelled.
  case cancelTransfers
  /// Fills the display of an iPad, or no longer.
  case scale
  /// Turns the device by a quarter, as the Simulator's menu does.
  case turn(isLeft: Bool)
}
