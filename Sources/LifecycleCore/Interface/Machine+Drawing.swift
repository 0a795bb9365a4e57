extension Machine {
  /// Records what an object of the interface receives, and lets its code run.
  mutating func record(
    _ event: InterfaceEvent,
    _ values: [Detail: Details.Value],
    _ handler: [Action]?
  ) {
    record(.event(event), values)
    interface?.willRun(handler)
  }

  /// Ends a turn of the run loop: draws what was marked in it, then takes the next event; false if there is neither.
  mutating func endTurn(_ interface: Interface) -> Bool {
    if interface.wasMarked {
      interface.wasMarked = false
      if isInForeground, interface.tree.mustDraw {
        trigger(.procedure(.draw))
        return true
      }
    }
    guard let event = interface.input.queue.popFirst() else { return false }
    interface.input.current = (event, nil)
    trigger(.procedure(event.kind.isTouch ? .dispatchTouch : .dispatchToFirstResponder))
    return true
  }

  mutating func drawNext(_ parentsFirst: Bool, _ interface: Interface) {
    if interface.pass == nil {
      interface.pass = Queue()
      interface.pass?.append(interface.tree.takeMarked(parentsFirst: parentsFirst))
    }
    guard let (view, area) = interface.pass?.popFirst() else {
      interface.pass = nil
      // What a view marks while it draws waits for the next event.
      interface.wasMarked = false
      return
    }
    repeatEffect()
    let described = interface.description.views[view]
    switch described.kind {
    case .window, .glView: break
    case .view:
      var values: [Detail: Details.Value] = [.to: .text(described.name)]
      values.set(.area, area?.text)
      record(.redraw, values, described.handles[InterfaceEvent.redraw.word])
    default: note(.viewDrawn, described.name)
    }
  }

  // MARK: - Layout

  /// The space in which the interface is laid out now.
  private var layout: Layout {
    let last = interface?.tree.layout ?? Layout()
    let isPhoneApp = fixedFacts.contains(.runsAsPhoneApp)
    return Layout(
      uprightScreen: isPhoneApp ? Device.Model.iphone.screen : world.device.model.screen,
      isLandscape: last.isLandscape,
      statusBarHeight: process.statusBar.height,
      reachesBelowStatusBar: world.os >= OSVersion(7),
      display: device.changes.displayMode?.size ?? last.display
    )
  }

  /// The interface is as it is in a new process: upright, on the screen and the display that there are.
  func resetInterface() {
    guard let interface else { return }
    var layout = layout
    layout.isLandscape = false
    interface.reset(layout)
  }

  /// Fits the views of view controllers into the space that there is now, and notes which have a new size.
  ///
  /// An app without a described interface has the views of its template.
  mutating func resizeViews() {
    guard let interface else { return note(.viewsResized) }
    resize(in: layout, interface) { _ in true }
  }

  /// The same after the device was turned: those that do not turn with it keep their views as they are.
  mutating func turnViews(_ interface: Interface) {
    let turning = Set(interface.controllersThatTurn)
    if !turning.isEmpty { resize(in: turnedLayout, interface, adapts: turning.contains) }
  }

  /// The same before they are shown, when nobody sees it.
  mutating func turnBeforeShown(_ interface: Interface) {
    let turning = Set(interface.controllersThatTurn)
    if !turning.isEmpty { _ = interface.tree.layOut(in: turnedLayout, adapts: turning.contains) }
  }

  /// The space as the device is held now.
  private var turnedLayout: Layout {
    var layout = layout
    layout.isLandscape = device.changes.orientation.isLandscape
    return layout
  }

  private mutating func resize(
    in layout: Layout,
    _ interface: Interface,
    adapts: (Int) -> Bool
  ) {
    let resized = interface.tree.layOut(in: layout, adapts: adapts).filter {
      interface.tree.isOnScreen($0)
    }
    guard !resized.isEmpty else { return }
    note(.viewsResized, resized.map { interface.description.views[$0].name })
  }

  /// Windows on the external display take its size; without it nothing of them is visible.
  mutating func changeDisplay(_ interface: Interface) {
    guard device.changes.displayMode == nil else { return resizeViews() }
    for window in interface.description.externalWindows where !interface.tree.nodes[window].isHidden
    {
      interface.tree.setHidden(window, true)
      note(.windowHidden, interface.description.views[window].name)
    }
    callAppearances(interface)
  }
}

extension Orientation {
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
