/// The contents of the device's screen: what is in front, what covers it, and what returns afterwards.
struct DeviceScreen: Hashable {
  /// The screen or app in front.
  var front = FrontScreen.homeScreen
  /// Whether another app is beside the app in front.
  var otherAppIsBeside = false
  /// The overlays over it, the topmost last.
  var overlays: [Overlay] = []
  /// The screen that was in front when the current call was answered; nil without a call.
  var frontBeforeCall: FrontScreen?
  /// Whether the current call displaced the app from the front.
  var callTookFront = false
  /// Whether a call rings in a banner.
  var callRingsInBanner = false
  /// The screen that was in front when the user opened the ringing call from its banner; nil without one.
  var frontBeforeRinging: FrontScreen?
  /// The screen that was in front when the device was locked; nil while it is unlocked.
  var frontBeforeLock: FrontScreen?

  /// Brings a screen or app to the front; what was beside the app stays with it only while it is there.
  mutating func show(_ screen: FrontScreen) {
    front = screen
    if screen != .app { otherAppIsBeside = false }
  }

  /// Takes the app off the screen; the one beside it, or the home screen, is in front.
  mutating func leaveApp() { show(otherAppIsBeside ? .otherApp : .homeScreen) }

  mutating func answerCall() {
    overlays.removeAll()
    let displaced = frontBeforeRinging ?? front
    callTookFront = displaced == .app
    frontBeforeCall = displaced
    frontBeforeRinging = nil
    front = .callScreen
  }

  /// Shows the call that rings in a banner on the whole screen.
  mutating func openRingingCall() {
    callRingsInBanner = false
    callTookFront = front == .app
    frontBeforeRinging = front
    front = .callScreen
    overlays = [.ringing]
  }

  /// Answers the call in its banner, under which everything stays as it is.
  mutating func answerInBanner() {
    callRingsInBanner = false
    frontBeforeCall = front
  }

  /// Ends the ringing; what was in front before it was opened is in front again, but not the app.
  mutating func stopRinging() {
    overlays.removeAll { $0 == .ringing }
    callRingsInBanner = false
    guard let before = frontBeforeRinging else { return }
    callTookFront = false
    front = before == .app ? .homeScreen : before
    frontBeforeRinging = nil
  }

  mutating func hangUp() {
    // After a call that ends while the device is locked, the screen from before the call returns.
    if frontBeforeLock == .callScreen { frontBeforeLock = frontAfterCall }
    frontBeforeCall = nil
    callTookFront = false
  }

  /// The screen in front after the call; the app does not return by itself.
  var frontAfterCall: FrontScreen? { frontBeforeCall == .app ? .homeScreen : frontBeforeCall }

  mutating func lock() {
    stopRinging()
    frontBeforeLock = front
    front = .lockScreen
    overlays.removeAll()
  }

  mutating func unlock() {
    front = frontBeforeLock ?? .homeScreen
    frontBeforeLock = nil
  }

  /// Removes the terminated app, which leaves the home screen in its place.
  mutating func loseApp() {
    if front == .app { leaveApp() }
    if frontBeforeLock == .app { frontBeforeLock = .homeScreen }
  }
}

/// The state of the device apart from its screen, independent of the app.
struct DeviceState {
  var bannerIsShown = false
  var notificationStyle = NotificationStyle.banner
  /// Whether the keys of protected files are discarded.
  var keysAreDiscarded = false
  /// Whether the device was restarted and, with a passcode, not unlocked since.
  var awaitsFirstUnlock = false
  var isInLowPowerMode = false
  var changes = PendingDeviceChanges()
  /// The last copied text.
  var pasteboard: String?
  /// Whether the Simulator shows the in-call status bar without a call.
  var forcesInCallStatusBar = false
}
