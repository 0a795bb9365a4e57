/// The graph of an app's states and the transitions between them, by the rules of one version.
///
/// It is found by simulation: in every situation, each action and each wait is tried, with an app that does nothing,
/// one that exceeds its time limits and one that requests more time.
public struct StateGraph: Sendable {
  /// A change of state, and the action or the timer that led to it.
  public struct Edge: Hashable, Comparable, Sendable {
    /// The state before.
    public let from: AppState
    /// The state after.
    public let to: AppState
    /// The trigger: an action such as `user: press-home`, or a timer.
    public let trigger: String

    /// Orders edges by states, then by trigger.
    public static func < (left: Edge, right: Edge) -> Bool {
      (left.from.rawValue, left.to.rawValue, left.trigger)
        < (right.from.rawValue, right.to.rawValue, right.trigger)
    }
  }

  /// The world of the graph.
  public let world: WorldDescription
  /// Every possible change of state, in order.
  public let edges: [Edge]

  /// Creates the graph by exploring the world.
  public init(_ world: WorldDescription) {
    self.world = world
    let actions = Profile.book(of: world).decisiveActions.flatMap(Action.variants)
    var edges: Set<Edge> = []
    for (code, depth) in Self.callbackScripts {
      var explorer = StateExplorer(world, actions: actions, code: code)
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
    var edges: Set<Edge> = []
    var state = AppState.notRunning
    for entry in trace.entries {
      guard case .state(let next) = entry.term else { continue }
      var cause = entry.cause
      while cause >= 0 {
        let trigger = book.rules[Int(trace.causes[Int(cause)].rule)].trigger
        if trigger.isExternal {
          edges.insert(
            Edge(from: state, to: next, trigger: trigger.phrase.replacing("`", with: ""))
          )
          break
        }
        cause = trace.causes[Int(cause)].parent
      }
      state = next
    }
    return edges
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

/// An explorer that visits each situation of a world once.
private struct StateExplorer {
  enum Step {
    case action(Action)
    case wait(VirtualTime)
  }

  /// The state that determines the further life cycle.
  struct Situation: Hashable {
    let snapshot: Snapshot
    let isLocked: Bool
    let isInCall: Bool
    let callTookFront: Bool
    let hasNotification: Bool
    let hasBanner: Bool
  }

  private let world: WorldDescription
  private let steps: [Step]
  private let code: [Action]
  private var visited: Set<Situation> = []
  private(set) var edges: Set<StateGraph.Edge> = []

  init(_ world: WorldDescription, actions: [Action], code: [Action]) {
    self.world = world
    self.code = code
    steps = actions.map(Step.action) + [.wait(.seconds(2)), .wait(.seconds(700))]
  }

  mutating func explore(upTo depth: Int) {
    var waiting: [[Step]] = [[]]
    while let path = waiting.popLast() {
      let here = simulator(after: path)
      for step in steps where here.canPerform(step) {
        let there = simulator(after: path + [step])
        edges.formUnion(StateGraph.edges(in: there.trace, by: there.book))
        if visited.insert(there.surroundings).inserted, path.count + 1 < depth {
          waiting.insert(path + [step], at: 0)
        }
      }
    }
  }

  private func simulator(after path: [Step]) -> Simulator {
    let simulator = Simulator(world, app: RepeatingApp(code))
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
  fileprivate func canPerform(_ step: StateExplorer.Step) -> Bool {
    switch step {
    case .action(let action): process.machine.canPerform(action)
    case .wait: true
    }
  }

  fileprivate var surroundings: StateExplorer.Situation {
    .init(
      snapshot: snapshot,
      isLocked: process.machine.life.screen.frontBeforeLock != nil,
      isInCall: process.machine.life.screen.frontBeforeCall != nil,
      callTookFront: process.machine.life.screen.callTookFront,
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
  fileprivate var decisiveActions: [ActionKind] {
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
