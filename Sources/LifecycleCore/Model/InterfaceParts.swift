/// The objects that a launch makes, as far as it is not certain when.
struct InterfaceParts {
  enum Part: UInt8 {
    case window, viewController, view
    /// The view controller's view lies in the window.
    case installation
    /// The window is on the screen.
    case display
  }

  private var parts: UInt8 = 0

  func has(_ part: Part) -> Bool { parts & 1 << part.rawValue != 0 }

  /// Adds a part; false if it is there already.
  mutating func add(_ part: Part) -> Bool {
    let isNew = !has(part)
    parts |= 1 << part.rawValue
    return isNew
  }
}

/// What a rule does with the objects of the app.
enum ObjectEffect {
  /// Makes a part that is not there yet.
  case make(InterfaceParts.Part)
  /// Applies the rule for showing the window, if it was not shown: nothing to look up on every return.
  case showWindow
  /// Loads the view that is installed, if it was not asked for before.
  case loadInstalledView
  /// Turns the views if the device is not held in portrait.
  case turnViews
}
