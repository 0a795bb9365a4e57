@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
package import ScenarioSystem

extension MutationTest {
  /// An opposite, and where a covering scenario notices it.
  package struct NoticedOpposite: Sendable {
    /// The opposite.
    package let opposite: Opposite
    /// The file of the case.
    package let path: Path
  }

  /// An opposite that no covering scenario notices, with how near one comes.
  package struct SurvivingOpposite: Sendable {
    /// The opposite.
    package let opposite: Opposite
    /// What happens instead, as a clause.
    package let reason: String
  }

  /// A statement that a scenario covers, although it passes when the statement is false.
  package struct UnprovenStatement: Sendable, Hashable {
    /// The scenario, with its file.
    package let scenario: String
    /// The statement.
    package let statement: StatementID
  }

  /// Whether the scenarios that cover statements show them.
  package struct StatementProofs: Sendable {
    /// The statements that some scenario covers.
    package internal(set) var covered: Set<StatementID> = []
    /// The statements that a covering scenario shows.
    package internal(set) var shown: Set<StatementID> = []
    /// The opposites that a covering scenario notices.
    package internal(set) var noticed: [NoticedOpposite] = []
    /// The opposites that no covering scenario notices.
    package internal(set) var survivors: [SurvivingOpposite] = []
    /// The scenarios that pass although a statement that they cover is false.
    package internal(set) var unproven: [UnprovenStatement] = []
    /// The statements without an opposite, except advice: for that, mutants of rules and invariants prove it.
    package internal(set) var withoutOpposites: [StatementID] = []
    /// What is wrong with the texts of opposites.
    package internal(set) var problems: [String] = []
  }

  /// The cases of a scenario that cover a statement, as indices.
  private typealias CoveringScenario = (name: String, cases: [Int])

  /// What the scenarios that cover one statement show.
  private struct StatementProof {
    var statement: StatementID
    var noticed: [NoticedOpposite] = []
    var survivors: [SurvivingOpposite] = []
    var unproven: [String] = []
    var isCovered: Bool
  }

  /// Tests whether each scenario that covers a statement fails when the statement is false, at an expectation of a step
  /// that shows it, and whether each opposite of a statement is noticed.
  ///
  /// What is refused may notice an opposite, but need not: refusals cover what the conditions of rules serve.
  ///
  /// - Parameter statements: The statements to test; nil for all that must be shown, and advice that scenarios cover.
  /// - Returns: What the scenarios show, and what they do not.
  package func statementProofs(of statements: [StatementID]? = nil) -> StatementProofs {
    let scenarios = coveringScenarios()
    let (opposites, problems) = Opposite.all
    let oppositesOf = Dictionary(grouping: opposites, by: \.statement)
    let toShow = Behavior.allStatements.filter { id in
      statements?.contains(id) ?? true
        && (Behavior[id]?.mustBeShown == true || scenarios[id] != nil)
    }
    let proofs = inParallel(toShow) { statement in
      proof(of: statement, oppositesOf[statement] ?? [], scenarios[statement] ?? [])
    }
    let covered = proofs.filter(\.isCovered)
    return StatementProofs(
      covered: Set(covered.map(\.statement)),
      shown: Set(
        covered.filter { proof in
          proof.survivors.isEmpty && proof.unproven.count < scenarios[proof.statement]?.count ?? 0
        }.map(\.statement)
      ),
      noticed: proofs.flatMap(\.noticed),
      survivors: proofs.flatMap(\.survivors),
      unproven: proofs.flatMap { proof in
        proof.unproven.map { UnprovenStatement(scenario: $0, statement: proof.statement) }
      },
      withoutOpposites: proofs.map(\.statement).filter {
        oppositesOf[$0] == nil && Behavior[$0]?.mustBeShown == true
      },
      problems: problems
    )
  }

  /// The scenarios that cover each statement, in order.
  private func coveringScenarios() -> [StatementID: [CoveringScenario]] {
    var scenarios: [StatementID: [CoveringScenario]] = [:]
    for index in cases.indices {
      let name = "\(cases[index].path): \(cases[index].plan.scenario.name)"
      for statement in cases[index].covers {
        if let last = scenarios[statement]?.indices.last, scenarios[statement]?[last].name == name {
          scenarios[statement]?[last].cases.append(index)
        } else {
          scenarios[statement, default: []].append((name, [index]))
        }
      }
    }
    return scenarios
  }

