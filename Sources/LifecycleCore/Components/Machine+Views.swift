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
