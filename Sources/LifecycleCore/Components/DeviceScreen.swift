/// What the device shows: what is in front, what lies over it, and what comes back when that is dismissed.
struct DeviceScreen: Hashable {
  /// What is in front.
  var place = Place.homeScreen
  /// What lies over it, the topmost last.
  var covers: [Cover] = []
  /// What was in front when the current call was answered; nil without one.
  var placeBeforeCall: Place?
  /// Whether the current call took the app from the front.
  var callTookFront = false
  /// What was in front when the device was locked; nil while it is not.
  var placeBehindLock: Place?

  mutating func answerCall() {
    covers.removeAll()
    callTookFront = place == .app
    placeBeforeCall = place
    place = .callScreen
  }

  mutating func hangUp() {
    // A call that ends behind the lock screen leaves what was there before it.
    if placeBehindLock == .callScreen { placeBehindLock = placeAfterCall }
    placeBeforeCall = nil
    callTookFront = false
  }

  /// What is in front after the call: the app does not return by itself.
  var placeAfterCall: Place? { placeBeforeCall == .app ? .homeScreen : placeBeforeCall }

  mutating func lock() {
    placeBehindLock = place
    place = .lockScreen
    covers.removeAll()
  }

  mutating func unlock() {
    place = placeBehindLock ?? .homeScreen
    placeBehindLock = nil
  }

  /// The app is gone, and what was behind it is visible.
  mutating func loseApp() {
    if place == .app { place = .homeScreen }
    if placeBehindLock == .app { placeBehindLock = .homeScreen }
  }
}

/// What the device keeps apart from its screen, regardless of the app.
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
