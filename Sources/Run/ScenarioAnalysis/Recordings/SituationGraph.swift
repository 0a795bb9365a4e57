@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// The situations in an environment that a search comes across, and what each move does in them.
///
/// Each situation keeps the simulator that came there first, and each move is performed once, in a copy of it.
final class SituationGraph {
  /// What a move does in a situation.
  struct Edge {
    let move: RecordingMove
    /// What it does, as a number in `patterns`.
    let pattern: Int
    /// The terms among what it does that the app does not print.
    let unprinted: [Term]
    /// The number of events that it prints before each of them.
    let places: [Int]
    /// How many of them come after all that it prints, so that a recording may end before them.
    let lastUnprinted: Int
    /// How improbable it is: 0 for what is in most recordings.
    let rank: Int
    /// Whether it causes no call or notification that a recording would contain.
    let isSilent: Bool
    /// The situation after it.
    var target: Int

    /// Returns what the app does not print after the first events, up to the end of the recording if that is within the move.
    func unprinted(after skipped: Int, isCut: Bool) -> [Term] {
      let last = isCut ? unprinted.count - lastUnprinted : unprinted.count
      if skipped == 0 { return Array(unprinted.prefix(last)) }
      return unprinted.indices.prefix(last).filter { places[$0] > skipped }.map { unprinted[$0] }
    }
  }

  /// The result of trying a move.
  private struct Attempt {
    /// What the move does; nil if it is not possible.
    var edge: Edge?
    /// The values of switches with which the result might be another one.
    var influences: SwitchInfluences
  }

  /// A situation.
  private struct Node {
    let situation: RuleSituation
    let state: AppState
    var moves: [RecordingMove]
    /// The values of switches with which other moves might be possible.
    let influences: SwitchInfluences
    /// The moves that were tried.
    var attempts: [Attempt?]
    /// The simulator that came there first; nil for that of the original graph.
    var simulator: Simulator?
    /// The number of the situation in the original graph.
    var original: Int?
  }

  /// A graph with another value of a switch, whose moves do the same as far as the value has no influence on them.
  private struct Original {
    let graph: SituationGraph
    let choice: SettingChoice
  }

  private let environment: SimulationEnvironment
  private let app: ScriptedApp
  private let observed: Set<Term>
  private let unprinted: Set<Term>
  private let moves: RelevantMoves
  private let watcher: RuleWatcher
  /// What the moves do.
  let patterns: EventPatterns
  private let original: Original?
  /// The numbers of the situations of the original graph in this one.
  private var counterparts: [Int: Int] = [:]
  private var nodes: [Node] = []
  private var numbers: [RuleSituation: Int] = [:]
  /// The number of moves that were performed.
  private(set) var cost = 0
  /// The values of switches with which anything in the graph might be different.
  private(set) var influences = SwitchInfluences()

  /// Creates the graph of an app that implements these or else the observed methods, and does nothing in them.
  init(
    _ environment: SimulationEnvironment,
    observed recorded: Set<Term>,
    unprinted: Set<Term> = [],
    implemented: MethodSet? = nil,
    comparesOptions: Bool,
    scenes: [String] = []
  ) {
    self.environment = environment
    let observed = recorded.union(unprinted)
    self.unprinted = unprinted
    moves = RelevantMoves(observed: observed, comparesOptions: comparesOptions, scenes: scenes)
    self.observed = observed
    watcher = RuleWatcher(.switches)
    patterns = EventPatterns()
    original = nil
    let methods =
      implemented.map { DelegateMethod.allCases.filter($0.has) }
      ?? observed.compactMap { term in if case .call(let method) = term { method } else { nil } }
    var script = AppScript(implementing: methods)
    let answers: [Term] = [
      .call(.didRegisterForRemoteNotifications), .call(.didFailToRegisterForRemoteNotifications),
    ]
    if answers.contains(where: observed.contains) {
      script.during[.didFinishLaunching] = [Action(.registerForRemoteNotifications)]
    }
    // It has no state, so that all simulators can share it.
    app = ScriptedApp(script)
  }

  /// Creates the graph with another value of a switch, which performs only the moves that the value might influence.
  init(_ original: SituationGraph, with choice: SettingChoice) {
    var environment = original.environment
    environment.choices[choice.modelSwitch] = choice.value
    self.environment = environment
    self.original = Original(graph: original, choice: choice)
    (app, observed, unprinted) = (original.app, original.observed, original.unprinted)
    (moves, watcher, patterns) = (original.moves, original.watcher, original.patterns)
  }

  /// Returns the situations at the start and after each of these moves.
  func nodes(along path: [RecordingMove]) -> [Int] {
    let book = Profile.book(of: environment).watched(by: watcher)
    var simulator = Simulator(environment, app: app, book: book)
    return [node(of: simulator)]
      + path.map { move in
        simulator = Simulator(copying: simulator, app: app)
        perform(move, simulator)
        return node(of: simulator)
      }
  }

  /// Returns the state of the app in a situation.
  func state(of node: Int) -> AppState { nodes[node].state }

  /// Returns the number of moves to try in a situation.
  func moveCount(of node: Int) -> Int { nodes[node].moves.count }

