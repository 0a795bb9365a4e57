extension Machine {
  /// Carries out what happens to the status bar.
  mutating func carryOut(_ effect: StatusBarEffect) {
    switch effect {
    case .become(let isTall): statusBar.isTall = isTall
    case .resizeViews: resizeViews()
    case .fit: if isTallStatusBarDue != statusBar.isTall { trigger(.change(.statusBar)) }
    case .toggle: statusBar.isToggled.toggle()
    }
  }

  /// Whether a call is on, or the Simulator shows the status bar of one.
  private var isTallStatusBarDue: Bool { placeBeforeCall != nil || statusBar.isToggled }
}
