/// Drawing and layout of the interface.
extension Interface {
  /// Draws one view that needs display, and repeats the effect for the next.
  func drawNext(parentsFirst: Bool, _ machine: inout Machine) {
    if drawingPass == nil { drawingPass = tree.removeDirtyViews(parentsFirst: parentsFirst)[...] }
    guard let (view, area) = drawingPass?.popFirst() else {
      drawingPass = nil
      // A request for display made while a view draws waits for the next event.
      displayWasRequested = false
      return
    }
    machine.repeatEffect()
    let described = description.views[view]
    switch described.kind {
    case .window, .glView: break
    case .view:
      var values: Details = [.to: .text(described.name)]
      values.set(.area, area?.description)
      machine.record(.redraw, values, described.handles[InterfaceEvent.redraw.word])
    default: machine.note(.viewDrawn, described.name)
    }
  }

  // MARK: - Layout

  /// Fits the views of view controllers into the current layout, and records which were resized.
  func resizeViews(_ machine: inout Machine) {
    note(tree.layOut(in: layout(&machine)), &machine)
  }

  /// Resizes views after a rotation of the device, except those of view controllers that do not rotate.
  ///
  /// Nothing is recorded before the views are shown.
  func rotateControllerViews(_ machine: inout Machine, areShown: Bool) {
    let turning = Set(controllersToRotate)
    guard !turning.isEmpty else { return }
    let isLandscape = machine.device.changes.orientation.isLandscape
    let resized = tree.layOut(
      in: layout(&machine, isLandscape: isLandscape),
      adapts: turning.contains
    )
    if areShown { note(resized, &machine) }
  }

  private func note(_ resized: [Int], _ machine: inout Machine) {
    let visible = resized.filter { tree.isOnScreen($0) }
    if !visible.isEmpty { machine.note(.viewsResized, visible.map(name)) }
  }

  /// Resizes the windows on the external display, or hides them if it is disconnected.
  func changeDisplay(_ machine: inout Machine) {
    guard machine.device.changes.displayMode == nil else { return resizeViews(&machine) }
    for window in description.externalWindows where !tree.nodes[window].isHidden {
      tree.setHidden(window, true)
      machine.note(.windowHidden, name(window))
    }
    updateAppearances(&machine)
  }
}

extension Machine {
  /// Records an event that an object of the interface receives, and enqueues its handler.
  mutating func record(
    _ event: InterfaceEvent,
    _ values: Details,
    _ handler: [Action]?
  ) {
    record(.event(event), values)
    interface?.enqueueHandler(handler)
  }
}

extension Orientation {
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
