package import LifecycleCore
package import ScenarioLanguage

/// The state transitions that test cases cover, by profile.
package struct TransitionCoverage: Sendable {
  private var edges: [Int: Set<StateGraph.Edge>] = [:]

  /// Creates an empty coverage.
  package init() {}

  /// Executes cases and adds their state transitions.
  package mutating func add(_ plans: [Plan]) {
    let executor = CaseExecutor()
    for plan in plans {
      let execution = executor.execute(plan)
      edges[execution.profile, default: []]
        .formUnion(StateGraph.edges(in: execution.trace, by: execution.book))
    }
  }

  /// Returns the transitions covered under the rules of a world.
  package func edges(like world: WorldDescription) -> Set<StateGraph.Edge> {
    edges[Profile.index(of: world)] ?? []
  }
}
