extension Machine {
  /// The facts that never change within a test case.
  static func fixedFacts(_ world: WorldDescription, isForScenes: Bool) -> UInt64 {
    var facts: UInt64 = 0
    func set(_ fact: Fact, _ isTrue: Bool) { if isTrue { facts |= fact.mask } }
    let knowsBackground =
      world.os >= OSVersion(4) && world.device.multitasking
      && (world.app.sdk ?? world.os) >= OSVersion(4)
    let optsOut = world.app.exitsOnSuspend && world.os < OSVersion(13)
    set(.multitasks, knowsBackground)
    set(.staysInBackground, knowsBackground && !optsOut)
    set(.optedOut, knowsBackground && optsOut)
    set(.scenes, isForScenes)
    set(.isPad, world.device.model == .ipad)
    set(.telephony, world.device.telephony)
    set(.protectsData, world.device.passcode && world.os >= OSVersion(4))
    set(.keepsAccessories, world.app.backgroundModes.contains("external-accessory"))
    return facts
  }

  /// Everything that is true at this moment.
  var facts: UInt64 {
    var facts = fixedFacts
    func set(_ fact: Fact, _ isTrue: Bool) { if isTrue { facts |= fact.mask } }
    set(.isCovered, !covers.isEmpty)
    set(.isRinging, covers.contains(.ringing))
    set(.callIsOn, placeBeforeCall != nil)
    set(.callTookFront, callTookFront)
    set(.bannerIsShown, bannerIsShown)
    set(.isLocked, placeBehindLock != nil)
    set(.isBehindLock, placeBehindLock == .app)
    set(.hasURL, url != nil)
    set(.refusedURL, refusedURL)
    set(.launchedWithOptions, launchAnswers.usedOptions)
    set(.sceneIsConnected, scene != .unattached)
    set(.sessionIsKnown, sessionIsKnown)
    set(.sessionsWereDiscarded, sessionsWereDiscarded)
    set(.wasForceQuit, wasForceQuit)
    set(.awaitsFirstUnlock, awaitsFirstUnlock)
    set(.declaresEvent, declaresEvent)
    set(.hasTasks, !tasks.live.isEmpty)
    set(.canBeginTasks, limits.last?.limit != .terminate && tasks.budgetIsLeft)
    set(.drawsWithGraphics, belongings.drawsWithGraphics)
    set(.usesSharedResource, belongings.resources != 0)
    set(.resourceIsClaimed, resourceIsClaimed)
    set(.presentsAlert, !belongings.alerts.presented.isEmpty)
    set(.memorySuffices, pressure.suffices)
    set(.isEnteringBackground, limits.last?.limit == .enterBackground)
    return facts
  }

  /// Whether the launch methods' answers keep the URL from being opened; none at all refuses nothing.
  private var refusedURL: Bool {
    // An answer is about the launch and what caused it, not about URLs that come later.
    guard limits.contains(where: { $0.limit == .launch }) else { return false }
    let will = launchAnswers.will
    let did = launchAnswers.did
    let isVetoedByEither = settings[.urlVeto] == 0
    return isVetoedByEither
      ? will == false || did == false
      : (will ?? did) == false && (did ?? will) == false
  }

  /// Whether the app may be woken by the background event that is under way.
  private var declaresEvent: Bool {
    guard action.kind == .backgroundEvent, case .word(let index) = action.argument(0) else {
      return false
    }
    let modes = world.app.backgroundModes
    return switch BackgroundEvent.allCases[index] {
    case .location: true
    case .voip: modes.contains("voip")
    case .accessory: modes.contains("external-accessory")
    case .newsstand: modes.contains("newsstand-content")
    case .bluetooth: modes.contains("bluetooth-central") || modes.contains("bluetooth-peripheral")
    }
  }

  /// The index of the rule that applies to the trigger now, nil for none.
  func rule(for trigger: Trigger) -> Int32? {
    firstRule(for: trigger, word: action.wordBit)
  }

  /// Whether some form of the action can happen now.
  func canPerform(_ kind: ActionKind) -> Bool {
    (kind.actor != .app || state.isRunning) && firstRule(for: .action(kind), word: nil) != nil
  }

  private func firstRule(for trigger: Trigger, word: UInt32?) -> Int32? {
    guard let asked = book.facts(askedBy: trigger) else { return nil }
    // Most rules ask for nothing that changes while a case is played.
    var facts = asked & ~Fact.fixed == 0 ? fixedFacts : facts
    // Whatever the action is told: an event that needs no mode is among its forms.
    if word == nil { facts |= Fact.declaresEvent.mask }
    let context = MatchContext(
      state: state,
      place: place,
      cover: covers.last,
      facts: facts,
      word: word
    )
    return book.first(for: trigger, in: context, settings)
  }
}
