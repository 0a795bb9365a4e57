@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage
internal import ScenarioRunner

/// The state transitions of the app and of its scenes that test cases cover, by profile.
package struct TransitionCoverage: Sendable {
  /// Two transitions, one after the other.
  private struct TransitionPair: Hashable {
    var first: StateGraph.Edge
    var second: StateGraph.Edge
  }

  private var edges: [Int: Set<StateGraph.Edge>] = [:]
  private var sceneEdges: [Int: Set<SceneGraph.Edge>] = [:]
  private var pairs: [Int: Set<TransitionPair>] = [:]

  /// Creates an empty coverage.
  package init() {}

  /// The number of transitions, each counted once for each profile.
  package var count: Int { edges.values.reduce(0) { $0 + $1.count } }

  /// The number of pairs of transitions that follow each other, each counted once for each profile.
  package var pairCount: Int { pairs.values.reduce(0) { $0 + $1.count } }

  /// Executes cases and adds their state transitions.
  package mutating func add(_ plans: [Plan]) {
    let executor = CaseExecutor()
    for plan in plans { add(executor.execute(plan)) }
  }

  /// Adds the state transitions of an execution.
  mutating func add(_ execution: CaseExecution) {
    let transitions = StateGraph.transitions(in: execution.trace, by: execution.book)
    add(transitions, profile: execution.profile)
    sceneEdges[execution.profile, default: []]
      .formUnion(SceneGraph.edges(in: execution.trace, by: execution.book))
  }

  /// Adds the state transitions of an execution under a profile, in their order.
  mutating func add(_ transitions: [StateGraph.Edge], profile: Int) {
    edges[profile, default: []].formUnion(transitions)
    pairs[profile, default: []].formUnion(
      zip(transitions, transitions.dropFirst()).map(TransitionPair.init)
    )
  }

  /// Returns the transitions covered under the rules of an environment.
  package func edges(like environment: SimulationEnvironment) -> Set<StateGraph.Edge> {
    edges[Profile.index(of: environment)] ?? []
  }

  /// Returns the transitions of scenes covered under the rules of an environment.
  package func sceneEdges(like environment: SimulationEnvironment) -> Set<SceneGraph.Edge> {
    sceneEdges[Profile.index(of: environment)] ?? []
  }
}
