/// The status bar as the app knows it.
struct StatusBar {
  /// Whether it is the taller one, that of a call.
  var isTall = false
  /// Whether the Simulator shows it without a call.
  var isToggled = false

  /// The height that it has, in points.
  var height: Int { isTall ? 2 * Self.usualHeight : Self.usualHeight }

  /// Its height without a call.
  static let usualHeight = 20

  /// The height that it does not have now, in points: its next one before a change, its last one after it.
  var otherHeight: Int { isTall ? Self.usualHeight : 2 * Self.usualHeight }
}

/// What happens to the status bar.
enum StatusBarEffect {
  case become(isTall: Bool)
  /// The views of view controllers make room for it.
  case resizeViews
  /// The app is told if it knows another status bar than the one that is due.
  case fit
  /// The Simulator's own switch, which needs no call.
  case toggle

  /// What it does, as the page of the rules says it.
  var words: String {
    switch self {
    case .become(let isTall): "the status bar is \(isTall ? "the taller one" : "as usual")"
    case .resizeViews: "the views of view controllers take their new size, `views-resized`"
    case .fit: "tell the app of the status bar of a call, if one came or went"
    case .toggle: "the Simulator shows the status bar of a call, or no longer"
    }
  }
}
