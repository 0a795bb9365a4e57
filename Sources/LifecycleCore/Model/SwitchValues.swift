/// A named value of a switch; the raw value is the word in the scenario language.
protocol SwitchValue: CaseIterable, Equatable, RawRepresentable<String>
where AllCases == [Self] {
  static var item: ModelSwitch { get }
}

enum BackgroundLaunch: String, SwitchValue {
  static let item = ModelSwitch.backgroundLaunch
  case documented, measured, figure
}

enum BackgroundModeUse: String, SwitchValue {
  static let item = ModelSwitch.backgroundMode
  case declared, inUse = "in-use"
}

enum BackgroundOverrun: String, SwitchValue {
  static let item = ModelSwitch.backgroundOverrun
  case none, throttle, kill
}

enum UnfinishedGraphics: String, SwitchValue {
  static let item = ModelSwitch.unfinishedGraphics
  case afterCallback = "after-callback", beforeCallback = "before-callback"
}

enum TimeLimits: String, SwitchValue {
  static let item = ModelSwitch.limits
  case documents, measured
}

enum OptOutState: String, SwitchValue {
  static let item = ModelSwitch.optOutState
  case inactive, background
}

enum OptOutLock: String, SwitchValue {
  static let item = ModelSwitch.optOutLock
  case resign, terminate
}

enum ProtectedDataOrder: String, SwitchValue {
  static let item = ModelSwitch.protectedDataOrder
  case afterBackground = "after-background", beforeBackground = "before-background"
}

enum QueuedEvents: String, SwitchValue {
  static let item = ModelSwitch.queuedEvents
  case beforeForeground = "before-foreground", afterForeground = "after-foreground"
}

enum URLCall: String, SwitchValue {
  static let item = ModelSwitch.urlCall
  case beforeActive = "before-active", afterActive = "after-active"
}

enum URLWhileActive: String, SwitchValue {
  static let item = ModelSwitch.urlWhileActive
  case direct, throughInactive = "through-inactive"
}

enum URLVeto: String, SwitchValue {
  static let item = ModelSwitch.urlVeto
  case either, both
}

enum IOS3URL: String, SwitchValue {
  static let item = ModelSwitch.ios3URL
  case handler, optionsOnly = "options-only"
}

enum AlertResigns: String, SwitchValue {
  static let item = ModelSwitch.alertResigns
  case whenShown = "when-shown", whenTapped = "when-tapped"
}

enum SceneKill: String, SwitchValue {
  static let item = ModelSwitch.sceneKill
  case background = "a", disconnect = "b"
}

enum Prewarm: String, SwitchValue {
  static let item = ModelSwitch.prewarm
  case none, untilMain = "until-main", untilDidFinish = "until-did-finish"
}

enum RenderOrder: String, SwitchValue {
  static let item = ModelSwitch.renderOrder
  case childrenFirst = "children-first", parentsFirst = "parents-first"
}

enum ViewDidAppear: String, SwitchValue {
  static let item = ModelSwitch.viewDidAppear
  case afterActive = "after-active", beforeActive = "before-active"
}

enum LateTaskRegistration: String, SwitchValue {
  static let item = ModelSwitch.lateTaskRegistration
  case crash, tolerated
}

enum TaskOverrun: String, SwitchValue {
  static let item = ModelSwitch.taskOverrun
  case kill, none
}

enum FileLockKills: String, SwitchValue {
  static let item = ModelSwitch.fileLockKills
  case shared, any, none
}
