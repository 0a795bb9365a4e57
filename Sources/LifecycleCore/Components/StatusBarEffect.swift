/// What happens to the status bar.
struct StatusBarEffect: OperationGroup {
  let operation: MachineOperation

  static func become(isTall: Bool) -> Self {
    Self("the status bar is \(isTall ? "the taller one" : "as usual")") {
      $0.process.statusBar.isTall = isTall
    }
  }
  static let resizeViews = Self(
    "the views of view controllers take their new size, `views-resized`"
  ) { $0.resizeViews() }
  static let fit = Self(
    "notify the app that the in-call status bar appears or disappears, if it does",
    leadsTo: .triggers([.change(.statusBar)])
  ) {
    let isTallOneDue = $0.life.screen.placeBeforeCall != nil || $0.device.togglesStatusBar
    if isTallOneDue != $0.process.statusBar.isTall { $0.trigger(.change(.statusBar)) }
  }
  static let toggle = Self("the Simulator shows the status bar of a call, or no longer") {
    $0.device.togglesStatusBar.toggle()
  }
}
