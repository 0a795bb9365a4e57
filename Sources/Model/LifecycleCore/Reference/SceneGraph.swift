/// The state of a scene with its session, as `graph --scenes` draws it.
@_spi(Package) public enum SceneSessionState: UInt8, CaseIterable, Sendable {
  /// The session is new, or does not exist yet.
  case unattached
  /// On the screen, without user input.
  case foregroundInactive
  /// On the screen, with user input.
  case foregroundActive
  /// Connected, off the screen.
  case background
  /// The scene is gone, and its session is kept.
  case disconnected
  /// The session is gone, too.
  case discarded

  /// The name of the state in a diagram.
  public var word: String {
    switch self {
    case .unattached: SceneState.unattached.word
    case .foregroundInactive: SceneState.foregroundInactive.word
    case .foregroundActive: SceneState.foregroundActive.word
    case .background: SceneState.background.word
    case .disconnected: "disconnected"
    case .discarded: "discarded"
    }
  }

  /// The state of a session whose scene entered a state.
  fileprivate init(of scene: SceneState) {
    switch scene {
    case .unattached: self = .disconnected
    case .foregroundInactive: self = .foregroundInactive
    case .foregroundActive: self = .foregroundActive
    case .background: self = .background
    }
  }

  /// Whether there is a scene.
  fileprivate var isConnected: Bool {
    switch self {
    case .foregroundInactive, .foregroundActive, .background: true
    case .unattached, .disconnected, .discarded: false
    }
  }
}

/// The graph of the states of a scene and its session, and the transitions between them, by the rules of one version.
///
/// It is found as a `StateGraph` is, with an app that has two windows.
@_spi(Package) public struct SceneGraph: Sendable {
  /// A change of state, and the action or the timer that led to it.
  public typealias Edge = StateTransition<SceneSessionState>

  /// The environment of the graph.
  public let environment: SimulationEnvironment
  /// Every possible change of state, in order.
  public let edges: [Edge]

  /// Creates the graph by exploring the environment, whose app should support several scenes.
  public init(_ environment: SimulationEnvironment) {
    self.environment = environment
    let book = Profile.book(of: environment)
    // The system handles requests later, so that they change nothing themselves.
    let actions = (book.decisiveActions + ActionKind.sceneRequests).flatMap(Action.variants)
      .flatMap(\.forBothScenes)
    var explorer = StateExplorer(environment, actions: actions, code: [], SceneStateReader())
    explorer.explore(upTo: 5)
    edges = explorer.changes.map(Edge.init).sorted()
  }

  /// Returns the changes of state of each scene in a trace.
  public static func edges(in trace: Trace, by book: RuleBook) -> Set<Edge> {
    var reader = SceneStateReader()
    return Set(reader.changes(in: trace, by: book).map(Edge.init))
  }
}

/// Reads the changes of state of each scene.
private struct SceneStateReader: StateReader {
  private typealias Change = StateChange<SceneSessionState>

  private var states: [String: SceneSessionState] = [:]

  mutating func changes(
    in trace: Trace,
    by book: RuleBook
  ) -> [StateChange<SceneSessionState>] {
    var changes: [Change] = []
    for entry in trace.entries {
      switch entry.term {
      case .scene(let state):
        for name in trace.scenes(of: entry, .scene) { enter(SceneSessionState(of: state), name) }
      case .call(.didDiscardSceneSessions):
        for name in trace.scenes(of: entry, .sessions) { enter(.discarded, name) }
      case .termination:
        for (name, state) in states where state.isConnected { enter(.disconnected, name) }
      default: break
      }

      func enter(_ state: SceneSessionState, _ name: String) {
        let old = states[name] ?? .unattached
        states[name] = state
        // A scene that connects after its session was discarded has a new one.
        let start = old == .discarded ? .unattached : old
        guard start != state, let trigger = trace.externalTrigger(of: entry, by: book) else {
          return
        }
        changes.append(Change(from: start, to: state, trigger: trigger))
      }
    }
    return changes
  }
}

extension Trace {
  /// The scenes that a detail of an entry names; the only one, if there is no such detail.
  fileprivate func scenes(of entry: TraceEntry, _ detail: Detail) -> [String] {
    switch details(of: entry)?[detail] {
    case .text(let name)?: [name]
    case .list(let names)?: names
    case .mapping?, nil: [SceneList.firstName]
    }
  }
}

extension Action {
  /// The action for the first scene and for another one, if it names a scene.
  fileprivate var forBothScenes: [Action] {
    let index = kind.parameters.firstIndex { $0.type.isName(of: .scenes) }
    guard let index else { return [self] }
    return [SceneList.firstName, "other"].map { name in
      var arguments = arguments
      arguments[index] = .text(name)
      return Action(kind, arguments)
    }
  }
}
