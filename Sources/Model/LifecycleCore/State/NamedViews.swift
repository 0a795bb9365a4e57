/// The views of an app without a described interface: which are in the window, and which need display.
struct NamedViews {
  /// The views in the window, in the order in which they were added.
  private var inWindow = NamedList<Void>()
  /// The views that need display, each once however often it was requested.
  private var needingDisplay = NamedList<Void>()
  /// Whether display was requested in the current turn of the run loop.
  var displayWasRequested = false
  /// The views whose layers lost their backing stores.
  private var withoutBackingStore = NamedList<Void>()

  /// The names of the views in the window, in the order in which they were added.
  var shown: [String] { inWindow.names }

  /// Requests that a view be drawn, as `setNeedsDisplay` does.
  mutating func setNeedsDisplay(_ name: String) {
    needingDisplay[name] = ()
    displayWasRequested = true
  }

  /// Adds a view to the window, which draws it for the first time.
  mutating func show(_ name: String) {
    guard !inWindow.contains(name) else { return }
    inWindow[name] = ()
    setNeedsDisplay(name)
  }

  /// Removes a view from the window.
  mutating func hide(_ name: String) {
    inWindow.remove(name)
    needingDisplay.remove(name)
    withoutBackingStore.remove(name)
  }

  /// Discards the backing stores of all layers in the window, and returns the names of their views.
  mutating func discardBackingStores() -> [String] {
    withoutBackingStore = inWindow
    return withoutBackingStore.names
  }

  /// Restores the backing stores that were discarded, and returns the names of their views.
  mutating func restoreBackingStores() -> [String] {
    defer { withoutBackingStore.removeAll() }
    return withoutBackingStore.names
  }

  /// Draws all views that need display, and returns their names.
  mutating func draw() -> [String] {
    defer { needingDisplay.removeAll() }
    return needingDisplay.names
  }
}
