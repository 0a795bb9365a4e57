/// A rule for an SDK that forwards the events of an app to several plug-ins.
public enum PlugInInvariant: CaseIterable, Sendable {
  /// Each event reaches each plug-in once, in the order in which the plug-ins were added, and before the next event.
  case deliversOnceInOrder
  /// The completion handler is called once, after all plug-ins have called theirs.
  case completesOnce
  /// A plug-in without scene methods receives the corresponding app events.
  case fallsBackToAppEvents
  /// Plug-ins receive each event for which they have a method.
  case missesNoEvent
}
