internal import LifecycleCore
internal import ScenarioLanguage

/// All rules of all profiles; a rule that several profiles share occurs once.
enum RuleCatalog {
  struct Entry {
    /// The rule's identifier, with the profile that introduced it.
    let name: String
    let rule: Rule
    /// The rule's index in each book that contains it, by the index of the profile.
    let ruleIndices: [Int: Int]

    /// Whether the rule was looked up during the case.
    func isLookedUp(by candidate: MutationTestCase) -> Bool {
      guard let ruleIndex = ruleIndices[Profile.index(of: candidate.plan.world)] else {
        return false
      }
      return candidate.lookedUpRules.contains(ruleIndex)
    }
  }

  static let all: [Entry] = {
    var order: [String] = []
    var rules: [String: Rule] = [:]
    var ruleIndices: [String: [Int: Int]] = [:]
    for (profileIndex, profile) in Profile.all.enumerated() {
      for (index, rule) in profile.book.rules.enumerated() {
        let name = "\(rule.id) (\(rule.origin))"
        if rules.updateValue(rule, forKey: name) == nil { order.append(name) }
        ruleIndices[name, default: [:]][profileIndex] = index
      }
    }
    return order.compactMap { name in
      rules[name].map { Entry(name: name, rule: $0, ruleIndices: ruleIndices[name] ?? [:]) }
    }
  }()
}

/// The rule books in which one rule is mutated, created on demand.
struct MutatedRuleBooks {
  private let entry: RuleCatalog.Entry
  private let change: RuleChange
  private var books: [MutationTestCase.Verdict: [Int: RuleBook]] = [:]

  init(_ entry: RuleCatalog.Entry, _ change: RuleChange) {
    self.entry = entry
    self.change = change
  }

  /// Returns the mutated rule book for a case's profile.
  ///
  /// For a case that passes, an action without its rule does nothing, so that only an expectation can fail.
  mutating func book(for candidate: MutationTestCase) -> RuleBook {
    let profileIndex = Profile.index(of: candidate.plan.world)
    if let book = books[candidate.verdict]?[profileIndex] { return book }
    let plain = Profile.all[profileIndex].book
    guard let ruleIndex = entry.ruleIndices[profileIndex] else { return plain }
    let isLenient = candidate.verdict == .passes
    let book = plain.changing(rule: ruleIndex, change, isLenient: isLenient)
    books[candidate.verdict, default: [:]][profileIndex] = book
    return book
  }
}
