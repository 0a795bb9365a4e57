/// What the app made and holds while its process lives, in memory and on the screen; all of it goes with the process.
struct Belongings {
  /// Whether OpenGL ES still works on what the app asked for.
  var drawsWithGraphics = false
  var sockets = Sockets()
  /// The shared resources that it uses, as bits.
  var resources: UInt8 = 0
  var views = AppViews()
  var alerts = AppAlerts()
  var objects = AppObjects()
  /// For each formatter the locale by which it formats, by the number of changes before it; nil for the user's.
  var formatters: [String: Int?] = [:]
  var work = RepeatingWork()
  /// The standard screens that are shown, the topmost last.
  var screens: [ScreenKind] = []
  /// Whether an iPhone app fills the display of an iPad.
  var isScaledUp = false
}

extension SharedResource {
  /// The bit of the resource of that index.
  static func mask(_ index: Int) -> UInt8 { 1 << UInt8(index) }
}