  private func proof(
    of statement: StatementID,
    _ opposites: [Opposite],
    _ scenarios: [CoveringScenario]
  ) -> StatementProof {
    var proof = StatementProof(statement: statement, isCovered: !scenarios.isEmpty)
    var areProven = scenarios.map { !$0.cases.contains { cases[$0].outcome == .passes } }
    if opposites.isEmpty {
      proof.unproven = zip(scenarios, areProven).filter { scenario, isProven in
        !isProven && !scenario.cases.contains { detectsMutant(cases[$0], statement) }
      }.map(\.0.name)
      return proof
    }
    // What an app has to do is shown by one that does not, which the statement's invariant notices.
    for (index, scenario) in scenarios.enumerated() where !areProven[index] {
      areProven[index] = scenario.cases.contains { showsViolation(cases[$0], of: statement) }
    }
    for opposite in opposites {
      var books = OppositeRuleBooks(opposite)
      var best: (outcome: MutationTestCase.OppositeOutcome, candidate: Int)?
      for (index, scenario) in scenarios.enumerated()
      where best?.outcome != .isShown || !areProven[index] {
        for candidate in scenario.cases {
          let book = books.book(for: cases[candidate])
          let outcome = cases[candidate].outcome(of: opposite, book, executor)
          if best.map({ outcome > $0.outcome }) ?? true { best = (outcome, candidate) }
          if outcome == .isShown {
            areProven[index] = true
            break
          }
        }
      }
      guard let best, best.outcome == .isShown else {
        let reason = best.map { $0.outcome.clause(cases[$0.candidate].name) }
        proof.survivors.append(
          SurvivingOpposite(opposite: opposite, reason: reason ?? "no scenario covers it")
        )
        continue
      }
      let path = cases[best.candidate].path
      proof.noticed.append(NoticedOpposite(opposite: opposite, path: path))
    }
    proof.unproven = zip(scenarios, areProven).filter { !$1 }.map(\.0.name)
    return proof
  }

  /// Whether a case detects a mutant of a rule or an invariant that makes a statement false.
  private func detectsMutant(_ candidate: MutationTestCase, _ statement: StatementID) -> Bool {
    if detectsInvariantMutation(candidate, statement) { return true }
    return (RuleCatalog.falsifyingMutations[statement] ?? []).contains { index in
      let mutation = RuleCatalog.mutations[index]
      guard mutation.entry.isLookedUp(by: candidate) else { return false }
      var books = MutatedRuleBooks(mutation)
      return candidate.detects(books.book(for: candidate), executor)
    }
  }
}

/// The rule books with the changes of an opposite, created on demand.
private struct OppositeRuleBooks {
  private let opposite: Opposite
  private var books: [MutationTestCase.Outcome: [Int: RuleBook]] = [:]

  init(_ opposite: Opposite) { self.opposite = opposite }

  /// Returns the changed rule book for a case's profile; for a case that passes, a lenient one.
  mutating func book(for candidate: MutationTestCase) -> RuleBook {
    if let book = books[candidate.outcome]?[candidate.profile] { return book }
    let book = Profile.all[candidate.profile].book(
      with: opposite,
      isLenient: candidate.outcome == .passes
    )
    books[candidate.outcome, default: [:]][candidate.profile] = book
    return book
  }
}

extension MutationTestCase.OppositeOutcome {
  /// What happens in the case that comes nearest to noticing an opposite.
  fileprivate func clause(_ name: String) -> String {
    switch self {
    case .same: "no scenario that covers it fails"
    case .failsLater: "only a later step fails, in \(name)"
    case .failsOtherwise: "no expectation fails, but the case does: \(name)"
    case .isShown: ""
    }
  }
}

extension Behavior {
  /// The names of all statements, in ascending order.
  fileprivate static var allStatements: [StatementID] { all.flatMap(\.statementIDs).sorted() }
}

extension Statement {
  /// Whether scenarios must show it: it is not advice, and a run can show it.
  fileprivate var mustBeShown: Bool { !isAdvice && unobservableBecause == nil }
}
