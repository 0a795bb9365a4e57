/// What an SDK must do with each event of an app that it passes on to several plug-ins.
public enum PlugInInvariant: CaseIterable, Sendable {
  /// Each event reaches each plug-in once, in the order in which the plug-ins were added, and before the next event.
  case deliversOnceInOrder
  /// The completion handlers of several plug-ins become one call, when all of them have answered.
  case completesOnce
  /// A plug-in without scene methods receives the corresponding events of the app.
  case fallsBackToAppEvents
  /// Each event that plug-ins have a method for reaches them.
  case missesNoEvent
}
