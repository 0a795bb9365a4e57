internal import LifecycleCore
public import ScenarioLanguage
public import ScenarioSystem

/// Asks of every effect and every condition of every rule whether some scenario notices when it is gone.
///
/// A green suite shows that the model does what the scenarios say; this shows that the scenarios say what the model
/// does. A case is played again only if it looked at the changed rule, and each change only until its first catch.
public struct RuleProof {
  /// What became of one change of one rule.
  public struct Finding: Sendable {
    /// The rule's name, and the profile that brought it.
    public let rule: String
    /// The rows that the rule serves.
    public let serves: [Int]
    /// What was changed.
    public let change: String
    /// The case that noticed; nil if none did.
    public let catcher: String?
    /// Whether its scenario names a row that the rule serves.
    public let namesRow: Bool
  }

  /// A row that a scenario names although it does not notice when the row's behaviour is gone.
  public struct EmptyClaim: Sendable, Hashable {
    /// The scenario, with its file.
    public let scenario: String
    /// The row.
    public let row: Int
  }

  /// The cases that fail by the rules as they are, by their files and names: they prove nothing.
  public private(set) var failing: [String] = []

  /// How many cases prove something.
  public var caseCount: Int { cases.count }

  var cases: [ProofCase] = []
  var player = CasePlayer()

  /// Creates a proof without cases.
  public init() {}

  /// Adds a case; one that is skipped, known to fail or failing proves nothing, and the last is told of.
  public mutating func add(_ plan: Plan, of path: Path) {
    guard plan.skipReason == nil, plan.knownIssue == nil else { return }
    if let new = ProofCase(plan, path: path, &player) {
      cases.append(new)
    } else {
      failing.append("\(path): \(plan.name)")
    }
  }

  /// Tries every change of every rule.
  public mutating func findings() -> [Finding] {
    RuleCatalogue.all.flatMap { entry in
      entry.rule.changes.map { finding(entry, $0) }
    }
  }

  private mutating func finding(_ entry: RuleCatalogue.Entry, _ change: RuleChange) -> Finding {
    let serves = Set(entry.rule.serves)
    var books = ChangedBooks(entry, change)
    var catcher: ProofCase?
    // Those that name the row come first: with one of them the search is over.
    let touched = cases.filter { entry.isLooked(at: $0) }
    for candidate in touched.filter({ !$0.rows.isDisjoint(with: serves) })
      + touched.filter({ $0.rows.isDisjoint(with: serves) })
    where candidate.notices(books.book(for: candidate), &player) {
      catcher = candidate
      break
    }
    return Finding(
      rule: entry.name,
      serves: entry.rule.serves,
      change: entry.rule.words(of: change),
      catcher: catcher?.name,
      namesRow: catcher.map { !$0.rows.isDisjoint(with: serves) } ?? false
    )
  }

  /// The rows that scenarios name without noticing their loss.
  ///
  /// A scenario has to notice some change of some rule that serves the row, in one of its cases.
  public mutating func emptyClaims() -> [EmptyClaim] {
    var proven: Set<EmptyClaim> = []
    var claims: [EmptyClaim] = []
    for candidate in cases where candidate.verdict == .passes {
      for row in candidate.rows.sorted() {
        let claim = EmptyClaim(
          scenario: "\(candidate.path): \(candidate.plan.scenario.name)",
          row: row
        )
        if !claims.contains(claim) { claims.append(claim) }
        if !proven.contains(claim), notices(candidate, row) { proven.insert(claim) }
      }
    }
    return claims.filter { !proven.contains($0) }
  }

  private mutating func notices(_ candidate: ProofCase, _ row: Int) -> Bool {
    for entry in RuleCatalogue.all
    where entry.rule.serves.contains(row) && entry.isLooked(at: candidate) {
      for change in entry.rule.changes {
        var books = ChangedBooks(entry, change)
        if candidate.notices(books.book(for: candidate), &player) { return true }
      }
    }
    return false
  }
}
