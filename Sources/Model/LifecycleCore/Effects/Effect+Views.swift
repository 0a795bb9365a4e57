/// Effects on views, whether the scenario only names them or its interface describes them.
extension Effect {
  static let showView = Self("the view is in the window, and must be drawn") {
    let name = $0.action.name
    if let interface = $0.interface, let view = interface.tree.index(of: name) {
      interface.tree.setHidden(view, false)
      interface.setNeedsDisplay(view)
    } else {
      $0.process.resources.views.show(name)
    }
  }
  static let hideView = Self("the view is no longer in the window") {
    let name = $0.action.name
    if let interface = $0.interface, let view = interface.tree.index(of: name) {
      interface.tree.setHidden(view, true)
    } else {
      $0.process.resources.views.hide(name)
    }
  }
  static let markView = Self("the view must be drawn") { $0.markView($0.action.name) }
  static let drawViews = Self(
    "`layers-restored` if they were emptied, `view-drawn` for each view that must be drawn"
  ) {
    let whole =
      $0.process.resources.views.restoreBackingStores()
      + ($0.interface?.restoreBackingStores() ?? [])
    if $0.settings.isOn(.redrawAfterTrim) {
      for name in whole { $0.markView(name) }
    } else if !whole.isEmpty {
      $0.note(.layersRestored, whole)
    }
    for name in $0.process.resources.views.draw() { $0.note(.viewDrawn, name) }
    if $0.interface?.tree.mustDraw == true { $0.trigger(.procedure(.drawInterface)) }
  }
  static let trimCaches = Self(
    "`caches-trimmed`, with `layers-emptied` and `image-freed` if there are any"
  ) {
    $0.note(.cachesTrimmed)
    let views =
      $0.process.resources.views.discardBackingStores()
      + ($0.interface?.discardBackingStores() ?? [])
    if !views.isEmpty { $0.note(.layersEmptied, views) }
    for name in $0.process.resources.objects.emptyCache() { $0.note(.imageFreed, name) }
  }
}

extension Machine {
  fileprivate mutating func markView(_ name: String) {
    if let interface, let view = interface.tree.index(of: name) {
      interface.setNeedsDisplay(view, Rectangle(action))
    } else {
      process.resources.views.setNeedsDisplay(name)
    }
  }
}
