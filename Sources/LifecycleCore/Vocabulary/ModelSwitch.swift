/// A place where the documents disagree or are silent, and a scenario can choose what the model does.
public enum ModelSwitch: UInt8, CaseIterable, Sendable {
  case backgroundLaunch, secondBackgroundCall, backgroundMode, backgroundEventBudget, suspendAfter
  case backgroundOverrun, backgroundOverrunAfter, unfinishedGraphics, redrawAfterTrim
  case limits, unresponsiveAfter, extraTimeExcuses
  case backgroundTaskBudget, wokenTaskBudget, expirationLead, expirationGrace
  case quitResigns, optOutBackgroundCall, optOutState, optOutLock
  case lockEntersBackground, lockReadsInactive, protectedDataOrder, protectedDataDelay
  case killNotifiesRunning, killBackgroundsFront, doubleBackgroundOnKill, killCountsAbsent
  case memoryNotifiesBackground, memoryNotifiesForeground, rebootNotifies
  case terminationBackgroundCall
  case coalesceNoNetChange, queuedEvents, accessorySessionNotices
  case quickActionMustAnswer
  case urlCall, urlWhileActive, urlVeto, ios3URL
  case alertResigns, notificationCentreFlip, alwaysOnDisplayFlip
  case sceneKill, prewarm
  case renderOrder, viewDidAppear

  /// The name in a scenario.
  public var name: String { facts.name }

  /// What may be chosen.
  public var type: ParameterType { facts.type }

  /// The question that it answers, in one sentence.
  public var summary: String { facts.summary }

  private var facts: ModelSwitchFacts { Self.catalogue[Int(rawValue)] }

  private static let catalogue = allCases.map(\.makeFacts)

