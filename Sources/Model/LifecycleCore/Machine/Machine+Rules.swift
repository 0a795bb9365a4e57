/// Rule lookup and evaluation of facts.
extension Machine {
  /// The current action.
  var action: Action { ruleStack.action }

  /// Returns the index of the rule that applies to the trigger now; nil if there is none.
  mutating func rule(for trigger: Trigger) -> Int32? {
    firstRule(for: trigger, word: ruleStack.wordBit)
  }

  /// Returns whether any form of the action can happen now.
  mutating func canPerform(_ kind: ActionKind) -> Bool {
    guard kind.actor != .app || life.state.isRunning else { return false }
    return with(Action(kind)) { $0.firstRule(for: .action(kind), word: nil) != nil }
  }

  /// Returns whether the action can happen now with its arguments.
  mutating func canPerform(_ action: Action) -> Bool {
    if action.kind.canBeDelayed, let submission = action.submission {
      return canPerform(submission)
    }
    guard action.isAboutUnnamedWindow else {
      return with(action) { $0.rule(for: .action(action.kind)) != nil }
    }
    guard ambiguousWindows(of: action).isEmpty else { return false }
    return with(namingWindow(of: action)) { $0.rule(for: .action(action.kind)) != nil }
  }

  /// What the rules can tell apart now.
  var ruleSituation: RuleSituation {
    mutating get {
      RuleSituation(
        life: life,
        // Facts about the arguments of an action are those of an action without any.
        facts: with(Action(.tapIcon)) { $0.facts(.all) },
        queue: device.changes.queuedProperties,
        notification: storage.notifications.last?.reason,
        scenes: scenes?.situations ?? []
      )
    }
  }

  /// Evaluates a closure as if the given action were the current one.
  mutating func with<Answer>(
    _ action: Action,
    _ body: (inout Machine) -> Answer
  ) -> Answer {
    let outer = self.action
    ruleStack.action = action
    defer { ruleStack.action = outer }
    return body(&self)
  }

  @inline(never)
  private mutating func firstRule(for trigger: Trigger, word: UInt32?) -> Int32? {
    guard let required = book.facts(requiredBy: trigger) else { return nil }
    return book.first(for: trigger, in: context(facts: required, word: word), settings)
  }

  /// Returns the state against which rules are matched now, with at least the given facts.
  @inline(__always)
  mutating func context(facts required: FactSet, word: UInt32?) -> MatchContext {
    MatchContext(
      state: life.state,
      front: life.screen.front,
      overlay: life.screen.overlays.last,
      facts: facts(required),
      reason: payloadIsForOtherScene ? nil : process.launchTrigger?.reason,
      word: word
    )
  }

  // MARK: - Facts

  /// Returns the facts that are true now, evaluating at least the required ones.
  mutating func facts(_ required: FactSet) -> FactSet {
    var facts = fixedFacts
    var open = required.subtracting(Fact.fixed)
    while let fact = open.popFirst() { if holds(fact) { facts.insert(fact) } }
    return facts
  }

