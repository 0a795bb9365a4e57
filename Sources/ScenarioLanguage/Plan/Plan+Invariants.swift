internal import LifecycleCore

extension Plan {
  /// Returns the names of the invariants that the scenario says it violates, or else follows.
  package func invariants(violated isViolated: Bool) -> Set<String> {
    let expectations = runExpectations.lazy.compactMap { $0 as? InvariantExpectation }
    return Set(expectations.filter { $0.mustBeViolated == isViolated }.map(\.invariant.name))
  }

  /// Returns the names of all invariants that a run of the plan violates, listed in the scenario or not.
  package func invariantsViolated(in observation: Observation) -> Set<String> {
    let subject = InvariantRun.Subject(world: world, script: script)
    let run = InvariantRun(subject: subject, observation: observation)
    return Set(Invariant.all.filter { $0.firstViolation(run) != nil }.map(\.name))
  }

  /// Returns the same plan with an invariant that every run violates, or no run.
  package func replacing(invariant name: String, isAlwaysViolated: Bool) -> Plan {
    replacing(
      runExpectations: runExpectations.map { expectation in
        guard var item = expectation as? InvariantExpectation, item.invariant.name == name else {
          return expectation
        }
        item.isAlwaysViolated = isAlwaysViolated
        return item
      }
    )
  }
}
