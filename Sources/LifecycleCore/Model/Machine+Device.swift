extension Machine {
  var place: Place { screen.place }
  var covers: [Cover] { screen.covers }
  var placeBeforeCall: Place? { screen.placeBeforeCall }
  var callTookFront: Bool { screen.callTookFront }
  var placeBehindLock: Place? { screen.placeBehindLock }

  /// Carries out what changes on the device, whatever app is in front.
  mutating func carryOut(_ effect: DeviceEffect) {
    let hasPasscode = world.device.passcode
    switch effect {
    case .show(let place):
      showPlace(place)
      hideBanner()
    case .cover, .answerCall, .lock:
      screen.carryOut(effect, hasPasscode: hasPasscode)
      hideBanner()
    case .uncover, .uncoverAll, .stopRinging, .hangUp, .showPlaceBeforeCall:
      screen.carryOut(effect, hasPasscode: hasPasscode)
    case .unlock:
      screen.carryOut(effect, hasPasscode: hasPasscode)
      awaitsFirstUnlock = false
    case .showBanner(let time):
      hideBanner()
      bannerIsShown = true
      timers.schedule(.bannerGone, at: now + time)
    case .hideBanner: hideBanner()
    case .restart: restartDevice()
    case .chooseNotificationStyle: notificationsAreAlerts = action.argument(0) == .word(1)
    }
  }

  private mutating func hideBanner() {
    guard bannerIsShown else { return }
    bannerIsShown = false
    timers.cancel(.bannerGone)
  }

  private mutating func restartDevice() {
    let hasPasscode = world.device.passcode
    screen.carryOut(.restart, hasPasscode: hasPasscode)
    hideBanner()
    wasForceQuit = false
    otherApps = OtherApps()
    claimedResources = 0
    awaitsFirstUnlock = hasPasscode
    files.keysAreGone = fixedFacts & Fact.protectsData.mask != 0
    timers.cancel(.keyDiscard)
  }
}
