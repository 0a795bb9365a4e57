@_spi(Package) @testable import LifecycleCore

/// Legal actions with waits between them, chosen as they are run.
struct RandomWalk {
  enum Step {
    case action(Action)
    case wait(VirtualTime)
  }

  let environment: SimulationEnvironment
  let seed: UInt64
  private(set) var steps: [Step] = []
  private(set) var trace = Trace()
  private(set) var book = RuleBook([])

  /// Walks this many steps through an environment, and shows the current state after each.
  init(
    _ environment: SimulationEnvironment,
    seed: UInt64,
    length: Int = 30,
    afterEach: (Simulator) -> Void = { _ in }
  ) {
    self.environment = environment
    self.seed = seed
    var generator = SplitMix(seed: seed)
    let simulator = Simulator(environment, app: UnrulyApp(seed: seed))
    book = simulator.book
    for _ in 0..<length {
      defer { afterEach(simulator) }
      if generator.once(in: 4) {
        let time = VirtualTime(milliseconds: Self.waits.randomElement(using: &generator) ?? 0)
        steps.append(.wait(time))
        simulator.wait(time)
      } else {
        // Restarts, alerts and changes of the device lead nowhere: mostly the user acts.
        let kinds =
          switch Int.random(in: 0..<8, using: &generator) {
          case 0: Self.changes
          case 1: Self.systemActions
          case 2: Self.appActions
          case 3: Self.inputs
          default: Self.userActions
          }
        // Drawing again is quicker than asking for all that is possible.
        for _ in 0..<40 {
          guard let kind = kinds.randomElement(using: &generator) else { break }
          let action = Action.random(kind, using: &generator)
          if simulator.perform(action) {
            steps.append(.action(action))
            break
          }
        }
      }
    }
    trace = simulator.trace
  }

  /// Runs the same steps in another environment; what is not possible there is left out.
  func replay(in environment: SimulationEnvironment, by book: RuleBook? = nil) -> Trace {
    let simulator = Simulator(environment, app: UnrulyApp(seed: seed), book: book)
    for step in steps { simulator.perform(step) }
    return simulator.trace
  }

  private static let changes = ActionKind.allCases.filter(\.isDeviceChange)
  private static let inputs = ActionKind.allCases.filter(\.isInput)
  private static let userActions = others(of: .user).filter { !$0.isInput }
  private static let systemActions = others(of: .system)
  private static let appActions = others(of: .app)

  private static func others(of actor: Actor) -> [ActionKind] {
    ActionKind.allCases.filter {
      $0.actor == actor && !$0.isOnlyForCallbacks && !$0.isDeviceChange
    }
  }

  private static let waits: [Int64] = [0, 1, 500, 1000, 2000, 5000, 30_000, 181_000, 605_000]
}

extension Simulator {
  /// Performs a step of a walk; an action that is not possible is left out.
  func perform(_ step: RandomWalk.Step) {
    switch step {
    case .action(let action): _ = perform(action)
    case .wait(let time): wait(time)
    }
  }
}

extension Action {
  /// The action with random arguments.
  static func random(_ kind: ActionKind, using generator: inout SplitMix) -> Action {
    let arguments = kind.parameters.map { parameter -> ArgumentValue in
      if !parameter.isRequired, generator.once(in: 2) { return .absent }
      switch parameter.type {
      case .payload, .words: return .absent
      case .text, .name: return .text(["a", "b"].randomElement(using: &generator) ?? "a")
      case .word(let words): return .word(Int.random(in: words.indices, using: &generator))
      case .duration:
        let times: [Int64] = [0, 1, 1000, 4999, 5000, 5001, 12_000]
        return .duration(VirtualTime(milliseconds: times.randomElement(using: &generator) ?? 0))
      case .integer(let range): return .integer(Int.random(in: range, using: &generator))
      case .flag: return .flag(generator.once(in: 2))
      case .actions: return .actions(generator.once(in: 2) ? [.endTask("a"), .work(100)] : [])
      }
    }
    return Action(kind, arguments)
  }
}

/// An app that implements some methods, refuses now and then, and asks for anything in its callbacks.
final class UnrulyApp: SimulatedApp {
  private static let actions = ActionKind.allCases.filter { $0.actor == .app }
  private static let lifeActions = actions.filter { $0 < .createGraphicsContext }

  private var generator: SplitMix
  private let implemented: Set<DelegateMethod>

  init(seed: UInt64) {
    var generator = SplitMix(seed: ~seed)
    let isLazy = generator.once(in: 4)
    implemented = Set(
      DelegateMethod.allCases.filter { _ in isLazy ? generator.once(in: 2) : true }
    )
    self.generator = generator
  }

  init(copying other: UnrulyApp) {
    generator = other.generator
    implemented = other.implemented
  }

  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer {
    guard implemented.contains(call.method) else { return .notImplemented }
    scheduleTask(in: call.method, application)
    while generator.once(in: 4) {
      // Most of what an app can do says nothing of its life: background tasks and work come more often.
      let isAboutLife = !generator.once(in: 4)
      let kinds = isAboutLife ? Self.lifeActions : Self.actions
      guard let kind = kinds.randomElement(using: &generator) else { break }
      application.perform(.random(kind, using: &generator))
    }
    return generator.once(in: 6) ? .no : .done
  }

  /// Registers a task at launch, submits its request later and has closures that take long, which would rarely come together
  /// by chance.
  private func scheduleTask(in method: DelegateMethod, _ application: Application) {
    switch method {
    case .didFinishLaunching:
      let handler = ArgumentValue.actions([.work(100)])
      application.perform(Action(.registerBackgroundTask, [.text("a"), handler, handler]))
    case .didEnterBackground, .sceneDidEnterBackground, .scenePhaseBackground:
      application.perform(Action(.submitTaskRequest, [.text("a")]))
    case .swiftUIRefreshTask, .swiftUISessionTask:
      application.runClosure([.work(100_000)], of: method)
    default: break
    }
  }
}
