/// The rules that can apply in some state of an environment.
struct PossibleRules {
  /// A rule that can apply, with what the analysis knows and follows of it.
  ///
  /// A class, so that going through the rules of a trigger copies references only.
  final class Candidate {
    /// The conditions about the state, the argument of the action and the switches.
    let pattern: Pattern
    /// The effects with an outcome or a change of the analyzed state.
    let effects: [Effect]
    /// Whether there are no other conditions.
    private let isKnown: Bool

    fileprivate init(pattern: Pattern, effects: [Effect], isKnown: Bool) {
      self.pattern = pattern
      self.effects = effects
      self.isKnown = isKnown
    }

    /// Returns whether the rule applies if its pattern matches, so that no later rule does.
    func isCertain(for word: UInt32?) -> Bool { isKnown && (pattern.arguments == 0 || word != nil) }
  }

  private let book: RuleBook
  private let environment: AnalyzedEnvironment
  /// The rules of the triggers that were looked up, by the indices of the triggers.
  private var candidates: [[Candidate]?] = Array(repeating: nil, count: Trigger.count)

  /// Creates the rules of a book that can apply in an environment.
  init(_ book: RuleBook, in environment: AnalyzedEnvironment) {
    self.book = book
    self.environment = environment
  }

  /// The rules of a trigger that can apply, the most specific first.
  subscript(trigger: Trigger) -> [Candidate] {
    mutating get {
      if let known = candidates[trigger.index] { return known }
      let new = possibleCandidates(for: trigger)
      candidates[trigger.index] = new
      return new
    }
  }

  private func possibleCandidates(for trigger: Trigger) -> [Candidate] {
    book.candidates(for: trigger).compactMap { index in
      let pattern = book.pattern(of: Int(index))
      guard environment.facts.isSuperset(of: pattern.required.intersection(Self.constantFacts)),
        environment.facts.isDisjoint(with: pattern.forbidden)
      else { return nil }
      let knownFacts = Self.constantFacts.union(Self.trackedFacts)
      return Candidate(
        pattern: pattern.restricted(to: Self.trackedFacts),
        effects: book.rule(at: Int(index)).effects.filter(\.isAnalyzed),
        isKnown: knownFacts.isSuperset(of: pattern.facts) && pattern.reasons == 0
      )
    }
  }

  /// The facts that never change in an app whose scenes have no names.
  private static let constantFacts = Fact.fixed.union(Fact.ofNamedScenes)
  /// The facts that are known in each state.
  private static let trackedFacts = FactSet(LifeCycleState.trackedFacts)
}

extension Effect {
  /// Whether it has an outcome or changes the analyzed state.
  fileprivate var isAnalyzed: Bool {
    switch self {
    case .nothing: return false
    case .run(let operation):
      if case .nothing = operation.consequence { return operation.updatesState }
      return true
    default: return true
    }
  }
}
