/// A change of the state of an app or a scene, and the action or the timer that led to it.
public struct StateTransition<State>: Hashable, Comparable, Sendable
where State: RawRepresentable<UInt8> & Hashable & Sendable {
  /// The state before.
  public let from: State
  /// The state after.
  public let to: State
  /// The trigger: an action such as `user: press-home`, or a timer.
  public let trigger: String

  package init(from: State, to: State, trigger: String) {
    (self.from, self.to, self.trigger) = (from, to, trigger)
  }

  /// Orders transitions by states, then by trigger.
  public static func < (left: Self, right: Self) -> Bool {
    (left.from.rawValue, left.to.rawValue, left.trigger)
      < (right.from.rawValue, right.to.rawValue, right.trigger)
  }
}

/// The graph of an app's states and the transitions between them, by the rules of one version.
///
/// It is found by simulation: in every situation, each action and each wait is tried, with an app that does nothing,
/// one that exceeds its time limits and one that requests more time.
public struct StateGraph: Sendable {
  /// A change of state, and the action or the timer that led to it.
  public typealias Edge = StateTransition<AppState>

  /// The environment of the graph.
  public let environment: SimulationEnvironment
  /// Every possible change of state, in order.
  public let edges: [Edge]

  /// Creates the graph by exploring the environment.
  public init(_ environment: SimulationEnvironment) {
    self.environment = environment
    let actions = Profile.book(of: environment).decisiveActions.flatMap(Action.variants)
    var edges: Set<Edge> = []
    for (code, depth) in Self.callbackScripts {
      var explorer = StateExplorer(environment, actions: actions, code: code, edges: Self.edges)
      explorer.explore(upTo: depth)
      edges.formUnion(explorer.edges)
    }
    self.edges = edges.sorted()
  }

  /// The scripts that the app runs in each callback, with the number of steps to explore.
  private static let callbackScripts: [([Action], depth: Int)] = [
    ([], 8), ([Action(.work, [.duration(.seconds(30))])], 4),
    ([Action(.beginBackgroundTask, [.text("a")])], 4),
  ]

  /// Returns the changes of state in a trace.
  public static func edges(in trace: Trace, by book: RuleBook) -> Set<Edge> {
    Set(transitions(in: trace, by: book))
  }

  /// Returns the changes of state in a trace, in the order of the trace.
  package static func transitions(in trace: Trace, by book: RuleBook) -> [Edge] {
    var edges: [Edge] = []
    var state = AppState.notRunning
    for entry in trace.entries {
      guard case .state(let next) = entry.term else { continue }
      if let trigger = trace.externalTrigger(of: entry, by: book) {
        edges.append(Edge(from: state, to: next, trigger: trigger))
      }
      state = next
    }
    return edges
  }
}

extension Trace {
  /// Returns the action or the timer that led to an entry, as text.
  func externalTrigger(of entry: TraceEntry, by book: RuleBook) -> String? {
    var cause = entry.cause
    while cause >= 0 {
      let trigger = book.rules[Int(causes[Int(cause)].rule)].trigger
      let parent = causes[Int(cause)].parent
      // What an app requests of its scenes is handled later, on its own.
      let request = parent < 0 ? trigger.sceneRequest : nil
      if trigger.isExternal || request != nil {
        return (request ?? trigger).phrase.replacing("`", with: "")
      }
      cause = parent
    }
    return nil
  }
}

extension Trigger {
  /// Whether it originates outside the rules: an action or a timer.
  fileprivate var isExternal: Bool {
    switch self {
    case .action, .timer: true
    case .procedure, .deviceEvent: false
    }
  }
}

extension Trigger {
  /// The request of the app that a procedure handles; nil for anything else.
  fileprivate var sceneRequest: Trigger? {
    switch self {
    case .procedure(.activateScene): .action(.requestSceneActivation)
    case .procedure(.destroyScene): .action(.requestSceneDestruction)
    case .procedure(.refreshScene): .action(.requestSceneRefresh)
    default: nil
    }
  }
}

/// A step of an exploration.
private enum ExploringStep {
  case action(Action)
  case wait(VirtualTime)
}

/// The state that determines the further life cycle.
private struct Situation: Hashable {
  let snapshot: Snapshot
  let isLocked: Bool
  let isInCall: Bool
  let callTookFront: Bool
  /// Whether each scene has a session.
  let sessions: [Bool]
  let hasNotification: Bool
  let hasBanner: Bool
}

