/// One step of a generated scenario.
struct Step {
  var action: String
  var calls: [String] = []
  var state: String
}

/// What happens to an app in eight steps, with what the model says must follow.
enum Story: CaseIterable {
  case declinedCall, acceptedCall, switcher, alerts, backgroundTask, purge

  var title: String {
    switch self {
    case .declinedCall: "A declined call, then the lock"
    case .acceptedCall: "An accepted call gives the app back"
    case .switcher: "There and back through the switcher"
    case .alerts: "Alerts come and go, and another app follows"
    case .backgroundTask: "An upload goes on in the background"
    case .purge: "A purged app is launched again"
    }
  }

  var tag: String {
    switch self {
    case .declinedCall, .acceptedCall, .alerts: "interruption"
    case .switcher: "switcher"
    case .backgroundTask: "background"
    case .purge: "memory"
    }
  }

  func steps(ios: String) -> [Step] {
    switch self {
    case .declinedCall: [.launch, .ring, .decline, .home, .suspend, .resume] + Step.nap(ios: ios)
    case .acceptedCall:
      [.launch, .ring, .accept, .suspend, .endCall, .home, .resume, .home]
    case .switcher:
      [
        .launch, .openSwitcher, .chooseInFront, .home, .suspend, .openSwitcherOverHome,
        .chooseSuspended, .home,
      ]
    case .alerts:
      [.launch, .alert, .dismiss, .ring, .hangUp, .home, .openOther, .suspend]
    case .backgroundTask:
      [.launch, .beginTask, .home, .keepRunning, .endTask, .suspend, .resume, .home]
    case .purge: [.launch, .home, .suspend, .purge, .launch, .ring, .decline, .home]
    }
  }
}

extension Step {
  fileprivate static let launched = "application:didFinishLaunchingWithOptions:"
  fileprivate static let active = "applicationDidBecomeActive:"
  fileprivate static let resign = "applicationWillResignActive:"
  fileprivate static let background = "applicationDidEnterBackground:"
  fileprivate static let foreground = "applicationWillEnterForeground:"

  static let launch = Step(action: "user: tap-icon", calls: [launched, active], state: "active")
  static let resume = Step(action: "user: tap-icon", calls: [foreground, active], state: "active")
  static let home = Step(
    action: "user: press-home",
    calls: [resign, background],
    state: "background"
  )
  static let suspend = Step(action: "wait: 1s", state: "suspended")

  static let ring = Step(action: "system: incoming-call", calls: [resign], state: "inactive")
  static let decline = Step(action: "user: decline-call", calls: [active], state: "active")
  static let hangUp = Step(action: "system: caller-hangs-up", calls: [active], state: "active")
  static let accept = Step(action: "user: accept-call", calls: [background], state: "background")
  static let endCall = Step(action: "user: end-call", calls: [foreground, active], state: "active")

  static let alert = Step(
    action: "system: { show-alert: calendar }",
    calls: [resign],
    state: "inactive"
  )
  static let dismiss = Step(action: "user: dismiss-alert", calls: [active], state: "active")
  static let openOther = Step(action: "user: open-other-app", state: "background")

  static let openSwitcher = Step(
    action: "user: open-switcher",
    calls: [resign],
    state: "inactive"
  )
  static let chooseInFront = Step(action: "user: choose-app", calls: [active], state: "active")
  static let openSwitcherOverHome = Step(action: "user: open-switcher", state: "suspended")
  static let chooseSuspended = Step(
    action: "user: choose-app",
    calls: [foreground, active],
    state: "active"
  )

  static let beginTask = Step(action: "app: { begin-background-task: upload }", state: "active")
  static let keepRunning = Step(action: "wait: 30s", state: "background")
  static let endTask = Step(action: "app: { end-background-task: upload }", state: "background")
  static let purge = Step(action: "system: { low-memory: purge }", state: "not-running")

  /// The lock and the unlocking: from iOS 5 they lead through the background.
  static func nap(ios: String) -> [Step] {
    ios < "5"
      ? [
        Step(action: "user: lock", calls: [resign], state: "inactive"),
        Step(action: "user: unlock", calls: [active], state: "active"),
      ]
      : [
        Step(action: "user: lock", calls: [resign, background], state: "background"),
        Step(action: "user: unlock", calls: [foreground, active], state: "active"),
      ]
  }
}
