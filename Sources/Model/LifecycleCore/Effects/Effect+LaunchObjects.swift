/// Effects on the objects that a launch creates.
extension Effect {
  static func make(_ object: LaunchObject) -> Effect {
    let (effect, phrase) = object.row
    return Self(phrase) {
      guard !$0.process.launchObjects.contains(object) else { return }
      $0.process.launchObjects.insert(object)
      $0.note(effect)
    }
  }
  /// Checked here, so that a return to the foreground looks up no rule.
  static let showWindow = Self(
    "\(Procedure.showWindow.phrase), if it is not shown",
    leadsTo: .triggers([.procedure(.showWindow)])
  ) {
    if !$0.process.launchObjects.contains(.display) { $0.trigger(.procedure(.showWindow)) }
  }
  static let makeWindowWithoutScene = Self(
    "a window is made that belongs to no scene, and is not on the screen"
  ) {
    $0.note(.windowMade)
    $0.note(.viewControllerMade)
    $0.note(.windowNotShown)
    $0.process.hasWindowWithoutScene = true
  }
  static let giveWindowScene = Self("the window, with its views, belongs to the scene") {
    $0.process.hasWindowWithoutScene = false
    for object in [LaunchObject.window, .viewController, .installation] {
      $0.process.launchObjects.insert(object)
    }
  }
  static let loadInstalledView = Self("the installed view is loaded, if it is not") {
    let objects = $0.process.launchObjects
    guard objects.contains(.installation), !objects.contains(.view) else { return }
    $0.process.launchObjects.insert(.view)
    $0.note(.viewLoaded)
  }
  static let rotateLaunchedViews = Self("the views are rotated, if the device is") {
    let orientation = $0.device.changes.orientation
    guard orientation != .portrait else { return }
    // Only a described interface can decline to rotate with the device.
    if let interface = $0.interface, !interface.description.controllers.isEmpty {
      interface.controllers.orientation = orientation.word
      if interface.controllersToRotate.isEmpty { return }
    }
    $0.note(.viewsTurned)
    // Views that are not on the screen yet are laid out as they will be shown.
    $0.interface?.rotateControllerViews(&$0, areShown: false)
  }
}

extension LaunchObject {
  /// The effect to record when it is created, and its description for the rules page.
  fileprivate var row: (effect: SystemEffect, phrase: String) {
    switch self {
    case .scene: (.sceneMade, "`scene-made`")
    case .window: (.windowMade, "a window is made, if there is none")
    case .viewController: (.viewControllerMade, "the view controller is made, if there is none")
    case .view: (.viewLoaded, "its view is loaded, if it is not")
    case .installation: (.viewsInstalled, "the view is put into the window")
    case .display: (.windowShown, "the window is shown")
    }
  }
}
