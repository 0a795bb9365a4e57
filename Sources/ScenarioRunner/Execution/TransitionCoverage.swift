package import LifecycleCore
package import ScenarioLanguage

/// The changes of state that test cases take, by the rules of each version.
package struct TransitionCoverage: Sendable {
  private var edges: [Int: Set<StateGraph.Edge>] = [:]

  /// Creates the coverage of no case.
  package init() {}

  /// Executes cases, and adds the changes of state in them.
  package mutating func add(_ plans: [Plan]) {
    let executor = CaseExecutor()
    for plan in plans {
      let execution = executor.execute(plan)
      edges[execution.profile, default: []]
        .formUnion(StateGraph.edges(in: execution.trace, by: execution.book))
    }
  }

  /// Those by the rules that hold in a world.
  package func edges(like world: WorldDescription) -> Set<StateGraph.Edge> {
    edges[Profile.index(of: world)] ?? []
  }
}
