public import ScenarioRunner

/// What `coverage --prove` prints: every change of a rule that no scenario noticed, and rows named in vain.
public struct ProofText {
  private let findings: [RuleProof.Finding]
  private let claims: [RuleProof.EmptyClaim]
  private let idle: [RuleProof.IdleValue]
  private let paint: Paint

  /// Creates the text of what a proof found.
  public init(
    findings: [RuleProof.Finding],
    claims: [RuleProof.EmptyClaim],
    idle: [RuleProof.IdleValue],
    paint: Paint
  ) {
    self.findings = findings
    self.claims = claims
    self.idle = idle
    self.paint = paint
  }

  /// Whether every change was noticed by a scenario that names a row of the rule,
  /// no row is named in vain, and each value of each switch is needed somewhere.
  public var isProven: Bool { findings.allSatisfy(\.namesRow) && claims.isEmpty && idle.isEmpty }

  /// One line for each gap, then the sum.
  public var text: String {
    let gaps = findings.filter { !$0.namesRow }.map { finding in
      let rows = finding.serves.map { "F\($0)" }.joined(separator: ", ")
      let end = finding.catcher.map { "noticed without naming a row, by \($0)" } ?? "not noticed"
      return "\(finding.rule) [\(rows)] \(finding.change): \(end)"
    }
    let vain = claims.map { "F\($0.row) is named in vain by \($0.scenario)" }
    let unused = idle.map { "\($0.name): \($0.value) is needed by no scenario" }
    let hint =
      findings.contains { $0.catcher == nil }
      ? [
        "to mend 'not noticed': a scenario that names one of the rows under 'covers' and would fail; "
          + "for 'always', one whose last action is not possible without the condition"
      ] : []
    let noticed = findings.count { $0.namesRow }
    let sum =
      "\(noticed) of \(findings.count) changes of rules noticed; "
      + "\(claims.count) rows named in vain; \(idle.count) values of switches idle"
    return (gaps + vain + unused + hint + [paint(sum, isProven ? .success : .error)]).joined(
      separator: "\n"
    ) + "\n"
  }
}
