/// A named value of a switch; the raw value is the word in the scenario language.
protocol SwitchValue: CaseIterable, Equatable, RawRepresentable<String>
where AllCases == [Self] {
  static var modelSwitch: ModelSwitch { get }
}

enum BackgroundLaunch: String, SwitchValue {
  static let modelSwitch = ModelSwitch.backgroundLaunch
  case documented, measured, figure
}

enum BackgroundModeUse: String, SwitchValue {
  static let modelSwitch = ModelSwitch.backgroundMode
  case declared, inUse = "in-use"
}

enum BackgroundOverrun: String, SwitchValue {
  static let modelSwitch = ModelSwitch.backgroundOverrun
  case none, throttle, kill
}

enum UnfinishedGraphics: String, SwitchValue {
  static let modelSwitch = ModelSwitch.unfinishedGraphics
  case afterCallback = "after-callback", beforeCallback = "before-callback"
}

enum TimeLimits: String, SwitchValue {
  static let modelSwitch = ModelSwitch.limits
  case documented, measured
}

enum OptOutState: String, SwitchValue {
  static let modelSwitch = ModelSwitch.optOutState
  case inactive, background
}

enum OptOutLock: String, SwitchValue {
  static let modelSwitch = ModelSwitch.optOutLock
  case resign, terminate
}

enum ProtectedDataOrder: String, SwitchValue {
  static let modelSwitch = ModelSwitch.protectedDataOrder
  case afterBackground = "after-background", beforeBackground = "before-background"
}

enum DefaultDataProtection: String, SwitchValue {
  static let modelSwitch = ModelSwitch.defaultDataProtection
  case none, untilFirstUnlock = "until-first-unlock"
}

enum QueuedEvents: String, SwitchValue {
  static let modelSwitch = ModelSwitch.queuedEvents
  case beforeForeground = "before-foreground", afterForeground = "after-foreground"
}

enum URLCall: String, SwitchValue {
  static let modelSwitch = ModelSwitch.urlCall
  case beforeActive = "before-active", afterActive = "after-active"
}

enum URLWhileActive: String, SwitchValue {
  static let modelSwitch = ModelSwitch.urlWhileActive
  case direct, throughInactive = "through-inactive"
}

enum URLVeto: String, SwitchValue {
  static let modelSwitch = ModelSwitch.urlVeto
  case either, both
}

enum IOS3URL: String, SwitchValue {
  static let modelSwitch = ModelSwitch.ios3URL
  case handler, optionsOnly = "options-only"
}

enum AlertResigns: String, SwitchValue {
  static let modelSwitch = ModelSwitch.alertResigns
  case whenShown = "when-shown", whenTapped = "when-tapped"
}

enum CallStyle: String, SwitchValue {
  static let modelSwitch = ModelSwitch.callStyle
  case fullScreen = "full-screen", banner
}

enum CallAudio: String, SwitchValue {
  static let modelSwitch = ModelSwitch.callAudio
  case whenRinging = "when-ringing", whenAnswered = "when-answered"
}

enum SceneKill: String, SwitchValue {
  static let modelSwitch = ModelSwitch.sceneKill
  case background, disconnect, discard
}

enum CoveredWindow: String, SwitchValue {
  static let modelSwitch = ModelSwitch.coveredWindow
  case inactive, active
}

enum ReplacedWindow: String, SwitchValue {
  static let modelSwitch = ModelSwitch.replacedWindow
  case leavesLast = "leaves-last", leavesFirst = "leaves-first"
}

enum ClosedWindow: String, SwitchValue {
  static let modelSwitch = ModelSwitch.closedWindow
  case discards, disconnects
}

enum LastSceneDestruction: String, SwitchValue {
  static let modelSwitch = ModelSwitch.lastSceneDestruction
  case destroyed, refused
}

enum Prewarm: String, SwitchValue {
  static let modelSwitch = ModelSwitch.prewarm
  case none, untilMain = "until-main", untilDidFinish = "until-did-finish"
}

enum PrewarmScope: String, SwitchValue {
  static let modelSwitch = ModelSwitch.prewarmScope
  case scenesOnly = "scenes-only", all
}

enum EmptyManifest: String, SwitchValue {
  static let modelSwitch = ModelSwitch.emptyManifest
  case launches, refused
}

enum EmptyManifestBesideCode: String, SwitchValue {
  static let modelSwitch = ModelSwitch.emptyManifestBesideCode
  case launches, refused
}

enum FirstScenePhase: String, SwitchValue {
  static let modelSwitch = ModelSwitch.firstScenePhase
  case active, inactive
}

enum RenderOrder: String, SwitchValue {
  static let modelSwitch = ModelSwitch.renderOrder
  case childrenFirst = "children-first", parentsFirst = "parents-first"
}

enum ViewDidAppear: String, SwitchValue {
  static let modelSwitch = ModelSwitch.viewDidAppear
  case afterActive = "after-active", beforeActive = "before-active"
}

enum LateTaskRegistration: String, SwitchValue {
  static let modelSwitch = ModelSwitch.lateTaskRegistration
  case crash, tolerated
}

enum TaskOverrun: String, SwitchValue {
  static let modelSwitch = ModelSwitch.taskOverrun
  case kill, none
}

enum LowPowerTasks: String, SwitchValue {
  static let modelSwitch = ModelSwitch.lowPowerTasks
  case wait, run
}

enum UnansweredSession: String, SwitchValue {
  static let modelSwitch = ModelSwitch.unansweredSession
  case kill, warning
}

enum FileLockKills: String, SwitchValue {
  static let modelSwitch = ModelSwitch.fileLockKills
  case shared, any, none
}
