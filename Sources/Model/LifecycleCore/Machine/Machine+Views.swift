/// The turns of the run loop, at whose end views are drawn.
extension Machine {
  /// Whether the app is in the foreground, where views are drawn.
  var isInForeground: Bool { life.state == .active || life.state == .inactive }

  /// Ends a turn of the run loop; returns true if views that need display are to be drawn now.
  ///
  /// In the background nothing is drawn: requests wait until the app is in the foreground.
  mutating func endTurn() -> Bool {
    process.heap?.drainPools(&self)
    if process.resources.views.displayWasRequested {
      process.resources.views.displayWasRequested = false
      if isInForeground {
        trigger(.procedure(.draw))
        return true
      }
    }
    return interface?.endTurn(&self) ?? false
  }
}

extension Interface {
  /// Ends a turn of the run loop: draws views or dispatches the next event; returns false if there is neither.
  func endTurn(_ machine: inout Machine) -> Bool {
    if displayWasRequested {
      displayWasRequested = false
      if machine.isInForeground, tree.mustDraw {
        machine.trigger(.procedure(.draw))
        return true
      }
    }
    guard let event = input.queue.popFirst() else { return false }
    input.current = (event, nil)
    machine.trigger(.procedure(event.kind.isTouch ? .dispatchTouch : .dispatchToFirstResponder))
    return true
  }

  /// Returns the current layout, in the given orientation or the current one.
  func layout(_ machine: inout Machine, isLandscape: Bool? = nil) -> Layout {
    let isPhoneApp = machine.fixedFacts.contains(.isInCompatibilityMode)
    return Layout(
      portraitScreen: (isPhoneApp ? .iphone : machine.environment.device.model).screen,
      isLandscape: isLandscape ?? tree.layout.isLandscape,
      statusBarHeight: machine.process.statusBar.height,
      extendsUnderStatusBar: machine.environment.os >= OSVersion(7),
      display: machine.device.changes.displayMode?.size ?? tree.layout.display
    )
  }

  /// Resets the interface for a new process: in portrait, on the current screen and display.
  func reset(_ machine: inout Machine) { reset(layout(&machine, isLandscape: false)) }
}
