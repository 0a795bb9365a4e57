@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
package import ScenarioReports
@_spi(Package) internal import ScenarioRunner

/// The output of `coverage --prove`: surviving mutants, and covered statements that no mutant makes false.
package struct MutationTestText {
  private let mutantResults: [MutationTest.MutantResult]
  private let proofs: MutationTest.StatementProofs
  private let unusedSwitchValues: [MutationTest.UnusedSwitchValue]
  private let invariantMismatches: [MutationTest.InvariantMismatch]
  private let paint: Paint

  /// Runs a mutation test, which takes minutes, and creates the text for its results.
  ///
  /// - Parameters:
  ///   - mutationTest: The test, with its cases.
  ///   - statements: The statements of which only is tested whether scenarios show them; nil to test all.
  ///   - paint: The colors.
  package init(
    _ mutationTest: MutationTest,
    onlyOf statements: [StatementID]? = nil,
    paint: Paint
  ) {
    proofs = mutationTest.statementProofs(of: statements)
    mutantResults = statements == nil ? mutationTest.mutantResults() : []
    unusedSwitchValues = statements == nil ? mutationTest.unusedSwitchValues() : []
    invariantMismatches = statements == nil ? mutationTest.invariantMismatches() : []
    self.paint = paint
  }

  /// Whether every mutant is killed by a scenario that covers a statement of the rule,
  /// each covered statement is made false by some mutant, each value of each switch is needed by a scenario,
  /// and each scenario violates exactly the invariants that it lists under `violates`.
  package var passed: Bool {
    mutantResults.allSatisfy { !$0.falsifiedStatements.isEmpty } && proofs.unproven.isEmpty
      && proofs.survivors.isEmpty && proofs.problems.isEmpty && proofs.withoutOpposites.isEmpty
      && unusedSwitchValues.isEmpty
      && invariantMismatches.isEmpty
  }

  private var oppositeCount: Int { proofs.noticed.count + proofs.survivors.count }

  /// The same contents as JSON, described by `docs/mutants.schema.json`; `failing` are the cases that were not used.
  package func json(failing: [String]) -> String {
    let survivors = mutantResults.filter(\.falsifiedStatements.isEmpty).map { mutant in
      JSONValue.object([
        ("rule", .text(mutant.rule)), ("statements", .texts(mutant.statements.map(\.name))),
        ("change", .text(mutant.change)),
        ("detectedBy", mutant.detectedBy.map { .text($0) } ?? .null),
      ])
    }
    return JSONFormat.mutants.document([
      ("passed", .flag(passed && failing.isEmpty)),
      ("mutants", .number("\(mutantResults.count)")), ("survivors", .list(survivors)),
      ("coveredStatements", .number("\(proofs.covered.count)")),
      ("falsifiedStatements", .number("\(proofs.shown.count)")),
      ("opposites", .number("\(oppositeCount)")),
      (
        "survivingOpposites",
        .list(
          proofs.survivors.map {
            [
              "statement": .text($0.opposite.statement.name), "change": .text($0.opposite.text),
              "reason": .text($0.reason),
            ]
          }
        )
      ), ("withoutOpposites", .texts(proofs.withoutOpposites.map(\.name))),
      (
        "unproven",
        .list(
          proofs.unproven.map {
            ["statement": .text($0.statement.name), "scenario": .text($0.scenario)]
          }
        )
      ),
      (
        "unusedSwitchValues",
        .list(unusedSwitchValues.map { ["switch": .text($0.name), "value": .text("\($0.value)")] })
      ),
      (
        "invariantMismatches",
        .list(
          invariantMismatches.map {
            [
              "invariant": .text("\($0.invariant)"), "scenario": .text($0.name),
              "listed": .flag($0.isListed),
            ]
          }
        )
      ), ("failing", .texts(failing)),
    ])
  }

  /// One line for each gap, then the total.
  package var text: String {
    let survivors = mutantResults.filter(\.falsifiedStatements.isEmpty).map { mutant in
      let names = mutant.statements.map(\.name).joined(separator: ", ")
      let end =
        mutant.detectedBy.map { "survived: no scenario that covers them fails, only \($0)" }
        ?? "survived"
      return "\(mutant.rule) [\(names)] \(mutant.change): \(end)"
    }
    let unproven = proofs.unproven.map {
      "\($0.statement.name) can be false, and this passes: \($0.scenario)"
    }
    let opposites = proofs.survivors.map {
      "\($0.opposite.statement.name), opposite \($0.opposite.text): \($0.reason)"
    }
    let missing = proofs.withoutOpposites.map {
      "\($0.name) has no opposite: write one behind its sources"
    }
    let unused = unusedSwitchValues.map { "\($0.name): \($0.value) is needed by no scenario" }
    let mismatches = invariantMismatches.map {
      $0.isListed
        ? "\($0.invariant) is not violated, in spite of 'violates': \($0.name)"
        : "\($0.invariant) is violated, and 'violates' does not list it: \($0.name)"
    }
    let hint =
      mutantResults.contains { $0.detectedBy == nil }
      ? [
        "help: a surviving mutant needs a scenario that lists one of these statements under 'covers' and would fail; "
          + "for 'always', one whose last action is not possible without the condition"
      ] : []
    let killed = mutantResults.count { !$0.falsifiedStatements.isEmpty }
    let sum =
      "\(killed) of \(mutantResults.count) mutants killed; \(proofs.shown.count) of \(proofs.covered.count) covered statements shown, "
      + "\(proofs.noticed.count) of \(oppositeCount) opposites noticed; "
      + "\(proofs.unproven.count) not shown by a scenario that covers them; \(unusedSwitchValues.count) values of switches unused; \(invariantMismatches.count) violations of invariants not as listed"
    let gaps = survivors + missing + opposites + unproven + unused + mismatches
    let lines = proofs.problems + gaps + hint + [paint(sum, passed ? .success : .error)]
    return lines.joined(separator: "\n") + "\n"
  }
}
