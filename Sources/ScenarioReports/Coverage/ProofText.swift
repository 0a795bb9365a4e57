internal import LifecycleCore
public import ScenarioRunner

/// The output of `coverage --prove`: surviving mutants, and covered statements that no mutant makes false.
public struct ProofText {
  private let findings: [RuleProof.Finding]
  private let claims: RuleProof.Claims
  private let unusedValues: [RuleProof.UnusedValue]
  private let alarms: [RuleProof.Alarm]
  private let paint: Paint

  /// Runs a mutation test, which takes minutes, and creates the text for its results.
  public init(_ proof: RuleProof, paint: Paint) {
    findings = proof.findings()
    claims = proof.claims()
    unusedValues = proof.unusedValues()
    alarms = proof.alarms()
    self.paint = paint
  }

  /// Whether every mutant is killed by a scenario that covers a statement of the rule,
  /// each covered statement is made false by some mutant, each value of each switch is needed by a scenario,
  /// and each scenario violates exactly the invariants that it lists under `violates`.
  public var isProven: Bool {
    findings.allSatisfy { !$0.falsifies.isEmpty } && claims.empty.isEmpty && unusedValues.isEmpty
      && alarms.isEmpty
  }

  /// One line for each gap, then the total.
  public var text: String {
    let gaps = findings.filter(\.falsifies.isEmpty).map { finding in
      let names = finding.serves.map(\.name).joined(separator: ", ")
      let end =
        finding.catcher.map { "survived: no scenario that covers them fails, only \($0)" }
        ?? "survived"
      return "\(finding.rule) [\(names)] \(finding.change): \(end)"
    }
    let vain = claims.empty.map {
      "\($0.statement.name) can be false, and this passes: \($0.scenario)"
    }
    let unused = unusedValues.map { "\($0.name): \($0.value) is needed by no scenario" }
    let surprises = alarms.map {
      $0.isDeclared
        ? "\($0.invariant) is not violated, in spite of 'violates': \($0.name)"
        : "\($0.invariant) is violated, and 'violates' does not list it: \($0.name)"
    }
    let hint =
      findings.contains { $0.catcher == nil }
      ? [
        "help: a surviving mutant needs a scenario that lists one of these statements under 'covers' and would fail; "
          + "for 'always', one whose last action is not possible without the condition"
      ] : []
    let noticed = findings.count { !$0.falsifies.isEmpty }
    let sum =
      "\(noticed) of \(findings.count) mutants killed; \(claims.falsified.count) of \(claims.covered.count) covered statements falsified; "
      + "\(claims.empty.count) not shown by a scenario that covers them; \(unusedValues.count) values of switches unused; \(alarms.count) violations of invariants not as listed"
    let lines = gaps + vain + unused + surprises + hint
    return (lines + [paint(sum, isProven ? .success : .error)]).joined(separator: "\n") + "\n"
  }
}
