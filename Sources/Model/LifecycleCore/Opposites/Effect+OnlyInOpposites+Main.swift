/// From `main` to the delegate, and the time that a launch has.
extension Effect {
  static let onlyInOppositesOfMain = [
    shortLaunchLimit, longLaunchLimit,
    handOverNoApplication, handOverNoDelegate, handOverDelegate, handOverLater,
    makeDefaultApplication, makeOtherApplication, loadOtherInterface, loadMainWindow,
    loadInterfaceOfTemplate, loadStoryboardEarly, keepOtherReason,
  ]

  private static let handOverNoDelegate = handOver("without the delegate's class") {
    $0[.delegateClass] = nil
  }
  private static let handOverNoApplication = handOver("without the application's class") {
    $0[.principalClass] = nil
  }
  private static let handOverDelegate = handOver("with the delegate's class in any case") {
    $0[.delegateClass] = .text("AppDelegate")
  }
  private static let handOverLater = Self(
    "`application-main` with the delegate's class only from iOS 6"
  ) {
    var values = $0.launchDetails(of: .applicationMain)
    if $0.environment.os < OSVersion(6) { values[.delegateClass] = nil }
    $0.note(.applicationMain, values)
  }

  private static func handOver(
    _ phrase: String,
    _ change: @escaping @Sendable (inout Details) -> Void
  ) -> Effect {
    Self("`application-main` \(phrase)") {
      var values = $0.launchDetails(of: .applicationMain)
      change(&values)
      $0.note(.applicationMain, values)
    }
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
  private static let loadMainWindow = Self("`interface-loaded` from MainWindow in any case") {
    var values = $0.launchDetails(of: .interfaceLoaded)
    if values[.file] != nil { values[.file] = .text("MainWindow") }
    $0.note(.interfaceLoaded, values)
  }
  private static let loadStoryboardEarly = Self(
    "`interface-loaded` from a storyboard before iOS 5, too"
  ) {
    guard $0.environment.os < LaunchDescription.firstWithStoryboards else {
      return $0.note(.interfaceLoaded, $0.launchDetails(of: .interfaceLoaded))
    }
    $0.note(.interfaceLoaded, [.interface: .text("storyboard"), .file: .text("Main")])
  }
  private static let loadInterfaceOfTemplate = Self(
    "`interface-loaded` from the file that the template names"
  ) {
    var values = $0.launchDetails(of: .interfaceLoaded)
    values[.file] = .text("Main")
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
