extension Machine {
  /// Carries out what concerns the state that is kept for the next launch.
  mutating func carryOut(_ effect: PreservationEffect) {
    switch effect {
    case .ask:
      if !preservation.isUnknown { trigger(.procedure(.preserveState)) }
    case .encode:
      for controller in keptControllers {
        record(.viewControllerEncoded, [.path: .list(controller.path)])
      }
    case .writeArchive:
      preservation.hasArchive = true
      note(.archiveWritten)
    case .discardArchive: discardArchive()
    case .restoreEach:
      let kept = keptControllers
      preservation.advance(through: kept)
      guard let controller = preservation.current else { break }
      repeatEffect()
      let hasClass = [.restorationClass, .nobody].contains(controller.maker)
      trigger(.procedure(hasClass ? .restoreByClass : .restoreByDelegate))
    case .settle: settleController()
    }
  }

  /// Throws the archive away, if there is one.
  mutating func discardArchive() {
    guard preservation.hasArchive else { return }
    preservation.hasArchive = false
    note(.archiveDiscarded)
  }

  /// The path of the view controller that is being restored.
  var restoredPath: [String]? { preservation.current?.path }

  private var keptControllers: [RestorableViewController] {
    world.app.launch.viewControllers.filter(\.isKept)
  }

  private mutating func settleController() {
    guard let controller = preservation.current else { return }
    let isProvided = preservation.takeAnswer()
    let maker: RestorableViewController.Maker? =
      switch controller.maker {
      case _ where isProvided: .delegate
      case .restorationClass, .existing, .storyboard: controller.maker
      case .nobody, .delegate: nil
      }
    if let maker {
      record(
        .viewControllerRestored,
        [.path: .list(controller.path), .madeBy: .text(maker.rawValue)]
      )
    } else {
      record(.viewControllerDropped, [.path: .list(controller.path)])
    }
  }

  private mutating func record(_ effect: SystemEffect, _ values: [Detail: Details.Value]) {
    record(.effect(effect), trace.intern(Details(values: values)))
  }
}
