internal import LifecycleCore
internal import ScenarioLanguage

/// All rules of all profiles; a rule that several profiles share occurs once.
enum RuleCatalogue {
  struct Entry {
    /// The rule's identifier, with the profile that introduced it.
    let name: String
    let rule: Rule
    /// The rule's index in each book that contains it, by the index of the profile.
    let places: [Int: Int]

    /// Whether the rule was looked up during the case.
    func isLooked(at candidate: ProofCase) -> Bool {
      guard let place = places[Profile.index(of: candidate.plan.world)] else { return false }
      return candidate.looked.contains(place)
    }
  }

  static let all: [Entry] = {
    var order: [String] = []
    var rules: [String: Rule] = [:]
    var places: [String: [Int: Int]] = [:]
    for (profile, item) in Profile.all.enumerated() {
      for (index, rule) in item.book.rules.enumerated() {
        let name = "\(rule.id) (\(rule.origin))"
        if rules.updateValue(rule, forKey: name) == nil { order.append(name) }
        places[name, default: [:]][profile] = index
      }
    }
    return order.compactMap { name in
      rules[name].map { Entry(name: name, rule: $0, places: places[name] ?? [:]) }
    }
  }()
}

/// The rule books in which one rule is mutated, created on demand.
struct ChangedBooks {
  private let entry: RuleCatalogue.Entry
  private let change: RuleChange
  private var books: [ProofCase.Verdict: [Int: RuleBook]] = [:]

  init(_ entry: RuleCatalogue.Entry, _ change: RuleChange) {
    self.entry = entry
    self.change = change
  }

  /// Returns the mutated rule book for a case's profile.
  ///
  /// For a case that passes, an action without its rule does nothing, so that only an expectation can fail.
  mutating func book(for candidate: ProofCase) -> RuleBook {
    let profile = Profile.index(of: candidate.plan.world)
    if let book = books[candidate.verdict]?[profile] { return book }
    let plain = Profile.all[profile].book
    guard let place = entry.places[profile] else { return plain }
    let isLenient = candidate.verdict == .passes
    let book = plain.changing(rule: place, change, isLenient: isLenient)
    books[candidate.verdict, default: [:]][profile] = book
    return book
  }
}
