// How much the code of an app can do: what it calls again and again has an end here, as it has on a device.

extension Machine {
  /// How deep code may call itself: as deep as the stack of this very program allows on each platform.
  ///
  /// A device has room for more, but an app that goes so deep has no end anyway.
  static let deepestCalls = 48

  /// Counts what the app's code does; ends the app and returns true if it never stops.
  mutating func endsByEndlessCode() -> Bool {
    activity.count()
    if agenda.count >= Self.deepestCalls { return overflow() }
    if !activity.isEndless { return false }
    performNow(.endlessCode)
    return true
  }

  /// The stack is full: true, since nothing more can be called.
  mutating func overflow() -> Bool {
    performNow(.overflowStack)
    return true
  }
}
