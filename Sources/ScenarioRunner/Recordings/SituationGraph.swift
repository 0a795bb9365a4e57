internal import LifecycleCore
internal import ScenarioLanguage

/// The situations in an environment that a search comes across, and what each move does in them.
///
/// The result of each move is cached: a simulator cannot be copied, so each move runs the whole path to its situation again.
final class SituationGraph {
  /// What a move does in a situation.
  struct Edge {
    let move: RecordingMove
    let events: [ModelEvent]
    /// Whether it causes no call or notification that a recording would contain.
    let isSilent: Bool
    /// The situation after it.
    let target: Int
  }

  /// A situation, with the first moves that led to it.
  private struct Node {
    let path: [RecordingMove]
    let state: AppState
    let moves: [RecordingMove]
    /// What the moves do, as far as it is known; the inner value is nil for a move that turned out to be impossible.
    var edges: [Edge??]
  }

  private let environment: SimulationEnvironment
  private let script: AppScript
  private let observed: Set<Term>
  private let moves: RelevantMoves
  private var nodes: [Node] = []
  private var numbers: [RuleSituation: Int] = [:]
  /// The number of moves that were performed in a simulator.
  private(set) var cost = 0

  /// Creates the graph of an app that implements the observed methods, and does nothing in them.
  init(
    _ environment: SimulationEnvironment,
    observed: Set<Term>,
    comparesOptions: Bool,
    scenes: [String] = []
  ) {
    self.environment = environment
    moves = RelevantMoves(observed: observed, comparesOptions: comparesOptions, scenes: scenes)
    self.observed = observed
    let methods = observed.compactMap { term in
      if case .call(let method) = term { method } else { nil }
    }
    var script = AppScript(implementing: methods)
    let answers: [Term] = [
      .call(.didRegisterForRemoteNotifications), .call(.didFailToRegisterForRemoteNotifications),
    ]
    if answers.contains(where: observed.contains) {
      script.during[.didFinishLaunching] = [Action(.registerForRemoteNotifications)]
    }
    self.script = script
  }

  /// Returns the situation after moves from the start.
  func node(after path: [RecordingMove]) -> Int { node(of: replay(path), path) }

  /// Returns the state of the app in a situation.
  func state(of node: Int) -> AppState { nodes[node].state }

  /// Returns the number of moves to try in a situation.
  func moveCount(of node: Int) -> Int { nodes[node].moves.count }

  /// Returns what a move does in a situation; nil if it is not possible.
  func edge(_ index: Int, of node: Int) -> Edge? {
    if let known = nodes[node].edges[index] { return known }
    let (path, move) = (nodes[node].path, nodes[node].moves[index])
    let simulator = replay(path)
    let first = simulator.traceCount
    let isRunning = simulator.state != .notRunning
    var edge: Edge?
    if perform(move, simulator) {
      let events = ModelEvent.all(
        of: simulator,
        since: first,
        isRunning: isRunning,
        observed: observed
      )
      let target = self.node(of: simulator, path + [move])
      edge = Edge(
        move: move,
        events: events,
        isSilent: !events.contains { $0.term != nil },
        target: target
      )
    }
    nodes[node].edges[index] = .some(edge)
    return edge
  }

  private func node(of simulator: Simulator, _ path: [RecordingMove]) -> Int {
    let situation = simulator.ruleSituation
    if let number = numbers[situation] { return number }
    let moves = moves.all(from: simulator)
    nodes.append(
      Node(
        path: path,
        state: simulator.state,
        moves: moves,
        edges: Array(repeating: nil, count: moves.count)
      )
    )
    numbers[situation] = nodes.count - 1
    return nodes.count - 1
  }

  private func replay(_ path: [RecordingMove]) -> Simulator {
    let simulator = Simulator(environment, app: ScriptedApp(script))
    for move in path { _ = perform(move, simulator) }
    return simulator
  }

  private func perform(_ move: RecordingMove, _ simulator: Simulator) -> Bool {
    cost += 1
    switch move {
    case .action(let action): return simulator.perform(action)
    case .wait(let time):
      simulator.wait(time)
      return true
    }
  }
}
