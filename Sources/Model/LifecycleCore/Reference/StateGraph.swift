/// The graph of an app's states and the transitions between them, by the rules of one version.
///
/// It is found by simulation: in every situation, each action and each wait is tried, with an app that does nothing,
/// one that exceeds its time limits and one that requests more time.
@_spi(Package) public struct StateGraph: Sendable {
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
    var changes: Set<StateChange<AppState>> = []
    for (code, depth) in Self.callbackScripts {
      var explorer = StateExplorer(environment, actions: actions, code: code, AppStateReader())
      explorer.explore(upTo: depth)
      changes.formUnion(explorer.changes)
    }
    edges = changes.map(Edge.init).sorted()
  }

  /// The scripts that the app runs in each callback, with the number of steps to explore.
  private static let callbackScripts: [([Action], depth: Int)] = [
    ([], 8), ([Action(.work, [.duration(.seconds(30))])], 4),
    ([Action(.beginBackgroundTask, [.text("a")])], 4),
  ]

  /// Returns the changes of state in a trace, in the order of the trace.
  package static func transitions(in trace: Trace, by book: RuleBook) -> [Edge] {
    var reader = AppStateReader()
    return reader.changes(in: trace, by: book).map(Edge.init)
  }
}

/// Reads the changes of the app's state.
private struct AppStateReader: StateReader {
  private var state = AppState.notRunning

  mutating func changes(in trace: Trace, by book: RuleBook) -> [StateChange<AppState>] {
    var changes: [StateChange<AppState>] = []
    for entry in trace.entries {
      guard case .state(let next) = entry.term else { continue }
      if let trigger = trace.externalTrigger(of: entry, by: book) {
        changes.append(StateChange(from: state, to: next, trigger: trigger))
      }
      state = next
    }
    return changes
  }
}
