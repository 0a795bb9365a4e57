extension Machine {
  /// The facts that never change within a test case.
  static func fixedFacts(_ world: WorldDescription) -> UInt64 {
    var facts: UInt64 = 0
    func set(_ fact: Fact, _ isTrue: Bool) { if isTrue { facts |= fact.mask } }
    let knowsBackground =
      world.os >= OSVersion(4) && world.device.multitasking
      && (world.app.sdk ?? world.os) >= OSVersion(4)
    let optsOut = world.app.exitsOnSuspend && world.os < OSVersion(13)
    set(.multitasks, knowsBackground)
    set(.staysInBackground, knowsBackground && !optsOut)
    set(.optedOut, knowsBackground && optsOut)
    set(.isPad, world.device.model == .ipad)
    set(.runsAsPhoneApp, world.device.model == .ipad && world.app.families == [.iphone])
    set(.telephony, world.device.telephony)
    set(.protectsData, world.device.passcode && world.os >= OSVersion(4))
    set(
      .launchesAfterRestart,
      world.app.backgroundModes.contains(.voip) && world.os < OSVersion(10)
    )
    set(.limitsTasks, world.os >= OSVersion(11))
    set(.keepsAccessories, world.app.backgroundModes.contains(.externalAccessory))
    let interface = world.app.launch.interface(on: world.os)
    set(.loadsNib, interface == .nib)
    set(.loadsStoryboard, interface == .storyboard)
    set(.delegateIsInNib, interface == .nib && !world.app.launch.namesDelegate(on: world.os))
    return facts
  }

  /// What is true at this moment, of what is asked for at least.
  ///
  /// Changes nothing, and yet it is mutating, as some of what it asks is: what only reads is handed a copy of the
  /// machine's memory.
  @inline(__always)
  mutating func facts(_ asked: UInt64) -> UInt64 {
    var facts = fixedFacts
    func set(_ fact: Fact, _ isTrue: Bool) { if isTrue { facts |= fact.mask } }
    if !covers.isEmpty {
      set(.isCovered, true)
      set(.isRinging, covers.contains(.ringing))
    }
    set(.callIsOn, placeBeforeCall != nil)
    set(.callTookFront, callTookFront)
    set(.bannerIsShown, bannerIsShown)
    set(.isLocked, placeBehindLock != nil)
    set(.notificationsAreAlerts, notificationsAreAlerts)
    set(.statusBarIsTall, statusBar.isTall)
    set(.isInstalled, isInstalled)
    set(.keysAreGone, files.keysAreGone)
    set(.fileIsProtected, fileIsProtected)
    set(.fileIsOpen, fileIsOpen)
    set(.hasURL, url != nil)
    set(.refusedURL, refusedURL)
    set(.launchedWithOptions, launchAnswers.usedOptions)
    set(.sceneIsConnected, scene != .unattached)
    set(.sessionIsKnown, sessionIsKnown)
    set(.sessionsWereDiscarded, sessionsWereDiscarded)
    set(.wasForceQuit, wasForceQuit)
    set(.awaitsFirstUnlock, awaitsFirstUnlock)
    if asked & Fact.declaresEvent.mask != 0 { set(.declaresEvent, declaresEvent) }
    set(.owesHandler, events.areOwed)
    set(.isAwaited, events.areAwaited)
    set(.notificationWaits, !shown.isEmpty)
    set(.isLaunching, isLaunching)
    set(.hasWindow, objects.has(.window))
    set(.viewsAreInstalled, objects.has(.installation))
    set(.hasArchive, preservation.hasArchive)
    set(.hasTasks, !tasks.live.isEmpty)
    set(.canBeginTasks, limits.last?.limit != .terminate && tasks.budgetIsLeft)
    set(.exceedsTaskLimit, tasks.live.count >= BackgroundTasks.most)
    set(.drawsWithGraphics, belongings.drawsWithGraphics)
    set(.usesSharedResource, belongings.resources != 0)
    set(.resourceIsClaimed, resourceIsClaimed)
    set(.presentsAlert, belongings.alerts.top != nil)
    set(.presentsScreen, !belongings.screens.isEmpty)
    set(.previewsDocument, belongings.screens.last == .documentPreview)
    set(.memorySuffices, pressure.suffices)
    set(.takesInput, takesInput)
    set(.isEnteringBackground, limits.last?.limit == .enterBackground)
    if asked & Fact.displayIsConnected.mask != 0 {
      set(.displayIsConnected, changes.displayMode != nil)
    }
    if world.device.isSimulator {
      set(
        .isBeyondSimulator,
        action.kind == .install || action.needsMoreFingersThanTheSimulator
      )
    }
    if let interface { facts |= interface.facts(action) }
    return facts
  }

  /// Whether the launch methods' answers keep the URL from being opened; none at all refuses nothing.
  private var refusedURL: Bool {
    // An answer is about the launch and what caused it, not about URLs that come later.
    guard isLaunching else { return false }
    let will = launchAnswers.will
    let did = launchAnswers.did
    return settings.value() == URLVeto.either
      ? will == false || did == false
      : (will ?? did) == false && (did ?? will) == false
  }

  /// Whether a launch is under way.
  private var isLaunching: Bool { limits.contains { $0.limit == .launch } }

  /// The index of the rule that applies to the trigger now, nil for none.
  mutating func rule(for trigger: Trigger) -> Int32? {
    firstRule(for: trigger, word: wordBit)
  }

  /// Whether some form of the action can happen now.
  mutating func canPerform(_ kind: ActionKind) -> Bool {
    guard kind.actor != .app || state.isRunning else { return false }
    let outer = action
    action = Action(kind)
    defer { action = outer }
    return firstRule(for: .action(kind), word: nil) != nil
  }

  /// Whether the action can happen now as it is told.
  mutating func canPerform(_ asked: Action) -> Bool {
    let outer = action
    action = asked
    defer { action = outer }
    return rule(for: .action(asked.kind)) != nil
  }

  /// Mutating for the same reason.
  @inline(never)
  private mutating func firstRule(for trigger: Trigger, word: UInt32?) -> Int32? {
    guard let asked = book.facts(askedBy: trigger) else { return nil }
    // Most rules ask for nothing that changes while a case is played.
    let facts = asked & ~Fact.fixed == 0 ? fixedFacts : facts(asked)
    let context = MatchContext(
      state: state,
      place: place,
      cover: covers.last,
      facts: facts,
      occasion: occurrence?.occasion,
      word: word
    )
    return book.first(for: trigger, in: context, settings)
  }
}
