/// What the device shows: what is in front, what lies over it, and what comes back when that goes away.
struct DeviceScreen: Hashable {
  /// What is in front.
  var place = Place.homeScreen
  /// What lies over it, the topmost last.
  var covers: [Cover] = []
  /// What was in front when the call that is on was answered; nil without one.
  private(set) var placeBeforeCall: Place?
  /// Whether the call that is on took the app from the front.
  private(set) var callTookFront = false
  /// What was in front when the device was locked; nil while it is not.
  private(set) var placeBehindLock: Place?

  /// Carries out an effect as far as it changes what the device shows.
  mutating func carryOut(_ effect: DeviceEffect, hasPasscode: Bool) {
    switch effect {
    case .show(let place): self.place = place
    case .cover(let cover): covers.append(cover)
    case .uncover: _ = covers.popLast()
    case .uncoverAll: covers.removeAll()
    case .stopRinging: covers.removeAll { $0 == .ringing }
    case .answerCall:
      covers.removeAll()
      callTookFront = place == .app
      placeBeforeCall = place
      place = .callScreen
    case .hangUp:
      // A call that ends behind the lock screen leaves what was there before it.
      if placeBehindLock == .callScreen {
        placeBehindLock = placeBeforeCall == .app ? .homeScreen : placeBeforeCall
      }
      placeBeforeCall = nil
      callTookFront = false
    case .showPlaceBeforeCall:
      if let placeBeforeCall { place = placeBeforeCall == .app ? .homeScreen : placeBeforeCall }
    case .lock:
      placeBehindLock = place
      place = .lockScreen
      covers.removeAll()
    case .unlock:
      place = placeBehindLock ?? .homeScreen
      placeBehindLock = nil
    case .restart:
      self = DeviceScreen()
      guard hasPasscode else { break }
      place = .lockScreen
      placeBehindLock = .homeScreen
    case .showBanner, .hideBanner, .chooseNotificationStyle: break
    }
  }

  /// The app is gone, and what was behind it is seen.
  mutating func loseApp() {
    if place == .app { place = .homeScreen }
    if placeBehindLock == .app { placeBehindLock = .homeScreen }
  }
}
