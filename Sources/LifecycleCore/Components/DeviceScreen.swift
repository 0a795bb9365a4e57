/// What the device shows: what is in front, what lies over it, and what comes back when that is dismissed.
struct DeviceScreen: Hashable {
  /// What is in front.
  var place = Place.homeScreen
  /// What lies over it, the topmost last.
  var covers: [Cover] = []
  /// What was in front when the current call was answered; nil without one.
  fileprivate(set) var placeBeforeCall: Place?
  /// Whether the current call took the app from the front.
  fileprivate(set) var callTookFront = false
  /// What was in front when the device was locked; nil while it is not.
  fileprivate(set) var placeBehindLock: Place?

  fileprivate mutating func answerCall() {
    covers.removeAll()
    callTookFront = place == .app
    placeBeforeCall = place
    place = .callScreen
  }

  fileprivate mutating func hangUp() {
    // A call that ends behind the lock screen leaves what was there before it.
    if placeBehindLock == .callScreen { placeBehindLock = placeAfterCall }
    placeBeforeCall = nil
    callTookFront = false
  }

  /// What is in front after the call: the app does not return by itself.
  fileprivate var placeAfterCall: Place? { placeBeforeCall == .app ? .homeScreen : placeBeforeCall }

  fileprivate mutating func lock() {
    placeBehindLock = place
    place = .lockScreen
    covers.removeAll()
  }

  fileprivate mutating func unlock() {
    place = placeBehindLock ?? .homeScreen
    placeBehindLock = nil
  }

  /// The app is gone, and what was behind it is visible.
  mutating func loseApp() {
    if place == .app { place = .homeScreen }
    if placeBehindLock == .app { placeBehindLock = .homeScreen }
  }
}

/// What a rule does about what the device shows, whatever app is in front.
struct DeviceEffect: OperationGroup {
  let operation: Operation

  /// Carries out `body`, then changes the screen.
  private static func screen(
    _ words: String,
    _ change: @escaping @Sendable (inout DeviceScreen) -> Void,
    _ body: @escaping @Sendable (inout Machine) -> Void = { _ in }
  ) -> Self {
    var operation = Self(words, body).operation
    operation.change = { life, _ in change(&life.screen) }
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

  static let restart: Self = {
    var operation = Self("the device restarts") { $0.restartDevice() }.operation
    operation.change = { life, world in
      life.screen = DeviceScreen()
      if world.device.passcode { life.screen.lock() }
    }
    return Self(operation: operation)
  }()
}

/// What the device keeps beside its screen, regardless of the app.
struct DeviceState {
  var bannerIsShown = false
  var notificationStyle = NotificationStyle.banner
  /// Whether the keys of protected files are discarded.
  var keysAreGone = false
  /// Whether the device was restarted and, with a passcode, not unlocked since.
  var awaitsFirstUnlock = false
  var changes = PendingDeviceChanges()
  /// What was copied last.
  var pasteboard: String?
  /// Whether the Simulator shows the status bar of a call without one.
  var togglesStatusBar = false
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
