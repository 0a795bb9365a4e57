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
  /// The standard screens that are shown, the topmost last.
  var screens: [ScreenKind] = []
  /// Whether an iPhone app fills the display of an iPad.
  var isScaledUp = false
}

extension SharedResource {
  /// The bit of the resource of that index.
  static func mask(_ index: Int) -> UInt8 { 1 << UInt8(index) }
}