  /// Returns whether a fact is true now.
  private mutating func holds(_ fact: Fact) -> Bool {
    switch fact {
    case .multitasks, .staysInBackground, .optedOut, .isPad, .isSimulator, .isInCompatibilityMode,
      .telephony, .protectsData, .limitsTasks, .keepsAccessories, .loadsNib,
      .loadsStoryboard, .delegateIsInNib, .requiresScenes, .setsNotificationDelegateLate,
      .permitsTasks, .schedulesTasks, .declaresVoIP, .mustReportCalls, .usesSwiftUI,
      .supportsWindows, .hasNamedScenes, .showsOnDisplay, .lacksSceneConfiguration, .hasDebugger,
      .hasSessionClosure, .hasPushEntitlement, .allowsBackgroundRefresh, .lacksAppDelegate,
      .requiresFullScreen, .hasEmptySceneManifest, .countsAutomatically:
      fixedFacts.contains(fact)
    case .isCovered, .isRinging, .callIsInBanner, .callRings, .callIsOn, .callTookFront, .isLocked,
      .sceneIsConnected, .isLaunching, .isEnteringBackground, .otherSceneIsForward,
      .otherSceneIsActive, .permissionIsPending, .otherAppIsBeside:
      life.holds(fact) == true
    case .hasURL: life.hasURL && !payloadIsForOtherScene
    case .windowExists, .windowIsForward, .windowIsInBackground, .otherWindowExists,
      .targetIsElsewhere:
      holdsForScenes(fact)
    case .requestsScene: action.kind == .requestSceneActivation
    case .windowCanBeCovered: windowIsActive
    case .windowIsCovered: windowIsCovered
    case .sceneIsCovered: sceneIsCovered
    case .targetIsCovered: targetIsCovered
    case .shownScenesAreConnected:
      scenes == nil ? life.holds(fact) == true : holdsForScenes(fact)
    case .inputIsDelayed, .actionHasTarget, .wantsKeyboard, .keyboardIsShown, .hasSensorTarget,
      .warnedViewCanUnload, .viewsRotate, .acceptsTyping, .canGoBack:
      interface?.holds(fact, action) ?? false

    // The device.
    case .bannerIsShown: device.bannerIsShown
    case .notificationsAreAlerts: device.notificationStyle == .alert
    case .keysAreDiscarded: device.keysAreDiscarded
    case .awaitsFirstUnlock: device.awaitsFirstUnlock
    case .isInLowPowerMode: device.isInLowPowerMode
    case .displayIsConnected: device.changes.displayMode != nil
    case .memorySuffices: memory.isSatisfied
    case .exceedsSimulator:
      environment.device.isSimulator
        && (action.kind == .install || action.needsMoreFingersThanTheSimulator)

    // Persistent state of the app.
    case .isInstalled: storage.isInstalled
    case .lacksSceneDelegate: sceneLacksDelegate
    case .sceneHasStoryboard: sceneStoryboard != .none
    case .hasSession: storage.hasSession
    case .sessionsWereDiscarded: !storage.discardedSessions.isEmpty
    case .wasForceQuit: storage.wasForceQuit
    case .notificationWaits: !storage.notifications.isEmpty
    case .hasArchive: storage.preservation.hasArchive

    // The process.
    case .refusedURL: refusedURL
    case .launchedWithOptions: process.launchResults.usedOptions
    case .canBeWokenByEvent: canBeWokenByEvent
    case .connectedWithResponse: process.connectedResponse != nil
    case .awaitsToken: process.awaitsToken
    case .awaitsActivity: process.awaitedActivity != nil
    case .sessionExists: process.sessions.created.contains(action.name)
    case .sessionLaunchesNot: storage.transfers.sessionsWithoutLaunch.contains(action.name)
    case .transferIsDiscretionary: action.flag("discretionary") || life.state == .background
    case .notificationIsPresented: process.presentedNotification != nil
    case .lacksUsageDescription: missingUsageDescription != nil
    case .permissionIsKnown: permissionOfAction.map { storage.permissions[$0] != nil } ?? false
    case .usesAudio: process.backgroundUses.contains(.audio)
    case .audioIsInterrupted: process.audio.isInterrupted
    case .configuresScene: process.configuresScene
    case .hasUnfinishedEvent: process.events.arePending
    case .eventIsAwaited: process.events.areAwaited
    case .sessionEventIsOverdue: process.events.isOverdue(.transfer, at: clock.now)
    case .fetchIsOverdue: process.events.isOverdue(.fetch, at: clock.now)
    case .hasTasks: !process.tasks.live.isEmpty
    case .canBeginTasks: life.limits.last != .terminate && process.tasks.hasBudget
    case .exceedsTaskLimit: process.tasks.live.count >= BackgroundTasks.maximum
    case .statusBarIsTall: process.statusBar.isTall
    case .receivesInput: process.receivesInput
    case .hasWindow: process.launchObjects.contains(.window)
    case .viewsAreInstalled: process.launchObjects.contains(.installation)
    case .makesWindowWithoutScene:
      !hasScene || action.flag("without-scene") || !sceneHasWindows
    case .hasWindowWithoutScene: hasScene && process.hasWindowWithoutScene && sceneHasWindows
    case .needsUnlock: needsUnlock
    case .needsFirstUnlock: needsFirstUnlock
    case .fileIsOpen: fileIsOpen
    case .taskIsPermitted, .taskIsContinued, .taskIsRegistered, .taskIsPending, .taskCanExpire,
      .taskIsOverdue, .requestIsPermitted, .requestIsContinued, .exceedsRequestLimit,
      .hasFinishedLaunching, .taskRunsInClosure:
      holdsForTask(fact)
    case .closureCanBeCancelled: process.threads?.runsSessionClosure ?? false
    case .locksFile: !environment.device.isSimulator && !process.resources.lockedFiles.isEmpty
    case .locksSharedFile:
      !environment.device.isSimulator && process.resources.lockedFiles.values.contains(.shared)
    case .drawsWithGraphics: process.resources.drawsWithGraphics
    case .usesSharedResource: !process.resources.shared.isEmpty
    case .resourceIsClaimed: resourceIsClaimed
    case .presentsAlert: process.resources.alerts.top != nil
    case .presentsScreen: !process.resources.screens.isEmpty
    case .previewsDocument: process.resources.screens.last == .documentPreview
    }
  }

