/// What a rule does about what the device shows, whatever app is in front.
struct DeviceEffect: OperationGroup {
  let operation: MachineOperation

  /// Carries out `body`, then changes the screen.
  private static func screen(
    _ words: String,
    _ change: @escaping @Sendable (inout DeviceScreen) -> Void,
    _ body: @escaping @Sendable (inout Machine) -> Void = { _ in }
  ) -> Self {
    let operation = MachineOperation(words, changing: { life, _ in change(&life.screen) }, body)
    return Self(operation: operation)
  }

  static func show(_ place: Place) -> Self {
    screen(place.words, { $0.place = place }) {
      $0.leaveOtherApp()
      if place == .otherApp { $0.showOtherApp() }
      $0.hideBanner()
    }
  }

  static func cover(_ cover: Cover) -> Self {
    screen("\(cover.words) lies over it", { $0.covers.append(cover) }) { $0.hideBanner() }
  }

  static let uncover = screen("the topmost cover is dismissed", { _ = $0.covers.popLast() })
  static let uncoverAll = screen(
    "everything that covers it is dismissed",
    { $0.covers.removeAll() }
  )

  // Calls.
  static let stopRinging = screen(
    "the call stops to ring",
    { $0.covers.removeAll { $0 == .ringing } }
  )
  static let answerCall = screen("the call screen is in front", { $0.answerCall() }) {
    $0.hideBanner()
  }
  static let hangUp = screen("the call is over", { $0.hangUp() })
  static let showPlaceBeforeCall = screen(
    "what was in front before the call is in front",
    { $0.place = $0.placeAfterCall ?? $0.place }
  )

  // The lock.
  static let lock = screen("the lock screen is in front", { $0.lock() }) { $0.hideBanner() }
  static let unlock = screen("what was in front before the lock is in front", { $0.unlock() }) {
    $0.device.awaitsFirstUnlock = false
  }

  // Notifications.
  static func showBanner(for time: VirtualTime) -> Self {
    Self("a banner is shown for \(time)") {
      $0.device.bannerIsShown = true
      $0.clock.timers.schedule(.bannerGone, at: $0.clock.now + time)
    }
  }
  static let hideBanner = Self("the banner disappears") { $0.hideBanner() }
  static let chooseNotificationStyle = Self("notifications are shown so from now on") {
    $0.device.notificationStyle = $0.action.word(NotificationStyle.self, "style") ?? .banner
  }

  static let restart = Self(
    operation: MachineOperation(
      "the device restarts",
      changing: { life, world in
        life.screen = DeviceScreen()
        if world.device.passcode { life.screen.lock() }
      }
    ) { $0.restartDevice() }
  )
}

extension Machine {
  var place: Place { life.screen.place }

  fileprivate mutating func hideBanner() {
    device.bannerIsShown = false
    clock.timers.cancel(.bannerGone)
  }

  fileprivate mutating func restartDevice() {
    hideBanner()
    storage.wasForceQuit = false
    otherApps = OtherApps()
    device.awaitsFirstUnlock = world.device.passcode
    device.keysAreGone = fixedFacts.contains(.protectsData)
    clock.timers.cancel(.keyDiscard)
  }
}

extension Machine {
  /// Another app that was in front goes to the background, or ends where there is none.
  mutating func leaveOtherApp() {
    if place == .otherApp, let name = otherApps.front {
      let staysInMemory = world.os >= OSVersion(4) && world.device.multitasking
      note(staysInMemory ? .otherAppBackground : .otherAppEnded, name)
      if !staysInMemory { otherApps.remove(name) }
    }
    otherApps.leaveFront()
  }

  /// The app that the action names comes forward, if it names one.
  mutating func showOtherApp() {
    let action = action
    guard let name = action.subject,
      [.openOtherApp, .launchOtherApp, .openDocumentElsewhere].contains(action.kind)
    else { return }
    let app = OtherApps.App(
      name: name,
      size: action.count("size") ?? 0,
      runsOn: action.flag("runs-on")
    )
    otherApps.comeForward(app)
    note(.otherAppForward, name)
  }
}
