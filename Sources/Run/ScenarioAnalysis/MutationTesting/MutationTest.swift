@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage
internal import ScenarioRunner
package import ScenarioSystem

/// Mutation testing of the model: tests whether some scenario fails without an effect or condition of a rule.
///
/// A passing suite shows that the model does what the scenarios expect; this shows that the scenarios cover what the
/// model does. A case is executed again only if it looks up the mutated rule, and only until a case detects the
/// mutation.
package struct MutationTest {
  /// The result of one mutation.
  package struct MutantResult: Sendable {
    /// The rule's identifier, with the profile that introduced it.
    package let rule: String
    /// The statements that the mutation makes false.
    package let statements: [StatementID]
    /// A description of the mutation.
    package let change: String
    /// The case that detected the mutation; nil if it survived.
    package let detectedBy: String?
    /// The falsified statements that the detecting scenario covers.
    package let falsifiedStatements: [StatementID]

    init(_ rule: String, _ change: String, serves: [StatementID], detectedBy: MutationTestCase?) {
      (self.rule, self.change, self.statements) = (rule, change, serves)
      self.detectedBy = detectedBy?.name
      falsifiedStatements = serves.filter { detectedBy?.covers.contains($0) == true }
    }
  }

  /// The cases that fail without mutations, by file and name; they are not used.
  package private(set) var failing: [String] = []

  /// The number of cases in use.
  package var caseCount: Int { cases.count }

  var cases: [MutationTestCase] = []
  /// The cases that looked up a rule, as indices, by profile and by the rule's index in its book.
  private var lookups = [[Int: [Int]]](repeating: [:], count: Profile.all.count)
  let executor = CaseExecutor()
  /// The number of mutations tested in parallel; it does not affect the results.
  private let jobs: Int

  /// Creates a mutation test without cases.
  ///
  /// - Parameter jobs: The number of mutations to test in parallel.
  package init(jobs: Int = 1) { self.jobs = jobs }

  /// Adds cases, except those that are skipped, have a known issue or fail; the latter are listed in `failing`.
  package mutating func add(_ plans: [(plan: Plan, path: Path)]) {
    let plans = plans.filter { $0.plan.skipReason == nil && $0.plan.knownIssue == nil }
    let new = inParallel(plans) { [executor] in MutationTestCase($0.plan, path: $0.path, executor) }
    for item in new.compactMap(\.self) {
      for rule in item.lookedUpRules {
        lookups[item.profile][rule, default: []].append(cases.count)
      }
      cases.append(item)
    }
    failing += zip(plans, new).filter { $1 == nil }.map { "\($0.0.path): \($0.0.plan.name)" }
  }

  /// Tests every mutation of every rule and invariant.
  package func mutantResults() -> [MutantResult] {
    inParallel(RuleCatalog.mutations, mutantResult) + invariantMutantResults()
  }

  func inParallel<Item, Result>(
    _ items: [Item],
    _ transform: @escaping (Item) -> Result
  ) -> [Result] {
    Parallel.map(items, jobs: jobs, transform)
  }

  private func mutantResult(_ mutation: RuleCatalog.Mutation) -> MutantResult {
    let entry = mutation.entry
    let serves = Set(mutation.statements)
    var books = MutatedRuleBooks(mutation)
    let candidates = entry.ruleIndices.flatMap { lookups[$0.key][$0.value] ?? [] }.sorted()
    // Accessed by index: copying cases would make the threads wait for each other.
    func firstDetecting(covering: Bool) -> Int? {
      candidates.first {
        cases[$0].covers.isDisjoint(with: serves) != covering
          && cases[$0].detects(books.book(for: cases[$0]), executor)
      }
    }
    // Cases that cover one of the statements are tried first, since one of them suffices.
    let detectedBy = firstDetecting(covering: true) ?? firstDetecting(covering: false)
    return MutantResult(
      entry.name,
      entry.rule.description(of: mutation.change),
      serves: mutation.statements,
      detectedBy: detectedBy.map { cases[$0] }
    )
  }
}
