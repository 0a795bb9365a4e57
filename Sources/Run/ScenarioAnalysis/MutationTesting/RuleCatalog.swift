@_spi(Package) internal import LifecycleCore

/// All rules of all profiles; a rule that several profiles share occurs once.
enum RuleCatalog {
  /// A rule of some profiles; a class, since threads would wait for each other to copy rules.
  final class Entry: Sendable {
    /// The rule's identifier, with the profile that introduced it.
    let name: String
    let rule: Rule
    /// The rule's index in each book that contains it, by the index of the profile.
    let ruleIndices: [Int: Int]

    init(_ name: String, _ rule: Rule, _ ruleIndices: [Int: Int]) {
      (self.name, self.rule, self.ruleIndices) = (name, rule, ruleIndices)
    }

    /// Whether the rule was looked up during the case.
    func isLookedUp(by candidate: MutationTestCase) -> Bool {
      ruleIndices[candidate.profile].map(candidate.lookedUpRules.contains) ?? false
    }
  }

  /// A mutation of a rule, and the statements that it makes false.
  struct Mutation {
    let entry: Entry
    let change: RuleChange
    let statements: [StatementID]
  }

  /// All mutations of all rules.
  static let mutations = entries.flatMap { entry in
    entry.rule.changes.map {
      Mutation(entry: entry, change: $0, statements: entry.rule.statements(falseBy: $0))
    }
  }

  /// The mutations that make a statement false, as indices.
  static let falsifyingMutations: [StatementID: [Int]] =
    mutations.enumerated().reduce(into: [:]) { indices, mutation in
      for statement in mutation.element.statements {
        indices[statement, default: []].append(mutation.offset)
      }
    }

  private static let entries: [Entry] = {
    var order: [String] = []
    var rules: [String: Rule] = [:]
    var ruleIndices: [String: [Int: Int]] = [:]
    for (profileIndex, profile) in Profile.all.enumerated() {
      let book = profile.book.rules
      for (index, rule) in zip(book.indices, book) {
        let name = "\(rule.id) (\(rule.origin))"
        if rules.updateValue(rule, forKey: name) == nil { order.append(name) }
        ruleIndices[name, default: [:]][profileIndex] = index
      }
    }
    return order.compactMap { name in
      rules[name].map { Entry(name, $0, ruleIndices[name] ?? [:]) }
    }
  }()
}

/// The rule books in which one rule is mutated, created on demand.
struct MutatedRuleBooks {
  private let mutation: RuleCatalog.Mutation
  private var books: [MutationTestCase.Outcome: [Int: RuleBook]] = [:]

  init(_ mutation: RuleCatalog.Mutation) { self.mutation = mutation }

  /// Returns the mutated rule book for a case's profile.
  ///
  /// For a case that passes, an action without its rule does nothing, so that only an expectation can fail.
  mutating func book(for candidate: MutationTestCase) -> RuleBook {
    let profileIndex = candidate.profile
    if let book = books[candidate.outcome]?[profileIndex] { return book }
    let plain = Profile.all[profileIndex].book
    guard let ruleIndex = mutation.entry.ruleIndices[profileIndex] else { return plain }
    let isLenient = candidate.outcome == .passes
    let book = plain.changing(rule: ruleIndex, mutation.change, isLenient: isLenient)
    books[candidate.outcome, default: [:]][profileIndex] = book
    return book
  }
}
