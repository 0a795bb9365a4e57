/// What the app shows, with views that a scenario only names or that its interface describes.
extension Machine {
  /// Whether views are drawn: not in the background.
  var isInForeground: Bool { life.state == .active || life.state == .inactive }

  /// Ends a turn of the run loop; true if views that were marked in it are to be drawn now.
  ///
  /// In the background nothing is drawn: marks wait until the app is active.
  mutating func endTurn() -> Bool {
    if process.heap != nil { drainPools() }
    if process.resources.views.wereMarked {
      process.resources.views.wereMarked = false
      if isInForeground {
        trigger(.procedure(.draw))
        return true
      }
    }
    if let interface { return endTurn(interface) }
    return false
  }

  mutating func setHidden(_ name: String, _ isHidden: Bool) {
    if let interface, let view = interface.tree.index(of: name) {
      interface.tree.setHidden(view, isHidden)
      if !isHidden { interface.mark(view) }
    } else if isHidden {
      process.resources.views.hide(name)
    } else {
      process.resources.views.show(name)
    }
  }

  mutating func markView(_ name: String) {
    if let interface, let view = interface.tree.index(of: name) {
      interface.mark(view, Rectangle(action))
    } else {
      process.resources.views.mark(name)
    }
  }

  mutating func drawViews() {
    let whole = process.resources.views.restore() + (interface?.restoreLayers() ?? [])
    if !whole.isEmpty {
      if settings.isOn(.redrawAfterTrim) {
        for name in whole { markView(name) }
      } else {
        note(.layersRestored, whole)
      }
    }
    for name in process.resources.views.draw() { note(.viewDrawn, name) }
    if interface?.tree.mustDraw == true { trigger(.procedure(.drawInterface)) }
  }

  mutating func trimCaches() {
    note(.cachesTrimmed)
    let views = process.resources.views.empty() + (interface?.emptyLayers() ?? [])
    if !views.isEmpty { note(.layersEmptied, views) }
    for name in process.resources.objects.emptyCache() { note(.imageFreed, name) }
  }
}

/// The views that a scenario names: which are in the window, and which must be drawn.
struct AppViews {
  /// Those in the window, in the order in which they came.
  private var inWindow = NamedList<Void>()
  /// Those that must be drawn, each once however often it was asked for.
  private var marked = NamedList<Void>()
  /// Whether something was marked in the current turn of the run loop.
  var wereMarked = false
  /// Those whose layers lost their backing stores.
  private var emptied = NamedList<Void>()

  /// The names of those in the window, in the order in which they came.
  var shown: [String] { inWindow.names }

  /// Marks a view that must be drawn.
  mutating func mark(_ name: String) {
    marked[name] = ()
    wereMarked = true
  }

  /// Puts a view into the window, which draws it for the first time.
  mutating func show(_ name: String) {
    guard !inWindow.contains(name) else { return }
    inWindow[name] = ()
    mark(name)
  }

  /// Takes a view out of the window.
  mutating func hide(_ name: String) {
    inWindow.remove(name)
    marked.remove(name)
    emptied.remove(name)
  }

  /// Takes the backing stores from all layers in the window, and returns the names of their views.
  mutating func empty() -> [String] {
    emptied = inWindow
    return emptied.names
  }

  /// Gives the layers their backing stores back, and returns the names of their views.
  mutating func restore() -> [String] {
    defer { emptied.removeAll() }
    return emptied.names
  }

  /// Draws all that must be drawn, and returns the names.
  mutating func draw() -> [String] {
    defer { marked.removeAll() }
    return marked.names
  }
}
