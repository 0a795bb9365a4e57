extension Machine {
  /// Carries out what changes on the device, whatever app is in front.
  mutating func carryOutDeviceEffect(_ effect: Effect) {
    switch effect {
    case .show(let place):
      showPlace(place)
      hideBanner()
    case .cover(let cover):
      covers.append(cover)
      hideBanner()
    case .uncover: _ = covers.popLast()
    case .uncoverAll: covers.removeAll()
    case .stopRinging: covers.removeAll { $0 == .ringing }
    case .answerCall:
      covers.removeAll()
      callTookFront = place == .app
      placeBeforeCall = place
      place = .callScreen
      hideBanner()
    case .hangUp:
      // A call that ends behind the lock screen leaves what was there before it.
      if placeBehindLock == .callScreen {
        placeBehindLock = placeBeforeCall == .app ? .homeScreen : placeBeforeCall
      }
      placeBeforeCall = nil
      callTookFront = false
    case .showPlaceBeforeCall:
      if let placeBeforeCall { place = placeBeforeCall == .app ? .homeScreen : placeBeforeCall }
    case .showBanner:
      hideBanner()
      bannerIsShown = true
      timers.schedule(.bannerGone, at: now + .seconds(5))
    case .hideBanner: hideBanner()
    case .lockDevice:
      placeBehindLock = place
      place = .lockScreen
      covers.removeAll()
      hideBanner()
    case .unlockDevice:
      place = placeBehindLock ?? .homeScreen
      placeBehindLock = nil
      awaitsFirstUnlock = false
    case .restartDevice: restartDevice()
    case .chooseNotificationStyle: notificationsAreAlerts = action.argument(0) == .word(1)
    default: preconditionFailure("Internal inconsistency: \(effect) is carried out elsewhere")
    }
  }

  private mutating func hideBanner() {
    guard bannerIsShown else { return }
    bannerIsShown = false
    timers.cancel(.bannerGone)
  }

  private mutating func restartDevice() {
    covers.removeAll()
    hideBanner()
    placeBeforeCall = nil
    callTookFront = false
    wasForceQuit = false
    otherApps = OtherApps()
    claimedResources = 0
    let hasPasscode = world.device.passcode
    place = hasPasscode ? .lockScreen : .homeScreen
    placeBehindLock = hasPasscode ? .homeScreen : nil
    awaitsFirstUnlock = hasPasscode
    files.keysAreGone = fixedFacts & Fact.protectsData.mask != 0
    timers.cancel(.keyDiscard)
  }
}
