/// Frames and texts of views, windows on the external display, and the hardware keyboard.
extension Machine {
  /// The space in which the interface is laid out now.
  var layout: Layout {
    let last = interface?.tree.layout ?? Layout()
    let isPhoneApp = fixedFacts & Fact.runsAsPhoneApp.mask != 0
    return Layout(
      uprightScreen: isPhoneApp ? Device.Model.iphone.screen : world.device.model.screen,
      isLandscape: last.isLandscape,
      statusBarHeight: statusBar.height,
      reachesBelowStatusBar: world.os >= OSVersion(7),
      display: changes.displayMode?.size ?? last.display
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
    guard !turning.isEmpty else { return }
    var layout = layout
    layout.isLandscape = changes.isLandscape
    resize(in: layout, interface, adapts: turning.contains)
  }

  /// The same before they are shown, when nobody sees it.
  mutating func turnBeforeShown(_ interface: Interface) {
    let turning = Set(interface.controllersThatTurn)
    guard !turning.isEmpty else { return }
    var layout = layout
    layout.isLandscape = changes.isLandscape
    _ = interface.tree.layOut(in: layout, adapts: turning.contains)
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

  /// Carries out what changes a view, a window or the keyboard.
  mutating func carryOutViews(_ effect: InterfaceEffect, _ interface: Interface) {
    switch effect {
    case .connectKeyboard(let isConnected):
      interface.hasHardwareKeyboard = isConnected
      interface.nextFirstResponder = interface.firstResponder
      if isInForeground { trigger(.procedure(.changeFirstResponder)) }
    case .showWindow:
      guard let window = index(0, interface) else { break }
      interface.tree.setHidden(window, false)
      note(.windowShown, interface.description.views[window].name)
      changedHierarchy(at: window, interface)
    case .changeDisplay: changeDisplay(interface)
    case .setFrame:
      guard let view = index(0, interface), let frame = Rectangle(action) else { break }
      interface.tree.place(view, at: frame)
    case .setText:
      guard let view = index(0, interface), let text = action.text(1) else { break }
      interface.tree.setText(view, text)
      guard interface.description.views[view].kind.drawsItself else { break }
      interface.tree.mark(view, nil)
      interface.wasMarked = true
    default: break
    }
  }

  /// Windows on the external display take its size; without it nothing of them is seen.
  private mutating func changeDisplay(_ interface: Interface) {
    guard changes.displayMode == nil else { return resizeViews() }
    for window in interface.description.externalWindows where !interface.tree.nodes[window].isHidden
    {
      interface.tree.setHidden(window, true)
      note(.windowHidden, interface.description.views[window].name)
    }
    tellAppearances(interface)
  }
}
