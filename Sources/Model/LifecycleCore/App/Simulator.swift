/// The simulated device with the app under test: performs actions, advances virtual time and records the trace.
///
/// Everything runs synchronously on the caller's thread: the same actions always give the same trace.
@_spi(Package) public final class Simulator {
  let process: AppProcess
  let app: any SimulatedApp

  /// The methods that iOS would have called if the app implemented them, as bits by raw value.
  package private(set) var unimplementedMethods: UInt128 = 0

  /// Creates a simulator with the home screen in front and the app not running.
  public convenience init(_ environment: consuming SimulationEnvironment, app: any SimulatedApp) {
    self.init(environment, app: app, book: nil)
  }

  /// Creates a simulator that can use other rules than its profile's.
  package convenience init(
    _ environment: consuming SimulationEnvironment,
    app: any SimulatedApp,
    book: RuleBook?
  ) {
    let profile = Profile.of(environment)
    let process = AppProcess(
      machine: Machine(
        environment,
        profile: profile,
        book: book,
        deliversNotifications: app.observesNotifications
      )
    )
    self.init(process, app)
  }

  /// Creates a simulator in the same state, with a trace that begins here; neither affects the other.
  ///
  /// The app must be in the same state as that of the original, which has no closures in Swift to be called later. From
  /// now on, another value of a switch can apply.
  package convenience init(
    copying other: Simulator,
    app: any SimulatedApp,
    choosing choice: SettingChoice? = nil
  ) {
    let machine = Machine(copying: other.process.machine, choosing: choice)
    self.init(AppProcess(machine: machine), app)
    unimplementedMethods = other.unimplementedMethods
    process.nextBlockID = other.process.nextBlockID
  }

  private init(_ process: AppProcess, _ app: any SimulatedApp) {
    self.process = process
    self.app = app
    // Weak, since the app may retain an application, which retains the process.
    process.runObservers = { [weak app] in app?.handle($0, $1) }
    process.reportStaleRequest = { [weak app] in app?.handle($0) }
    process.didEnd = { [weak app] in app?.processDidEnd($0) }
  }

  deinit {
    // Breaks a cycle: a handler may retain the application, which retains the process, which retains the handler.
    process.removeCode()
  }

  /// The record of everything that has happened so far.
  public var trace: Trace { process.machine.trace }

  /// The virtual time since the start.
  public var now: VirtualTime { process.machine.clock.now }

  /// The state of the app.
  public var state: AppState { process.machine.life.state }

  /// The state of the scene.
  public var scene: SceneState { process.machine.life.scene }

  /// The current state.
  public var snapshot: Snapshot { process.machine.snapshot }

  /// Whether the last action or wait was stopped because repeating work was done too often.
  public var hasTooManyTicks: Bool { process.machine.clock.activity.hasTooManyTicks }

  /// Whether the last action or wait was cut off because the app's code performed too many actions.
  public var hasTooManyActions: Bool { process.machine.clock.activity.hasTooManyActions }

  /// The number of actions that the app's code may perform in one action or wait.
  public static var maximumActions: Int { CodeActivity.maximumActions }

  /// The number of times that repeating work may be done in one action or wait.
  public static var maximumTicks: Int { CodeActivity.maximumTicks }

  /// The number of entries in the trace.
  public var traceCount: Int { process.machine.trace.entries.count }

  /// The rules in force.
  public var book: RuleBook { process.machine.book }

  /// Performs an action and its immediate consequences; returns false if it is not possible now.
  public func perform(_ action: Action) -> Bool {
    process.machine.clock.activity.beginStep()
    if action.kind.actor == .app {
      guard Application(process).perform(action) else { return false }
    } else {
      guard process.machine.begin(action) else { return false }
    }
    run(until: process.machine.clock.now)
    return true
  }

  /// Advances virtual time, including timers that are due at its end.
  public func wait(_ time: VirtualTime) {
    process.machine.clock.activity.beginStep()
    run(until: process.machine.clock.now + time)
  }

  /// Returns the actions that a rule allows now, in the order of the vocabulary.
  public func possibleActions() -> [ActionKind] {
    ActionKind.allCases.filter { canPerform($0) && !$0.isOnlyForCallbacks }
  }

  /// Returns whether a rule allows an action now, whatever its arguments.
  package func canPerform(_ kind: ActionKind) -> Bool { process.machine.canPerform(kind) }

  /// Returns whether a rule allows an action now with its arguments.
  package func canPerform(_ action: Action) -> Bool { process.machine.canPerform(action) }

  /// What the rules can tell apart now.
  package var ruleSituation: RuleSituation { process.machine.ruleSituation }

  /// Returns the words with which the action would be possible now as its main argument, or the names of the windows that
  /// it could be about.
  public func possibleArguments(for action: Action) -> [String] {
    let windows = process.machine.ambiguousWindows(of: action)
    if !windows.isEmpty { return windows }
    guard case .word(let words)? = action.kind.parameters.first?.type else { return [] }
    return words.indices.filter { index in
      let other = [.word(index)] + action.arguments.dropFirst()
      return process.machine.canPerform(Action(action.kind, other))
    }.map { words[$0] }
  }

  /// The reasons why the app stays in the background without being suspended; empty in any other state.
  public var whyNotSuspended: [String] { process.machine.whyNotSuspended() }

  /// A description of the app state, what is in front and what covers it.
  public var situation: String {
    let front = process.machine.front
    let overlay = process.machine.life.screen.overlays.last.map { " under \($0.phrase)" } ?? ""
    return front == .app
      ? "the app's state is \(state.word), and the app is in the foreground\(overlay)"
      : "the app's state is \(state.word), and \(front.phrase)\(overlay)"
  }

  func run(until goal: VirtualTime) {
    while app.fault == nil, let delivery = process.machine.next(until: goal) {
      process.reportEnd()
      let application = Application(process)
      switch delivery {
      case .call(let first, let second, let third):
        if !call(first, application), let second, !call(second, application), let third {
          _ = call(third, application)
        }
      case .handler(let owner): runHandler(of: owner)
      case .event(let event):
        if !process.machine.terminateIfEndless(entering: .event(event)) {
          app.handle(event, application)
        }
      case .observers(let notification):
        if !process.machine.terminateIfEndless(entering: .observers(notification)) {
          app.handle(notification, application)
        }
      case .block(let id): process.runBlock(id)
      case .interfaceHandlers: break
      }
      application.runInterfaceHandlers()
    }
    process.reportEnd()
  }

  /// Runs a handler: a Swift closure or a script.
  private func runHandler(of owner: HandlerOwner) {
    if let handler = process.handlers.removeValue(forKey: owner) {
      handler()
    } else {
      process.machine.runHandler(of: owner)
    }
  }

  /// Calls a method; returns false if the OS does not have it or the app does not implement it.
  private func call(_ method: DelegateMethod, _ application: Application) -> Bool {
    guard process.machine.beginCall(method) else { return false }
    if process.machine.terminateIfEndless(entering: .method(method)) { return true }
    let details = process.machine.detailsOfLastCall
    switch app.handle(DelegateCall(method: method, details: details), application) {
    case .notImplemented:
      unimplementedMethods |= 1 &<< UInt128(method.rawValue)
      process.machine.removeCall(of: method)
      return false
    case .done: process.machine.endCall(method, answer: true)
    case .no: process.machine.endCall(method, answer: false)
    }
    return true
  }
}
