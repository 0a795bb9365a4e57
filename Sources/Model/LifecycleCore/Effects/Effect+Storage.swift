/// Effects on the app's installation and sessions.
extension Effect {
  static let installApp = Self("the app is installed") { $0.storage.isInstalled = true }
  static let removeApp = Self("the app is not installed, and its data is deleted") {
    $0.removeApp()
  }
  static let resetDevice = Self("the same, and the settings are reset") {
    $0.removeApp()
    $0.device.notificationStyle = .banner
  }
  static let markForceQuit = Self("the app counts as force-quit") {
    $0.storage.wasForceQuit = true
  }
  static let discardSession = Self(
    "the scene's session is discarded, which the next launch reports"
  ) {
    $0.discardSession()
  }
  static let reportSessions = Self("no discarded session is left to report") {
    $0.storage.discardedSessions = []
  }
}

/// Effects on preserved state.
extension Effect {
  static let askToPreserve = Self(
    "\(Procedure.preserveState.phrase), if the delegate implements the method",
    leadsTo: .triggers([.procedure(.preserveState)])
  ) {
    if !$0.storage.preservation.isUnsupported { $0.trigger(.procedure(.preserveState)) }
  }
  static let encodeControllers = Self(
    "each view controller with an identifier encodes its state"
  ) {
    for controller in $0.environment.app.launch.keptControllers {
      $0.note(.viewControllerEncoded, [.path: .list(controller.path)])
    }
  }
  static let writeArchive = Self("the state is preserved") {
    $0.storage.preservation.hasArchive = true
    $0.note(.archiveWritten)
  }
  static let discardArchive = Self("the preserved state is discarded") {
    $0.discardArchive()
  }
  static let restoreControllers = Self(
    "restore each preserved view controller",
    leadsTo: .triggers([.procedure(.restoreByClass), .procedure(.restoreByDelegate)])
  ) {
    $0.storage.preservation.advance(through: $0.environment.app.launch.keptControllers)
    guard let controller = $0.storage.preservation.current else { return }
    $0.repeatEffect()
    let hasClass = [.restorationClass, .nobody].contains(controller.maker)
    $0.trigger(.procedure(hasClass ? .restoreByClass : .restoreByDelegate))
  }
  /// Restores the current view controller from its class, the delegate or an existing one.
  static let settleController = Self(
    "the view controller is created by the first object that can, or is dropped"
  ) {
    guard let controller = $0.storage.preservation.current else { return }
    var values: Details = [.path: .list(controller.path)]
    let isProvided = $0.storage.preservation.consumeAnswer()
    switch controller.maker {
    case _ where isProvided:
      values[.madeBy] = .text(RestorableViewController.Maker.delegate.rawValue)
    case .restorationClass, .existing, .storyboard:
      values[.madeBy] = .text(controller.maker.rawValue)
    case .nobody, .delegate: return $0.note(.viewControllerDropped, values)
    }
    $0.note(.viewControllerRestored, values)
  }
}

extension LaunchDescription {
  /// The view controllers whose state is preserved, parents before children.
  var keptControllers: [RestorableViewController] {
    viewControllers.filter(\.isKept)
  }
}
