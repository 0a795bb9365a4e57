/// What opposites make at a launch in the place of what the model makes.
extension Effect {
  static let onlyInOppositesOfLaunch: [Effect] = [
    Self("`application-made` of the class UIApplication") {
      $0.note(.applicationMade, Details())
    },
    Self("`delegate-made`, unless the application is of a subclass") {
      if $0.environment.app.launch.principalClass.text == nil { $0.note(.delegateMade) }
    },
    Self("`delegate-made` of the class UIResponder") {
      $0.note(.delegateMade, [.objectClass: .text("UIResponder")])
    },
    Self("`delegate-made`, which no outlet names") {
      var values = $0.launchDetails(of: .delegateMade)
      values[.outlet] = nil
      $0.note(.delegateMade, values)
    },
    loadsInterface("`interface-loaded`, whose owner is the delegate") {
      if $0[.owner] != nil { $0[.owner] = .text("delegate") }
    },
    loadsInterface("`interface-loaded`, of which File's Owner is made, too") {
      $0[.standIns] = .list(["First Responder"])
    },
    loadsInterface("`interface-loaded`, of which First Responder is made, too") {
      $0[.standIns] = .list(["File's Owner"])
    },
    Self("its view is loaded from a nib that the application owns") {
      $0.process.launchObjects.insert(.view)
      $0.note(.viewLoaded, [.file: .text($0.action.name), .owner: .text("application")])
    },
    Self("`launch-image` of the first scheme that has one") {
      var values = Details()
      values.set(.scheme, $0.environment.app.launch.imageSchemes.first)
      $0.note(.launchImage, values)
    },
    Self("`views-turned`, however the device is held") { $0.note(.viewsTurned) },
    callsTooEarly(.willFinishLaunching, "iOS 6"),
    callsTooEarly(.didFinishLaunching, "iPhone OS 3"),
    restores("restore the first preserved view controller only") { $0.keptControllers.prefix(1) },
    restores("restore each view controller, preserved or not") { $0.viewControllers[...] },
    launchesUnlessForceQuit("by the user, if the event is a location") { $0 == .location },
    launchesUnlessForceQuit("by the user, if the event is VoIP") { $0 == .voip },
    Self(
      "*launch-in-background*, unless it was force-quit before iOS 9",
      leadsTo: .triggers([.procedure(.launchInBackground)])
    ) {
      let isBlocked = $0.storage.wasForceQuit && $0.environment.os < OSVersion(9)
      if !isBlocked { $0.trigger(.procedure(.launchInBackground)) }
    },
    Self(
      "*launch-in-background*, if the event is a location",
      leadsTo: .triggers([.procedure(.launchInBackground)])
    ) {
      if $0.process.launchTrigger?.reason == .location {
        $0.trigger(.procedure(.launchInBackground))
      }
    },
  ]

  /// Calls a method on the versions that do not have it, too.
  private static func callsTooEarly(_ method: DelegateMethod, _ first: String) -> Effect {
    Self("call `\(method.selector)` before \(first), too") {
      guard $0.environment.os < method.since else { return }
      $0.record(.call(method), $0.details(of: method))
    }
  }

  private static func restores(
    _ phrase: String,
    _ controllers: @escaping @Sendable (LaunchDescription) -> ArraySlice<RestorableViewController>
  ) -> Effect {
    Self(
      phrase,
      leadsTo: .triggers([.procedure(.restoreByClass), .procedure(.restoreByDelegate)])
    ) {
      $0.storage.preservation.advance(through: Array(controllers($0.environment.app.launch)))
      guard let controller = $0.storage.preservation.current else { return }
      $0.repeatEffect()
      let hasClass = [.restorationClass, .nobody].contains(controller.maker)
      $0.trigger(.procedure(hasClass ? .restoreByClass : .restoreByDelegate))
    }
  }

  private static func launchesUnlessForceQuit(
    _ phrase: String,
    _ isBlocked: @escaping @Sendable (LaunchReason?) -> Bool
  ) -> Effect {
    Self(
      "*launch-in-background*, unless it was force-quit \(phrase)",
      leadsTo: .triggers([.procedure(.launchInBackground)])
    ) {
      guard !$0.storage.wasForceQuit || !isBlocked($0.process.launchTrigger?.reason) else { return }
      $0.trigger(.procedure(.launchInBackground))
    }
  }

  private static func loadsInterface(
    _ phrase: String,
    _ change: @escaping @Sendable (inout Details) -> Void
  ) -> Effect {
    Self(phrase) {
      var values = $0.launchDetails(of: .interfaceLoaded)
      change(&values)
      $0.note(.interfaceLoaded, values)
    }
  }
}
