/// The simulated device with our app on it: runs actions, lets virtual time pass, and keeps the trace.
///
/// Everything is synchronous and on the caller's thread: the same actions give the same trace, always.
public final class Simulator {
  let process: AppProcess
  private let app: any SimulatedApp

  /// Starts a fresh world: the home screen in front, the app not running.
  public convenience init(_ world: WorldDescription, app: any SimulatedApp) {
    self.init(world, app: app, book: nil)
  }

  /// Starts a fresh world that follows other rules than its profile's.
  package init(_ world: WorldDescription, app: any SimulatedApp, book: RuleBook?) {
    let profile = Profile.of(world)
    process = AppProcess(machine: Machine(world, profile: profile, book: book))
    self.app = app
  }

  deinit {
    // A handler may hold the application, which holds the process, which holds the handler.
    process.handlers.removeAll()
  }

  /// Everything that happened so far.
  public var trace: Trace { process.machine.trace }

  /// The virtual time since the start.
  public var now: VirtualTime { process.machine.clock.now }

  /// The state of the app.
  public var state: AppState { process.machine.life.state }

  /// The state of the scene.
  public var scene: SceneState { process.machine.life.scene }

  /// The current state.
  public var snapshot: Snapshot { process.machine.snapshot }

  /// Whether the last action or wait was stopped, since work that repeats was done too often in it.
  public var hasTooManyTicks: Bool { process.machine.clock.activity.hasTooManyTicks }

  /// How often work that repeats may be done in one action or wait.
  public static var maximumTicks: Int { CodeActivity.maximumTicks }

  /// The number of entries in the trace.
  public var traceCount: Int { process.machine.trace.entries.count }

  /// The rules in force.
  public var book: RuleBook { process.machine.book }

  /// Runs an action and all that follows from it at that moment; false if it is not possible here.
  public func perform(_ action: Action) -> Bool {
    process.machine.clock.activity = CodeActivity()
    if action.kind.actor == .app {
      guard Application(process).perform(action) else { return false }
    } else {
      guard process.machine.begin(action) else { return false }
    }
    run(until: process.machine.clock.now)
    return true
  }

  /// Lets virtual time pass, what is due at its last moment included.
  public func wait(_ time: VirtualTime) {
    process.machine.clock.activity = CodeActivity()
    run(until: process.machine.clock.now + time)
  }

  /// The actions that some rule allows now, in the order of the vocabulary.
  public func possibleActions() -> [ActionKind] {
    ActionKind.allCases.filter { process.machine.canPerform($0) && !$0.isOnlyForCallbacks }
  }

  /// What of the world forbids an action that is not possible here, whatever its rule; nil where the state of the app
  /// and what it shows say all.
  public func obstacle(to action: Action) -> String? {
    switch process.machine.obstacle(to: action) {
    case .fact(let fact)?: "only where \(Condition.fact(fact).phrase)"
    case .not(let fact)?: "where \(Condition.fact(fact).phrase)"
    default: nil
    }
  }

  /// The words that its main argument could be now instead.
  public func possibleArguments(for action: Action) -> [String] {
    guard case .word(let words)? = action.kind.parameters.first?.type else { return [] }
    return words.indices.filter { index in
      let other = [.word(index)] + action.arguments.dropFirst()
      return process.machine.canPerform(Action(action.kind, other))
    }.map { words[$0] }
  }

  /// Why the app, which is in the background, is not suspended, each reason in words; empty in any other state.
  public var whyNotSuspended: [String] { process.machine.whyNotSuspended }

  /// What is in front and what lies over it, in words.
  public var situation: String {
    let front = process.machine.front
    let cover = process.machine.life.screen.covers.last.map { " under \($0.phrase)" } ?? ""
    return front == .app
      ? "the app's state is \(state.word), and the app is in front\(cover)"
      : "the app's state is \(state.word), and \(front.phrase)\(cover)"
  }

  private func run(until goal: VirtualTime) {
    let application = Application(process)
    while let delivery = process.machine.next(until: goal) {
      switch delivery {
      case .call(let first, let second, let third):
        if !call(first, application), let second, !call(second, application), let third {
          _ = call(third, application)
        }
      case .handler(let owner): runHandler(of: owner)
      case .event(let event): app.handle(event, application)
      case .interfaceHandlers: break
      }
      application.runInterfaceHandlers()
    }
  }

  /// Runs a handler: a closure of an app in Swift, or what a script says.
  private func runHandler(of owner: HandlerOwner) {
    if let handler = process.handlers.removeValue(forKey: owner) {
      handler()
    } else {
      process.machine.runHandler(of: owner)
    }
  }

  /// Calls a method; false if the OS does not know it or the app does not implement it.
  private func call(_ method: DelegateMethod, _ application: Application) -> Bool {
    guard process.machine.beginCall(method) else { return false }
    let details = process.machine.detailsOfLastCall
    switch app.handle(DelegateCall(method: method, details: details), application) {
    case .notImplemented:
      process.machine.removeCall(of: method)
      return false
    case .done: process.machine.endCall(method, answer: true)
    case .no: process.machine.endCall(method, answer: false)
    }
    return true
  }
}
