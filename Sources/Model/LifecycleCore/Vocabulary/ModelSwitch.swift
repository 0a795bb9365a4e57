/// A choice of the model's behavior where the documents disagree or are silent.
@_spi(Package) public enum ModelSwitch: UInt8, CaseIterable, Sendable {
  case backgroundLaunch, backgroundLaunchNotice, launchStatusBarCalls
  case secondBackgroundCall, backgroundMode, backgroundEventBudget, suspendAfter
  case backgroundOverrun, backgroundOverrunAfter, unfinishedGraphics, redrawAfterTrim
  case limits, unresponsiveAfter, extraTimeExcuses
  case backgroundTaskBudget, wokenTaskBudget, expirationLead, expirationGrace
  case quitResigns, optOutBackgroundCall, optOutState, optOutLock
  case lockEntersBackground, lockReadsInactive, protectedDataOrder, protectedDataDelay
  case defaultDataProtection
  case killNotifiesRunning, killBackgroundsFront, doubleBackgroundOnKill, backgroundCallOnKill
  case killCountsAbsent
  case memoryNotifiesBackground, memoryNotifiesForeground, rebootNotifies
  case terminationBackgroundCall
  case coalesceNoNetChange, queuedEvents, accessorySessionNotices
  case quickActionMustAnswer
  case urlCall, urlWhileActive, urlVeto, ios3URL
  case alertResigns, callStyle, callAudio, notificationCenterFlip, alwaysOnDisplayFlip
  case sceneKill, ghostSceneOnKill, prewarm, prewarmScope, coldResponseTwice, firstScenePhase
  case emptyManifest, emptyManifestBesideCode, backgroundLaunchConnectsScene
  case sceneWillContinueActivity
  case replacedWindow, newWindowDeactivates, closedWindow, coveredWindow, lastSceneDestruction
  case resizeDeactivates
  case renderOrder, viewDidAppear
  case lateTaskRegistration, refreshTaskBudget, processingTaskBudget, taskOverrun
  case lowPowerTasks, unansweredSession
  case fileLockKills
  case suspendedAudioNotice

  /// The name in a scenario.
  public var name: String { description.name }

  /// The type of the value.
  public var type: ParameterType { description.type }

  /// The question that the switch decides, in one sentence.
  public var summary: String { description.summary }

  /// Returns a stored value as written in scenarios; empty if a word has no such number.
  public func text(of value: Int64) -> String {
    switch type {
    case .word(let words): words.indices.contains(Int(value)) ? words[Int(value)] : ""
    case .duration: "\(VirtualTime(milliseconds: value))"
    default: value == 0 ? "false" : "true"
    }
  }

  private var description: ModelSwitchDescription { Self.catalogue[Int(rawValue)] }

  private static let catalogue = allCases.map(\.catalogueEntry)
}

/// An entry of the vocabulary: the name, type and meaning of a switch.
struct ModelSwitchDescription {
  let name: String
  let type: ParameterType
  var summary: String

  static func flag(_ name: String, _ summary: String = "") -> Self {
    Self(name: name, type: .flag, summary: summary)
  }

  static func duration(_ name: String, _ summary: String = "") -> Self {
    Self(name: name, type: .duration, summary: summary)
  }

  /// Sets the summary, for an entry too long for one line.
  consuming func meaning(_ summary: String) -> Self {
    self.summary = summary
    return self
  }
}
