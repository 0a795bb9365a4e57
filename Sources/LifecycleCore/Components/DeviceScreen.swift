/// What the device shows: what is in front, what lies over it, and what comes back when that is dismissed.
struct DeviceScreen: Hashable {
  /// What is in front.
  var front = FrontScreen.homeScreen
  /// What lies over it, the topmost last.
  var covers: [Cover] = []
  /// What was in front when the current call was answered; nil without one.
  var frontBeforeCall: FrontScreen?
  /// Whether the current call took the app from the front.
  var callTookFront = false
  /// What was in front when the device was locked; nil while it is not.
  var frontBeforeLock: FrontScreen?

  mutating func answerCall() {
    covers.removeAll()
    callTookFront = front == .app
    frontBeforeCall = front
    front = .callScreen
  }

  mutating func hangUp() {
    // A call that ends behind the lock screen leaves what was there before it.
    if frontBeforeLock == .callScreen { frontBeforeLock = frontAfterCall }
    frontBeforeCall = nil
    callTookFront = false
  }

  /// What is in front after the call: the app does not return by itself.
  var frontAfterCall: FrontScreen? { frontBeforeCall == .app ? .homeScreen : frontBeforeCall }

  mutating func lock() {
    frontBeforeLock = front
    front = .lockScreen
    covers.removeAll()
  }

  mutating func unlock() {
    front = frontBeforeLock ?? .homeScreen
    frontBeforeLock = nil
  }

  /// The app is gone, and what was behind it is visible.
  mutating func loseApp() {
    if front == .app { front = .homeScreen }
    if frontBeforeLock == .app { frontBeforeLock = .homeScreen }
  }
}

/// What the device keeps apart from its screen, regardless of the app.
struct DeviceState {
  var bannerIsShown = false
  var notificationStyle = NotificationStyle.banner
  /// Whether the keys of protected files are discarded.
  var keysAreDiscarded = false
  /// Whether the device was restarted and, with a passcode, not unlocked since.
  var awaitsFirstUnlock = false
  var changes = PendingDeviceChanges()
  /// What was copied last.
  var pasteboard: String?
  /// Whether the Simulator shows the status bar of a call without one.
  var togglesStatusBar = false
}
