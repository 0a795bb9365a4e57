extension Machine {
  /// Carries out what fills the memory, and what gives it back.
  mutating func carryOut(_ effect: MemoryEffect) {
    var name: String { action.text(0) ?? "" }
    switch effect {
    case .holdObject:
      belongings.objects.add(name, size: action.count(1), isHeld: true, isCached: false)
    case .cacheImage:
      let isHeld = action.argument(2) == .flag(true)
      belongings.objects.add(name, size: action.count(1), isHeld: isHeld, isCached: true)
    case .useObject: note(belongings.objects.contains(name) ? .objectFound : .objectMissing, name)
    case .releaseObject: pressure.freed += belongings.objects.release(name)
    case .saveObject:
      savedObjects.insert(name)
    case .restoreObject:
      guard savedObjects.contains(name) else { return note(.objectMissing, name) }
      belongings.objects.add(name, size: action.count(1), isHeld: true, isCached: false)
      note(.objectFound, name)
    case .beginPressure:
      pressure = MemoryPressure()
      if case .count(let needed) = action.argument(1) { pressure.needed = needed }
    case .endSuspendedApps: endLargestApp(in: .suspended)
    case .endRunningApps: endLargestApp(in: .background)
    case .endFrontApp:
      note(.otherAppEnded, otherApps.front)
      if let name = otherApps.front { otherApps.remove(name) }
    }
  }

  /// Ends the largest app in the state, and comes back for the next while there is not enough memory.
  private mutating func endLargestApp(in wanted: AppState) {
    if pressure.suffices { return }
    let other = otherApps.largest(
      thatRuns: wanted == .background,
      behind: place == .otherApp ? otherApps.front : nil
    )
    let ownSize = belongings.objects.size + (heap?.size ?? 0)
    if state == wanted, !pressure.endedOurApp, ownSize >= other?.size ?? 0 {
      pressure.endedOurApp = true
      pressure.freed += ownSize
      repeatEffect()
      trigger(.procedure(.endForMemory))
    } else if let other {
      pressure.freed += other.size
      repeatEffect()
      note(.otherAppEnded, other.name)
      otherApps.remove(other.name)
    }
  }

  // MARK: - Other apps

  /// Shows something else; an app that was in front goes to the background, or ends where there is none.
  mutating func showPlace(_ new: Place) {
    if place == .otherApp, let name = otherApps.front {
      let staysInMemory = world.os >= OSVersion(4) && world.device.multitasking
      note(staysInMemory ? .otherAppBackground : .otherAppEnded, name)
      if !staysInMemory { otherApps.remove(name) }
    }
    otherApps.leaveFront()
    claimedResources = 0
    screen.place = new
    guard new == .otherApp, let name = action.text(0),
      [.openOtherApp, .launchOtherApp, .openDocumentElsewhere].contains(action.kind)
    else { return }
    let runsOn = action.argument(2) == .flag(true)
    otherApps.comeForward(.init(name: name, size: action.count(1), runsOn: runsOn))
    note(.otherAppForward, name)
  }
}

extension Action {
  /// The number at `index`, 0 if none was given.
  fileprivate func count(_ index: Int) -> Int {
    if case .count(let count) = argument(index) { count } else { 0 }
  }
}
