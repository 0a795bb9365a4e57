extension Plan {
  /// Returns the names of the invariants that the scenario says it violates, or else follows.
  package func invariants(violated isViolated: Bool) -> Set<String> {
    let expectations = runExpectations.lazy.compactMap { $0 as? InvariantExpectation }
    return Set(expectations.filter { $0.mustBeViolated == isViolated }.map(\.invariant.name))
  }

  /// Returns the names of all invariants that a run of the plan violates, listed in the scenario or not.
  package func invariantsViolated(in observation: Observation) -> Set<String> {
    let subject = InvariantRun.Subject(environment: environment, script: script)
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

extension Plan {
  /// Returns a plan without steps in the same environment, which expects only what holds in every run there: what the
  /// scenario lists under `always`, `invariants` and `survives`, and in addition these.
  package func withoutSteps(invariants names: Set<String>, survivors more: [String]) -> Plan {
    let properties = runExpectations.filter { $0.property != nil }
    let named = invariants(violated: false)
    let subject = InvariantRun.Subject(environment: environment, script: script)
    let added = Invariant.all.filter { names.contains($0.name) && !named.contains($0.name) }.map {
      InvariantExpectation(
        range: scenario.range,
        invariant: $0,
        subject: subject,
        mustBeViolated: false
      )
    }
    let known = Set(survivors.map(\.value))
    let probes = more.filter { !known.contains($0) }
    return replacing(
      steps: [],
      finally: [],
      runExpectations: properties + added,
      survivors: survivors + probes.map { Located(value: $0, range: scenario.range) }
    )
  }
}

/// What holds throughout a run.
package enum RunProperty: Hashable, Sendable {
  /// A built-in invariant, by its name.
  case invariant(String)
  /// An item of `always`, by its range in the file.
  case always(SourceRange)
}

extension Expectation {
  /// The property of all runs that the expectation is about; nil if it is about one run.
  package var property: RunProperty? {
    switch self {
    case let item as InvariantExpectation:
      item.mustBeViolated ? nil : .invariant(item.invariant.name)
    case let item as AlwaysExpectation: .always(item.range)
    default: nil
    }
  }
}

extension Setup {
  /// Returns the expectations of `invariants` and `violates`; an invariant to violate need not be followed.
  func invariantExpectations(for subject: InvariantRun.Subject) -> [any Expectation] {
    func expectation(of item: NamedInvariant, mustBeViolated: Bool) -> any Expectation {
      InvariantExpectation(
        range: item.range,
        invariant: item.invariant,
        subject: subject,
        mustBeViolated: mustBeViolated
      )
    }
    let followed = invariants.filter { item in
      !violated.contains { $0.invariant.name == item.invariant.name }
    }
    return followed.map { expectation(of: $0, mustBeViolated: false) }
      + violated.map { expectation(of: $0, mustBeViolated: true) }
  }
}
