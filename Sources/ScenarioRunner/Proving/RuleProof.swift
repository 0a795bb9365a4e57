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

  /// Creates a proof without cases.
  public init() {}

  /// Adds a case; one that is skipped, expected to fail or failing proves nothing, and the last is reported.
  public mutating func add(_ plan: Plan, of path: Path) {
    guard plan.skipReason == nil, plan.knownIssue == nil else { return }
    if let new = ProofCase(plan, path: path, executor) {
      cases.append(new)
    } else {
      failing.append("\(path): \(plan.name)")
    }
  }

  /// Tries every change of every rule, and of every invariant.
  public func findings() -> [Finding] {
    RuleCatalogue.all.flatMap { entry in
      entry.rule.changes.map { finding(entry, $0) }
    } + invariantFindings()
  }

  private func finding(_ entry: RuleCatalogue.Entry, _ change: RuleChange) -> Finding {
    let serves = Set(entry.rule.statements(falseBy: change))
    var books = ChangedBooks(entry, change)
    var catcher: ProofCase?
    // Those that cover one of the statements come first: with one of them the search is over.
    let touched = cases.filter { entry.isLooked(at: $0) }
    for candidate in touched.filter({ !$0.covers.isDisjoint(with: serves) })
      + touched.filter({ $0.covers.isDisjoint(with: serves) })
    where candidate.notices(books.book(for: candidate), executor) {
      catcher = candidate
      break
    }
    let words = entry.rule.words(of: change)
    return Finding(entry.name, words, serves: serves.sorted(), catcher: catcher)
  }

  /// The statements that scenarios name without noticing that they are false.
  ///
  /// A scenario has to notice some change of some rule that makes the statement true, in one of its cases.
  public func claims() -> Claims {
    var proven: Set<EmptyClaim> = []
    var known: Set<EmptyClaim> = []
    var claims: [EmptyClaim] = []
    for candidate in cases where candidate.verdict == .passes {
      for statement in candidate.covers.sorted() {
        let claim = EmptyClaim(
          scenario: "\(candidate.path): \(candidate.plan.scenario.name)",
          statement: statement
        )
        if known.insert(claim).inserted { claims.append(claim) }
        if !proven.contains(claim), notices(candidate, statement) { proven.insert(claim) }
      }
    }
    return Claims(
      covered: Set(known.map(\.statement)),
      falsified: Set(proven.map(\.statement)),
      empty: claims.filter { !proven.contains($0) }
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
