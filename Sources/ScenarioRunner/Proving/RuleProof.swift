public import LifecycleCore
public import ScenarioLanguage
public import ScenarioSystem

/// Asks of every effect and every condition of every rule whether some scenario notices when it is gone.
///
/// A green suite shows that the model does what the scenarios say; this shows that the scenarios say what the model
/// does. A case is executed again only if it looked at the changed rule, and each change only until its first catch.
public struct RuleProof {
  /// What became of one change of one rule.
  public struct Finding: Sendable {
    /// The rule's name, and the profile that brought it.
    public let rule: String
    /// The statements that are false with the change.
    public let serves: [StatementID]
    /// What was changed.
    public let change: String
    /// The case that noticed; nil if none did.
    public let catcher: String?
    /// Those of the statements that its scenario covers: what the change makes false.
    public let falsifies: [StatementID]

    init(_ rule: String, _ change: String, serves: [StatementID], catcher: ProofCase?) {
      (self.rule, self.change, self.serves) = (rule, change, serves)
      self.catcher = catcher?.name
      falsifies = serves.filter { catcher?.covers.contains($0) == true }
    }
  }

  /// A statement that a scenario names although it does not notice when the statement is false.
  public struct EmptyClaim: Sendable, Hashable {
    /// The scenario, with its file.
    public let scenario: String
    /// The statement.
    public let statement: StatementID
  }

  /// What scenarios claim to show.
  public struct Claims: Sendable {
    /// The statements that a scenario names.
    public let covered: Set<StatementID>
    /// Those of them whose loss a scenario notices that names it.
    public let falsified: Set<StatementID>
    /// What is named in vain.
    public let empty: [EmptyClaim]
  }

  /// The cases that fail by the rules as they are, by their files and names: they prove nothing.
  public private(set) var failing: [String] = []

  /// How many cases prove something.
  public var caseCount: Int { cases.count }

  var cases: [ProofCase] = []
  let executor = CaseExecutor()
  /// How many changes are tried at a time; the findings are the same for any number.
  private let jobs: Int

  /// Creates a proof without cases.
  ///
  /// - Parameter jobs: How many changes are tried at a time.
  public init(jobs: Int = 1) { self.jobs = jobs }

  /// Adds cases; one that is skipped, expected to fail or failing proves nothing, and the last is reported.
  public mutating func add(_ plans: [(plan: Plan, path: Path)]) {
    let plans = plans.filter { $0.plan.skipReason == nil && $0.plan.knownIssue == nil }
    let new = inParallel(plans) { [executor] in ProofCase($0.plan, path: $0.path, executor) }
    cases += new.compactMap(\.self)
    failing += zip(plans, new).filter { $1 == nil }.map { "\($0.0.path): \($0.0.plan.name)" }
  }

  /// Tries every change of every rule, and of every invariant.
  public func findings() -> [Finding] {
    let changes = RuleCatalogue.all.flatMap { entry in
      entry.rule.changes.map { (entry: entry, change: $0) }
    }
    return inParallel(changes) { finding($0.entry, $0.change) } + invariantFindings()
  }

  func inParallel<Item, Result>(
    _ items: [Item],
    _ transform: @escaping (Item) -> Result
  ) -> [Result] {
    Parallel.map(items, jobs: jobs, transform)
  }

  private func finding(_ entry: RuleCatalogue.Entry, _ change: RuleChange) -> Finding {
    let serves = Set(entry.rule.statements(falseBy: change))
    var books = ChangedBooks(entry, change)
    // Those that cover one of the statements come first: with one of them the search is over. By index: to copy cases
    // would let the threads wait for each other.
    let touched = cases.indices.filter { entry.isLooked(at: cases[$0]) }
    let catcher =
      (touched.filter { !cases[$0].covers.isDisjoint(with: serves) }
      + touched.filter { cases[$0].covers.isDisjoint(with: serves) })
      .first { cases[$0].notices(books.book(for: cases[$0]), executor) }
    return Finding(
      entry.name,
      entry.rule.description(of: change),
      serves: serves.sorted(),
      catcher: catcher.map { cases[$0] }
    )
  }

  /// The statements that scenarios name without noticing that they are false.
  ///
  /// A scenario has to notice some change of some rule that makes the statement true, in one of its cases.
  public func claims() -> Claims {
    var claims: [EmptyClaim] = []
    var claimants: [EmptyClaim: [Int]] = [:]
    for index in cases.indices where cases[index].verdict == .passes {
      for statement in cases[index].covers.sorted() {
        let claim = EmptyClaim(
          scenario: "\(cases[index].path): \(cases[index].plan.scenario.name)",
          statement: statement
        )
        if claimants[claim] == nil { claims.append(claim) }
        claimants[claim, default: []].append(index)
      }
    }
    let areProven = inParallel(claims) { [claimants] claim in
      (claimants[claim] ?? []).contains { notices(cases[$0], claim.statement) }
    }
    let proven = zip(claims, areProven).filter(\.1).map(\.0)
    return Claims(
      covered: Set(claims.map(\.statement)),
      falsified: Set(proven.map(\.statement)),
      empty: zip(claims, areProven).filter { !$0.1 }.map(\.0)
    )
  }

  private func notices(_ candidate: ProofCase, _ statement: StatementID) -> Bool {
    if noticesInvariant(candidate, statement) { return true }
    for entry in RuleCatalogue.all
    where entry.rule.serves.contains(statement) && entry.isLooked(at: candidate) {
      for change in entry.rule.changes
      where entry.rule.statements(falseBy: change).contains(statement) {
        var books = ChangedBooks(entry, change)
        if candidate.notices(books.book(for: candidate), executor) { return true }
      }
    }
    return false
  }
}