  /// Returns what a move does in a situation; nil if it is not possible.
  func edge(_ index: Int, of node: Int) -> Edge? {
    if let known = nodes[node].attempts[index] { return known.edge }
    let attempt = originalAttempt(index, of: node) ?? attempt(index, of: node)
    nodes[node].attempts[index] = attempt
    return attempt.edge
  }

  // MARK: - Moves

  private func attempt(_ index: Int, of node: Int) -> Attempt {
    let (origin, move) = (simulator(of: node), nodes[node].moves[index])
    guard origin.canPerform(move) else { return Attempt(edge: nil, influences: takeInfluences()) }
    let simulator = Simulator(copying: origin, app: app)
    perform(move, simulator)
    var events = ModelEvent.all(
      in: simulator.trace,
      isRunning: origin.state != .notRunning,
      observed: observed
    )
    let influences = takeInfluences()
    let terms = unprinted.isEmpty ? [] : events.compactMap(\.term).filter(unprinted.contains)
    let wasInFront = origin.state == .active || origin.state == .inactive
    let last = events.reversed().prefix { event in
      event.term.map { unprinted.contains($0) } ?? true
    }
    var places: [Int] = []
    if !terms.isEmpty {
      for (index, event) in events.enumerated() {
        guard let term = event.term, unprinted.contains(term) else { continue }
        places.append(index - places.count)
      }
      events.removeAll { event in event.term.map { unprinted.contains($0) } ?? false }
    }
    let edge = Edge(
      move: move,
      pattern: patterns.number(of: events),
      unprinted: terms,
      places: places,
      lastUnprinted: terms.isEmpty ? 0 : last.count { $0.term != nil },
      rank: move.rank(
        endingProcess: events.contains { $0.event == .processEnded },
        inFront: wasInFront
      ),
      isSilent: !events.contains { $0.term != nil },
      target: self.node(of: simulator)
    )
    return Attempt(edge: edge, influences: influences)
  }

  private func perform(_ move: RecordingMove, _ simulator: Simulator) {
    cost += 1
    switch move {
    case .action(let action): _ = simulator.perform(action)
    case .wait(let time): simulator.wait(time)
    }
  }

  /// Returns the influences since the last time.
  private func takeInfluences() -> SwitchInfluences {
    let new = watcher.removeInfluences()
    influences.formUnion(new)
    return new
  }

  // MARK: - Situations

  private func node(of simulator: Simulator) -> Int {
    let situation = simulator.ruleSituation
    if let number = numbers[situation] { return number }
    if let original, let number = original.graph.numbers[situation] {
      return self.number(of: number, in: original)
    }
    _ = takeInfluences()
    let moves = moves.all(from: simulator)
    return add(
      Node(
        situation: situation,
        state: simulator.state,
        moves: moves,
        influences: takeInfluences(),
        attempts: Array(repeating: nil, count: moves.count),
        simulator: simulator
      )
    )
  }

  private func add(_ node: Node) -> Int {
    nodes.append(node)
    numbers[node.situation] = nodes.count - 1
    return nodes.count - 1
  }

  private func simulator(of node: Int) -> Simulator {
    if let simulator = nodes[node].simulator { return simulator }
    guard let original, let number = nodes[node].original else {
      preconditionFailure("Internal inconsistency: a situation without a simulator")
    }
    let simulator = simulator(of: number, in: original)
    nodes[node].simulator = simulator
    return simulator
  }

  // MARK: - The original graph

  /// Returns the result of a move in the original graph; nil if it is not known, or the switch might influence it.
  private func originalAttempt(_ index: Int, of node: Int) -> Attempt? {
    guard let original, let number = nodes[node].original else { return nil }
    let (move, moves) = (nodes[node].moves[index], original.graph.nodes[number].moves)
    // Both have nearly the same moves in the same order.
    let position =
      moves.indices.contains(index) && moves[index] == move ? index : moves.firstIndex(of: move)
    guard let position, var known = original.graph.nodes[number].attempts[position],
      !known.influences.mayInclude(original.choice)
    else { return nil }
    if let edge = known.edge { known.edge?.target = self.number(of: edge.target, in: original) }
    return known
  }

  /// Returns the number of a situation of the original graph in this one.
  private func number(of node: Int, in original: Original) -> Int {
    if let known = counterparts[node] { return known }
    let origin = original.graph.nodes[node]
    let number = numbers[origin.situation] ?? add(counterpart(of: origin, node, in: original))
    counterparts[node] = number
    return number
  }

  private func counterpart(of origin: Node, _ number: Int, in original: Original) -> Node {
    var node = origin
    node.original = number
    node.simulator = nil
    if origin.influences.mayInclude(original.choice) {
      let simulator = simulator(of: number, in: original)
      node.simulator = simulator
      node.moves = moves.all(from: simulator)
    }
    node.attempts = Array(repeating: nil, count: node.moves.count)
    return node
  }

  private func simulator(of number: Int, in original: Original) -> Simulator {
    Simulator(copying: original.graph.simulator(of: number), app: app, choosing: original.choice)
  }
}

extension Simulator {
  fileprivate func canPerform(_ move: RecordingMove) -> Bool {
    switch move {
    case .action(let action): canPerform(action)
    case .wait: true
    }
  }
}
