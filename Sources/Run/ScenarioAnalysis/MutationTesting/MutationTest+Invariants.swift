@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner

extension MutationTest {
  /// A difference between the invariants that a case violates and those that its scenario lists.
  package struct InvariantMismatch: Sendable, Hashable {
    /// The case, with its file.
    package let name: String
    /// The name of the invariant.
    package let invariant: String
    /// Whether the scenario lists the invariant, but the case does not violate it; otherwise it is the reverse.
    package let isListed: Bool
  }

  /// Checks every case against every invariant, and returns all differences from what its scenario lists.
  package func invariantMismatches() -> [InvariantMismatch] {
    inParallel(cases.filter { $0.outcome == .passes }) { candidate in
      let violated = candidate.violatedInvariants(executor)
      let declared = candidate.plan.invariants(violated: true)
      return violated.symmetricDifference(declared).sorted().map {
        InvariantMismatch(name: candidate.name, invariant: $0, isListed: declared.contains($0))
      }
    }.flatMap(\.self)
  }

  /// Mutates each invariant to be never violated and to be always violated.
  func invariantMutantResults() -> [MutantResult] {
    let changes = Invariant.all.flatMap { invariant in
      [false, true].map { (invariant: invariant, isAlwaysViolated: $0) }
    }
    return inParallel(changes) { invariant, isAlwaysViolated in
      let statements = Set(invariant.statements)
      let detectedBy = cases.first {
        !$0.covers.isDisjoint(with: statements)
          && $0.detects(invariant, isAlwaysViolated: isAlwaysViolated, executor)
      }
      let change = isAlwaysViolated ? "always violated" : "never violated"
      return MutantResult(
        "invariant \(invariant.name)",
        change,
        serves: invariant.statements,
        detectedBy: detectedBy
      )
    }
  }

  /// Whether a case detects a mutation of an invariant that checks the statement.
  func detectsInvariantMutation(_ candidate: MutationTestCase, _ statement: StatementID) -> Bool {
    Invariant.all.contains { invariant in
      invariant.statements.contains(statement)
        && [false, true].contains {
          candidate.detects(invariant, isAlwaysViolated: $0, executor)
        }
    }
  }
}

extension MutationTest {
  /// Whether a case shows an app that violates an invariant of the statement, and fails if it counts as kept.
  func showsViolation(_ candidate: MutationTestCase, of statement: StatementID) -> Bool {
    Invariant.all.contains { invariant in
      invariant.statements.contains(statement)
        && candidate.detects(invariant, isAlwaysViolated: false, executor)
    }
  }
}

extension MutationTestCase {
  /// Whether the case detects that an invariant is always, or never, violated.
  fileprivate func detects(
    _ invariant: Invariant,
    isAlwaysViolated: Bool,
    _ executor: CaseExecutor
  ) -> Bool {
    let named = plan.invariants(violated: !isAlwaysViolated)
    guard outcome == .passes, named.contains(invariant.name) else { return false }
    return detects(
      plan.replacing(invariant: invariant.name, isAlwaysViolated: isAlwaysViolated),
      executor
    )
  }

  /// Returns the invariants that a run of the case violates.
  fileprivate func violatedInvariants(_ executor: CaseExecutor) -> Set<String> {
    let execution = executor.execute(plan)
    return plan.invariantsViolated(in: execution.observationOfWholeRun())
  }
}