  /// Whether the current scene exists; it is not connected yet while its delegate makes its window.
  private var hasScene: Bool { process.launchObjects.contains(.scene) }

  /// Whether the results of the launch methods prevent the URL from being opened.
  private var refusedURL: Bool {
    // The results only apply to the URL of the launch, not to later ones.
    guard life.isLaunching else { return false }
    let answers = process.launchResults
    return settings.value() == URLVeto.either
      ? answers.willFinish == false || answers.didFinish == false
      : (answers.willFinish ?? answers.didFinish) == false
        && (answers.didFinish ?? answers.willFinish) == false
  }
}

extension Fact {
  /// The facts that never change within a test case.
  static let fixed = FactSet(SimulationEnvironment(os: OSVersion(13)).fixedFacts.map(\.key))
}

extension SimulationEnvironment {
  /// Whether the app can have several windows: it supports several scenes, and the device is an iPad.
  package var supportsWindows: Bool {
    app.supportsMultipleScenes && app.lifeCycle == .scenes && device.model == .ipad
      && app.families != [.iphone]
  }

  /// Whether the app connects a scene for an external display.
  fileprivate var showsOnDisplay: Bool {
    app.lifeCycle == .scenes && min(app.sdk ?? os, os) < .iOS27
      && app.sceneConfigurations.contains { $0.role == .externalDisplay }
  }

  /// Whether the scenes have names, and may be several.
  package var hasSeveralScenes: Bool {
    supportsWindows || app.lifeCycle == .scenes && !app.sceneConfigurations.isEmpty
  }

  /// The constant facts that are true in this environment.
  var facts: FactSet { FactSet(fixedFacts.lazy.filter(\.value).map(\.key)) }

  /// The values of the constant facts in this environment.
  fileprivate var fixedFacts: KeyValuePairs<Fact, Bool> {
    let multitasks =
      os >= OSVersion(4) && device.multitasking && (app.sdk ?? os) >= OSVersion(4)
    let optsOut = app.exitsOnSuspend && os < OSVersion(13)
    let interface = app.launch.interface(on: os)
    return [
      .multitasks: multitasks,
      .staysInBackground: multitasks && !optsOut,
      .optedOut: multitasks && optsOut,
      .isPad: device.model == .ipad,
      .countsAutomatically: app.objects.usesARC,
      .isSimulator: device.isSimulator,
      .isInCompatibilityMode: device.model == .ipad && app.families == [.iphone],
      .telephony: device.telephony,
      .protectsData: device.passcode && os >= OSVersion(4),
      .limitsTasks: os >= OSVersion(11),
      .keepsAccessories: app.backgroundModes.contains(.externalAccessory),
      .loadsNib: interface == .nib,
      .loadsStoryboard: interface == .storyboard,
      .delegateIsInNib: interface == .nib && !app.launch.namesDelegate(on: os),
      .requiresScenes: (app.sdk ?? os) >= .iOS27,
      .setsNotificationDelegateLate: app.notificationDelegate == .afterLaunch,
      .permitsTasks: !app.permittedTaskIdentifiers.isEmpty,
      .schedulesTasks: !device.isSimulator && device.backgroundRefresh,
      .allowsBackgroundRefresh: device.backgroundRefresh,
      .usesSwiftUI: app.swiftUI != nil,
      .hasSessionClosure: app.swiftUI != nil && app.hasSessionClosure,
      .declaresVoIP: app.backgroundModes.contains(.voip),
      .hasDebugger: device.debugger,
      .mustReportCalls: app.backgroundModes.contains(.voip) && (app.sdk ?? os) >= .iOS13,
      .supportsWindows: supportsWindows,
      .hasNamedScenes: hasSeveralScenes,
      .showsOnDisplay: showsOnDisplay,
      .lacksSceneConfiguration: app.lacksSceneConfiguration,
      .hasEmptySceneManifest: app.hasEmptySceneManifest && app.swiftUI == nil,
      .lacksAppDelegate: app.lacksAppDelegate(on: os),
      .requiresFullScreen: app.requiresFullScreen && os < .iOS26,
      .hasPushEntitlement: app.apsEnvironment != .missing,
    ]
  }
}
