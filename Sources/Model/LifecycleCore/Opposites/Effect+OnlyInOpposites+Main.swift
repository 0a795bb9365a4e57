/// From `main` to the delegate, and the time that a launch has.
extension Effect {
  static let onlyInOppositesOfMain = [
    shortLaunchLimit, longLaunchLimit,
    handOverNothing, handOverNoDelegate, makeDefaultApplication, makeOtherApplication,
    loadOtherInterface, keepOtherReason,
  ]

  private static let handOverNothing = Self("`application-main` without classes") {
    $0.note(.applicationMain, Details())
  }
  private static let handOverNoDelegate = Self("`application-main` without the delegate's class") {
    var values = $0.launchDetails(of: .applicationMain)
    values[.delegateClass] = nil
    $0.note(.applicationMain, values)
  }
  private static let makeDefaultApplication = Self("`application-made` of UIApplication") {
    $0.note(.applicationMade, Details())
  }
  private static let makeOtherApplication = Self("`application-made` of another class") {
    $0.note(.applicationMade, [.objectClass: .text("OtherApplication")])
  }
  private static let loadOtherInterface = Self("`interface-loaded` from another file") {
    var values = $0.launchDetails(of: .interfaceLoaded)
    values[.file] = .text("Other")
    $0.note(.interfaceLoaded, values)
  }
  private static let keepOtherReason = Self("another reason is kept for the app") {
    $0.process.launchTrigger = LaunchTrigger(.location)
  }

  private static let shortLaunchLimit = launchLimit("1 s", .seconds(1))
  private static let longLaunchLimit = launchLimit("30 s", .seconds(30))

  private static func launchLimit(_ phrase: String, _ time: VirtualTime) -> Effect {
    Self("the time limit is \(phrase)") {
      guard let last = $0.process.deadlines.indices.last else { return }
      $0.process.deadlines[last] = $0.clock.now + time
      $0.clock.timers.cancel(.watchdog)
      if let first = $0.process.deadlines.min() { $0.clock.timers.schedule(.watchdog, at: first) }
    }
  }
}
