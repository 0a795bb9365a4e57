/// The status bar in the app's current state.
struct StatusBar {
  /// Whether it is the taller in-call status bar.
  var isTall = false

  /// The current height, in points.
  var height: Int { isTall ? 2 * Self.usualHeight : Self.usualHeight }

  /// The height without a call.
  static let usualHeight = 20

  /// The other of the two heights, in points: the next one before a change, the previous one after it.
  var otherHeight: Int { isTall ? Self.usualHeight : 2 * Self.usualHeight }
}
