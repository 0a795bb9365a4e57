internal import LifecycleCore
internal import ScenarioLanguage

extension RuleProof {
  /// A case that violates other invariants than its scenario says.
  public struct Alarm: Sendable, Hashable {
    /// The case, with its file.
    public let name: String
    /// The invariant.
    public let invariant: String
    /// Whether the scenario says that it is violated, which it is not; otherwise it is, and the scenario does not say so.
    public let isDeclared: Bool
  }

  /// Where scenarios and invariants disagree about which advice is followed: every case is checked against each of them.
  public func alarms() -> [Alarm] {
    inParallel(cases.filter { $0.verdict == .passes }) { candidate in
      let violated = candidate.violatedInvariants(executor)
      let declared = candidate.plan.invariants(violated: true)
      return violated.symmetricDifference(declared).sorted().map {
        Alarm(name: candidate.name, invariant: $0, isDeclared: declared.contains($0))
      }
    }.flatMap(\.self)
  }

  /// Whether some scenario notices when an invariant is never violated, and when it always is.
  func invariantFindings() -> [Finding] {
    let changes = Invariant.all.flatMap { invariant in
      [false, true].map { (invariant: invariant, isAlwaysViolated: $0) }
    }
    return inParallel(changes) { invariant, isAlwaysViolated in
      let statements = Set(invariant.statements)
      let catcher = cases.first {
        !$0.covers.isDisjoint(with: statements)
          && $0.notices(invariant, isAlwaysViolated: isAlwaysViolated, executor)
      }
      let change = isAlwaysViolated ? "always violated" : "never violated"
      return Finding(
        "invariant \(invariant.name)",
        change,
        serves: invariant.statements,
        catcher: catcher
      )
    }
  }

  /// Whether a case notices a change of an invariant that checks the statement.
  func noticesInvariant(_ candidate: ProofCase, _ statement: StatementID) -> Bool {
    Invariant.all.contains { invariant in
      invariant.statements.contains(statement)
        && [false, true].contains {
          candidate.notices(invariant, isAlwaysViolated: $0, executor)
        }
    }
  }
}

extension ProofCase {
  /// Whether the case fails with an invariant that every run violates, or none.
  fileprivate func notices(
    _ invariant: Invariant,
    isAlwaysViolated: Bool,
    _ executor: CaseExecutor
  ) -> Bool {
    let named = plan.invariants(violated: !isAlwaysViolated)
    guard verdict == .passes, named.contains(invariant.name) else { return false }
    return notices(
      plan.replacing(invariant: invariant.name, isAlwaysViolated: isAlwaysViolated),
      executor
    )
  }

  /// Every invariant that a run of the case violates.
  fileprivate func violatedInvariants(_ executor: CaseExecutor) -> Set<String> {
    let execution = executor.execute(plan)
    return plan.invariantsViolated(in: execution.observationOfAll())
  }
}
