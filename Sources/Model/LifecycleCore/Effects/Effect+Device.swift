/// Effects on the screen of the device, whichever app is in the foreground.
extension Effect {
  /// Returns an effect that runs `body`, then changes the screen.
  private static func screen(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    _ change: @escaping @Sendable (inout DeviceScreen) -> Void,
    _ body: @escaping @Sendable (inout Machine) -> Void = { _ in }
  ) -> Effect {
    Self(phrase(), updating: { life, _ in change(&life.screen) }, body)
  }

  static func show(_ front: FrontScreen) -> Effect {
    screen(front.phrase, { $0.show(front) }) {
      $0.leaveOtherApp()
      if front == .otherApp { $0.showOtherApp() }
      $0.hideBanner()
    }
  }

  static func cover(_ overlay: Overlay) -> Effect {
    screen("cover the screen with \(overlay.phrase)", { $0.overlays.append(overlay) }) {
      $0.hideBanner()
    }
  }

  static let showAppBeside = screen("another app is beside the app", { $0.otherAppIsBeside = true })
  static let hideAppBeside = screen("the app has the screen", { $0.otherAppIsBeside = false })

  static let uncover = screen("the topmost overlay is dismissed", { _ = $0.overlays.popLast() })
  static let uncoverAll = screen(
    "all overlays are dismissed",
    { $0.overlays.removeAll() }
  )

  // Calls.
  static let stopRinging = screen(
    "the call stops ringing",
    { $0.stopRinging() }
  )
  static let ringInBanner = screen("the call rings in a banner", { $0.callRingsInBanner = true }) {
    $0.hideBanner()
  }
  static let openRingingCall = screen(
    "the ringing call is on the whole screen",
    { $0.openRingingCall() }
  )
  static let answerInBanner = screen("the call is answered in its banner", { $0.answerInBanner() })
  static let answerCall = screen("the call screen is in front", { $0.answerCall() }) {
    $0.hideBanner()
  }
  static let hangUp = screen("the call is over", { $0.hangUp() })
  static let showFrontAfterCall = screen(
    "what was in front before the call is in front, or the home screen instead of the app",
    { $0.front = $0.frontAfterCall ?? $0.front }
  )

  // The lock.
  static let lockDevice = screen("the lock screen is in front", { $0.lock() }) { $0.hideBanner() }
  static let unlockDevice = screen("what was in front before the lock is in front", { $0.unlock() })
  {
    $0.device.awaitsFirstUnlock = false
  }

  // Notifications.
  static func showBanner(for time: VirtualTime) -> Effect {
    Self("a banner is shown for \(time)") {
      $0.device.bannerIsShown = true
      $0.clock.timers.schedule(.bannerGone, at: $0.clock.now + time)
    }
  }
  static let hideBanner = Self("the banner disappears") { $0.hideBanner() }
  static let chooseNotificationStyle = Self("the chosen style applies to notifications from now on")
  {
    $0.device.notificationStyle = $0.action.word(NotificationStyle.self, "style") ?? .banner
  }

  // The battery.
  static func setLowPowerMode(_ isOn: Bool) -> Effect {
    Self("Low Power Mode is \(isOn ? "on" : "off")") { $0.device.isInLowPowerMode = isOn }
  }

  static let restartDevice = Self(
    "the device restarts",
    updating: { life, hasPasscode in
      life.screen = DeviceScreen()
      if hasPasscode { life.screen.lock() }
    }
  ) {
    $0.hideBanner()
    $0.storage.wasForceQuit = false
    $0.otherApps = OtherApps()
    $0.device.awaitsFirstUnlock = $0.environment.device.passcode
  }

  // The status bar.
  static func setStatusBar(isTall: Bool) -> Effect {
    Self("the \(isTall ? "in-call" : "normal") status bar is shown") {
      $0.process.statusBar.isTall = isTall
    }
  }
  static let updateStatusBar = Self(
    "notify the app if the in-call status bar appears or disappears",
    leadsTo: .triggers([.deviceEvent(.statusBar)])
  ) {
    let shouldBeTall = $0.life.screen.frontBeforeCall != nil || $0.device.forcesInCallStatusBar
    if shouldBeTall != $0.process.statusBar.isTall { $0.trigger(.deviceEvent(.statusBar)) }
  }
  static let toggleStatusBar = Self(
    "the Simulator shows or hides the in-call status bar"
  ) { $0.device.forcesInCallStatusBar.toggle() }
  /// An app without a described interface has the views of the project template.
  static let resizeViews = Self(
    "the views of view controllers are resized, `views-resized`"
  ) {
    guard let interface = $0.interface else { return $0.note(.viewsResized) }
    interface.resizeViews(&$0)
  }
}

extension Machine {
  fileprivate mutating func hideBanner() {
    device.bannerIsShown = false
    clock.timers.cancel(.bannerGone)
  }

  /// Moves another app from the front to the background, or, on a device without multitasking, terminates it.
  fileprivate mutating func leaveOtherApp() {
    if front == .otherApp, let name = otherApps.front {
      let staysInMemory = environment.os >= OSVersion(4) && environment.device.multitasking
      note(staysInMemory ? .otherAppBackground : .otherAppEnded, name)
      if !staysInMemory { otherApps.remove(name) }
    }
    otherApps.leaveFront()
  }

  /// Brings the app that the action names to the front, if it names one.
  fileprivate mutating func showOtherApp() {
    let action = action
    guard let name = action.name(of: .otherApps) else { return }
    let app = OtherApps.App(
      name: name,
      size: action.integer("size") ?? 0,
      runsInBackground: action.flag("runs-on")
    )
    otherApps.bringToFront(app)
    note(.otherAppForward, name)
  }
}
