extension Machine {
  /// Carries out what concerns the objects of the app.
  mutating func carryOut(_ effect: ObjectEffect) {
    switch effect {
    case .make(let part):
      if objects.add(part) { note(part.effect) }
    case .showWindow:
      if !objects.has(.display) { trigger(.procedure(.showWindow)) }
    case .loadInstalledView:
      if objects.has(.installation), objects.add(.view) { note(.viewLoaded) }
    case .turnViews:
      guard changes.isTurned, interfaceTurns else { break }
      note(.viewsTurned)
      // What is not on the screen yet is prepared as it will be seen.
      if let interface { turnBeforeShown(interface) }
    }
  }

  /// Whether the interface turns with the device before it is shown; only one that is described may not.
  private var interfaceTurns: Bool {
    guard let interface, !interface.description.controllers.isEmpty else { return true }
    interface.controllers.orientation = changes.orientation
    return !interface.controllersThatTurn.isEmpty
  }

  /// What an effect of the launch is given: names that the scenario says, and nothing for a usual app.
  func launchDetails(of effect: SystemEffect) -> Details {
    let launch = world.app.launch
    var values: [Detail: Details.Value] = [:]
    switch effect {
    case .launchImage:
      if let scheme = launch.imageSchemes.first(where: { url?.url.hasPrefix("\($0):") == true }) {
        values[.scheme] = .text(scheme)
      }
    case .applicationMain:
      values[.principalClass] = launch.principalClass.text.map { .text($0) }
      values[.delegateClass] = launch.nameOfDelegateClass(on: world.os).map { .text($0) }
    case .applicationMade: values[.objectClass] = launch.principalClass.text.map { .text($0) }
    case .delegateMade:
      values[.objectClass] = launch.nameOfDelegateClass(on: world.os).map { .text($0) }
    case .interfaceLoaded:
      if let name = launch.mainStoryboard.text {
        values = [.interface: .text("storyboard"), .file: .text(name)]
      } else if let name = launch.mainNib.text {
        // Two objects of a nib are none: one exists before it is loaded, the other is found when it is needed.
        values = [
          .interface: .text("nib"), .file: .text(name),
          .owner: .text(launch.principalClass.text ?? "UIApplication"),
          .standIns: .list(["File's Owner", "First Responder"]),
        ]
      }
    default: break
    }
    return Details(values: values)
  }

  /// The nib of its own from which a view is loaded, and who exists before it.
  var viewDetails: Details {
    guard action.kind == .installViews, let nib = action.text(0) else {
      return Details(values: [:])
    }
    return Details(values: [.file: .text(nib), .owner: .text("view-controller")])
  }
}

extension InterfaceParts.Part {
  /// What is noted when it is made.
  fileprivate var effect: SystemEffect {
    switch self {
    case .window: .windowMade
    case .viewController: .viewControllerMade
    case .view: .viewLoaded
    case .installation: .viewsInstalled
    case .display: .windowShown
    }
  }
}
