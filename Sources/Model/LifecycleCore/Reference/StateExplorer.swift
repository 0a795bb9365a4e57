/// An explorer that visits each situation of an environment once.
///
/// In each situation it continues a copy of the simulator that came there first.
struct StateExplorer<Reader: StateReader> {
  /// A simulator, and what is known of the states so far.
  private struct Place {
    let simulator: Simulator
    var reader: Reader
  }

  private let start: Place
  private let steps: [ExploringStep]
  private var visited: Set<Situation> = []
  /// The changes of state that were found.
  private(set) var changes: Set<StateChange<Reader.State>> = []

  init(
    _ environment: SimulationEnvironment,
    actions: [Action],
    code: [Action],
    _ reader: Reader
  ) {
    start = Place(simulator: Simulator(environment, app: RepeatingApp(code)), reader: reader)
    steps = actions.map(ExploringStep.action) + [.wait(.seconds(2)), .wait(.seconds(700))]
  }

  /// Explores all situations that this many steps lead to, the nearest ones first.
  mutating func explore(upTo depth: Int) {
    var places = [start]
    for rest in (0..<depth).reversed() {
      var next: [Place] = []
      for place in places {
        for step in steps where place.simulator.canPerform(step) {
          let simulator = Simulator(copying: place.simulator, app: place.simulator.app)
          simulator.perform(step)
          var reader = place.reader
          changes.formUnion(reader.changes(in: simulator.trace, by: simulator.book))
          if visited.insert(simulator.surroundings).inserted, rest > 0 {
            next.append(Place(simulator: simulator, reader: reader))
          }
        }
      }
      places = next
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
  let callRingsInBanner: Bool
  /// Whether each scene has a session.
  let sessions: [Bool]
  let hasNotification: Bool
  let hasBanner: Bool
}

extension Simulator {
  fileprivate func canPerform(_ step: ExploringStep) -> Bool {
    switch step {
    case .action(let action): canPerform(action)
    case .wait: true
    }
  }

  fileprivate func perform(_ step: ExploringStep) {
    switch step {
    case .action(let action): _ = perform(action)
    case .wait(let time): wait(time)
    }
  }

  fileprivate var surroundings: Situation {
    .init(
      snapshot: snapshot,
      isLocked: process.machine.life.screen.frontBeforeLock != nil,
      isInCall: process.machine.life.screen.frontBeforeCall != nil,
      callTookFront: process.machine.life.screen.callTookFront,
      callRingsInBanner: process.machine.life.screen.callRingsInBanner,
      sessions: process.machine.scenes?.all.map(\.hasSession) ?? [],
      hasNotification: !process.machine.storage.notifications.isEmpty,
      hasBanner: process.machine.device.bannerIsShown
    )
  }
}

/// An app that runs the same script in each call, and so has no state to copy.
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
        // A single word that can be left out has no rules of its own: 'unlock: passcode'.
        case .word(let words) where index == 0 && (parameter.isRequired || words.count > 1):
          words.indices.map { .word($0) }
        case _ where !parameter.isRequired: [.absent]
        case .text, .name: [.text(kind.sampleText)]
        case .word: [.word(0)]
        case .duration: [.duration(.seconds(1))]
        case .integer(let range): [.integer(range.lowerBound)]
        case .flag: [.flag(true)]
        case .actions: [.actions([])]
        case .payload, .words: [.absent]
        }
      variants = variants.flatMap { known in values.map { known + [$0] } }
    }
    return variants.map { Action(kind, $0) }
  }
}

extension RuleBook {
  /// Returns the actions that an action can consist of, each as often as the rules name it.
  package func parts(of kind: ActionKind) -> [ActionKind] {
    candidates(for: .action(kind)).flatMap { rule(at: Int($0)).effects }.compactMap {
      if case .part(let part) = $0 { part } else { nil }
    }
  }

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
    let notifications = ActionKind.allCases.filter { $0.launchReason?.isNotification == true }
    found.formUnion(notifications.map { .action($0) })
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