/// An explorer that visits each situation of an environment once.
struct StateExplorer<State: RawRepresentable<UInt8> & Hashable & Sendable> {
  typealias Edges = Set<StateTransition<State>>

  private let environment: SimulationEnvironment
  private let steps: [ExploringStep]
  private let code: [Action]
  private var visited: Set<Situation> = []
  private let edgesInTrace: (Trace, RuleBook) -> Edges
  private(set) var edges: Edges = []

  init(
    _ environment: SimulationEnvironment,
    actions: [Action],
    code: [Action],
    edges: @escaping (Trace, RuleBook) -> Edges
  ) {
    self.environment = environment
    edgesInTrace = edges
    self.code = code
    steps = actions.map(ExploringStep.action) + [.wait(.seconds(2)), .wait(.seconds(700))]
  }

  mutating func explore(upTo depth: Int) {
    var waiting: [[ExploringStep]] = [[]]
    while let path = waiting.popLast() {
      let here = simulator(after: path)
      for step in steps where here.canPerform(step) {
        let there = simulator(after: path + [step])
        edges.formUnion(edgesInTrace(there.trace, there.book))
        if visited.insert(there.surroundings).inserted, path.count + 1 < depth {
          waiting.insert(path + [step], at: 0)
        }
      }
    }
  }

  private func simulator(after path: [ExploringStep]) -> Simulator {
    let simulator = Simulator(environment, app: RepeatingApp(code))
    for step in path {
      switch step {
      case .action(let action): _ = simulator.perform(action)
      case .wait(let time): simulator.wait(time)
      }
    }
    return simulator
  }
}

extension Simulator {
  fileprivate func canPerform(_ step: ExploringStep) -> Bool {
    switch step {
    case .action(let action): process.machine.canPerform(action)
    case .wait: true
    }
  }

  fileprivate var surroundings: Situation {
    .init(
      snapshot: snapshot,
      isLocked: process.machine.life.screen.frontBeforeLock != nil,
      isInCall: process.machine.life.screen.frontBeforeCall != nil,
      callTookFront: process.machine.life.screen.callTookFront,
      sessions: process.machine.scenes?.all.map(\.hasSession) ?? [],
      hasNotification: !process.machine.storage.notifications.isEmpty,
      hasBanner: process.machine.device.bannerIsShown
    )
  }
}

/// An app that runs the same script in each call.
private final class RepeatingApp: SimulatedApp {
  private let code: [Action]

  init(_ code: [Action]) { self.code = code }

  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer {
    for action in code { application.perform(action) }
    return .done
  }
}

extension Action {
  /// Returns the action in each form that can have its own rules.
  package static func variants(of kind: ActionKind) -> [Action] {
    var variants: [[ArgumentValue]] = [[]]
    for (index, parameter) in kind.parameters.enumerated() {
      let values: [ArgumentValue] =
        switch parameter.type {
        case .word(let words) where index == 0: words.indices.map { .word($0) }
        case _ where !parameter.isRequired: [.absent]
        case .text: [.text("a")]
        case .word: [.word(0)]
        case .duration: [.duration(.seconds(1))]
        case .integer(let range): [.integer(range.lowerBound)]
        case .flag: [.flag(true)]
        case .actions: [.actions([])]
        }
      variants = variants.flatMap { known in values.map { known + [$0] } }
    }
    return variants.map { Action(kind, $0) }
  }
}

extension RuleBook {
  /// The actions that can change the state of the app or the screen.
  var decisiveActions: [ActionKind] {
    var found: Set<Trigger> = []
    var count = -1
    while count != found.count {
      count = found.count
      for rule in rules where rule.effects.contains(where: { $0.isDecisive(knowing: found) }) {
        found.insert(rule.trigger)
      }
    }
    // A notification that is shown now can be tapped later.
    found.formUnion([.action(.push), .action(.localNotification)])
    return ActionKind.allCases.filter {
      found.contains(.action($0)) && !$0.isOnlyForCallbacks
    }
  }
}

extension Effect {
  fileprivate func isDecisive(knowing triggers: Set<Trigger>) -> Bool {
    switch self {
    case .become, .scene, .startProcess, .endProcess: true
    case .run(let operation): operation.updatesState
    case .perform(let procedure): triggers.contains(.procedure(procedure))
    default: false
    }
  }
}