  private var makeFacts: ModelSwitchFacts {
    switch self {
    case .backgroundLaunch:
      .init(
        "background-launch",
        .word(["documented", "measured", "figure"]),
        "is didEnterBackground called when the app is launched into the background, is nothing, or "
          + "didBecomeActive, as a figure of 2011 has it"
      )
    case .secondBackgroundCall:
      .init("second-background-call", .flag, "is it called again on each wake")
    case .backgroundMode:
      .init(
        "background-mode",
        .word(["declared", "in-use"]),
        "does a declared background mode keep the app running, or only its use"
      )
    case .backgroundEventBudget:
      .init(
        "background-event-budget",
        .duration,
        "how long the app may be at an event in the background"
      )
    case .suspendAfter:
      .init("suspend-after", .duration, "how long after its last reason to run an app is suspended")
    case .backgroundOverrun:
      .init(
        "background-overrun",
        .word(["none", "throttle", "kill"]),
        "what the system does to an app that runs in the background for too long"
      )
    case .backgroundOverrunAfter:
      .init(
        "background-overrun-after",
        .duration,
        "how long too long is; no document gives a number"
      )
    case .unfinishedGraphics:
      .init(
        "unfinished-graphics",
        .word(["after-callback", "before-callback"]),
        "when OpenGL ES must be done with earlier commands: when didEnterBackground has returned, "
          + "or before it is called"
      )
    case .redrawAfterTrim:
      .init(
        "redraw-after-trim",
        .flag,
        "do views draw themselves on return, since their layers were emptied"
      )
    case .limits:
      .init(
        "limits",
        .word(["documents", "measured"]),
        "the documents' time limits, and the measured one where they give none, or all as measured"
      )
    case .unresponsiveAfter:
      .init(
        "unresponsive-after",
        .duration,
        "how long the main thread of an app in front may be busy before the app is killed; `0s` is "
          + "for ever"
      )
    case .extraTimeExcuses:
      .init(
        "extra-time-excuses",
        .flag,
        "does a background task lift the 5 s of entering the background"
      )
    case .backgroundTaskBudget:
      .init(
        "background-task-budget",
        .duration,
        "how long background tasks may keep an app running"
      )
    case .wokenTaskBudget:
      .init(
        "woken-task-budget",
        .duration,
        "the same, for an app that was launched or woken in the background"
      )
    case .expirationLead:
      .init("expiration-lead", .duration, "how long before the end expiration handlers are called")
    case .expirationGrace:
      .init(
        "expiration-grace",
        .duration,
        "how long after it a task that is not ended kills the app"
      )
    case .quitResigns:
      .init("quit-resigns", .flag, "is willResignActive called before an app is quit")
    case .optOutBackgroundCall:
      .init(
        "opt-out-background-call",
        .flag,
        "is didEnterBackground called before an app that opted out is terminated"
      )
    case .optOutState:
      .init(
        "opt-out-state",
        .word(["inactive", "background"]),
        "what such an app reads inside that call"
      )
    case .optOutLock:
      .init(
        "opt-out-lock",
        .word(["resign", "terminate"]),
        "what locking does to an app that cannot stay in the background"
      )
    case .lockEntersBackground:
      .init("lock-enters-background", .flag, "does locking send the app to the background")
    case .lockReadsInactive:
      .init("lock-reads-inactive", .flag, "does the app read inactive in the background of a lock")
    case .protectedDataOrder:
      .init(
        "protected-data-order",
        .word(["after-background", "before-background"]),
        "when a lock announces that protected files become unavailable"
      )
    case .protectedDataDelay:
      .init(
        "protected-data-delay",
        .duration,
        "how long after that the keys of protected files are thrown away"
      )
    case .killNotifiesRunning:
      .init(
        "kill-notifies-running",
        .flag,
        "is willTerminate called when the user kills a running app"
      )
    case .killBackgroundsFront:
      .init(
        "kill-backgrounds-front",
        .flag,
        "is didEnterBackground called when the user kills the app in front"
      )
    case .doubleBackgroundOnKill:
      .init("double-background-on-kill", .flag, "is it called twice there")
    case .killCountsAbsent:
      .init(
        "kill-counts-absent",
        .flag,
        "does removing an app that is not running from the switcher count as a force quit"
      )
    case .memoryNotifiesBackground:
      .init(
        "memory-notifies-background",
        .flag,
        "is willTerminate called when memory ends an app that runs in the background"
      )
    case .memoryNotifiesForeground:
      .init(
        "memory-notifies-foreground",
        .flag,
        "is it called when memory ends the app in front"
      )
    case .rebootNotifies:
      .init(
        "reboot-notifies",
        .flag,
        "is it called in the app in front when the device restarts"
      )
    case .terminationBackgroundCall:
      .init(
        "termination-background-call",
        .flag,
        "is didEnterBackground called before willTerminate when memory or a restart ends the app "
          + "in front"
      )
    case .coalesceNoNetChange:
      .init(
        "coalesce-no-net-change",
        .flag,
        "does a change that was undone during suspension give an event all the same"
      )
    case .queuedEvents:
      .init(
        "queued-events",
        .word(["before-foreground", "after-foreground"]),
        "when the changes of a suspension are delivered on return"
      )
    case .accessorySessionNotices:
      .init(
        "accessory-session-notices",
        .flag,
        "are accessories reported as disconnected on entering the background"
      )
    case .quickActionMustAnswer:
      .init(
        "quick-action-must-answer",
        .flag,
        "does the system wait for the completion handler of a quick action, as for that of an event"
      )
    case .urlCall:
      .init(
        "url-call",
        .word(["before-active", "after-active"]),
        "when the app is handed a URL on its way to the front"
      )
    case .urlWhileActive:
      .init(
        "url-while-active",
        .word(["direct", "through-inactive"]),
        "is an active app handed a URL at once"
      )
    case .urlVeto:
      .init(
        "url-veto",
        .word(["either", "both"]),
        "whose NO at launch keeps the URL from being opened"
      )
    case .ios3URL:
      .init(
        "ios3-url",
        .word(["handler", "options-only"]),
        "is handleOpenURL called at launch on iPhone OS 3"
      )
    case .alertResigns:
      .init(
        "alert-resigns",
        .word(["when-shown", "when-tapped"]),
        "when a call or an alert makes the app inactive"
      )
    case .notificationCentreFlip:
      .init(
        "notification-centre-flip",
        .flag,
        "does opening the notification center make the app active once more in between"
      )
    case .alwaysOnDisplayFlip:
      .init(
        "always-on-display-flip",
        .flag,
        "does locking make the app active once more in between"
      )
    case .sceneKill:
      .init(
        "scene-kill",
        .word(["a", "b"]),
        "which callbacks a scene receives when the user kills the app"
      )
    case .prewarm:
      .init(
        "prewarm",
        .word(["none", "until-main", "until-did-finish"]),
        "how far the system launches an app before the user asks for it"
      )
    case .renderOrder:
      .init(
        "render-order",
        .word(["children-first", "parents-first"]),
        "does a view draw after its subviews or before them"
      )
    case .viewDidAppear:
      .init(
        "view-did-appear",
        .word(["after-active", "before-active"]),
        "is viewDidAppear called at launch before the app is active, or after it"
      )
    }
  }
}

/// What the vocabulary knows of a switch.
struct ModelSwitchFacts {
  var name: String
  var type: ParameterType
  var summary: String

  init(_ name: String, _ type: ParameterType, _ summary: String) {
    self.name = name
    self.type = type
    self.summary = summary
  }
}
