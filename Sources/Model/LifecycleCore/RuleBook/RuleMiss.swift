/// A rule that would have caused an expected outcome if all of its conditions had held, and no other rule applied first.
package struct RuleMiss {
  /// The index of the rule in the book.
  package let rule: Int
  /// The unmet conditions, as clauses such as `the app was suspended`; empty if all held.
  package let unmetConditions: [String]
  /// The index of the rule that applied first, and does nothing, if all conditions held.
  package let precedingRule: Int?
  /// Whether the app had a process, without which nothing but a launch reaches it.
  fileprivate let hadProcess: Bool

  /// Returns whether another miss in the same step is closer to the outcome: a later one, if all else is equal.
  fileprivate func isFarther(than other: RuleMiss) -> Bool {
    if hadProcess != other.hadProcess { return other.hadProcess }
    return unmetConditions.count >= other.unmetConditions.count
  }
}

extension RuleWatcher {
  /// Removes the recorded lookups, and returns the rule that came closest to each missing outcome.
  ///
  /// A lookup whose matching rule causes the outcome is not a miss. What the app must declare for the action is named.
  package func drainNearestMisses(
    of outcomes: [Term],
    in book: RuleBook,
    _ environment: SimulationEnvironment,
    for action: Action?
  ) -> [Term: RuleMiss] {
    let lookups = removeLookups()
    var misses: [Term: RuleMiss] = [:]
    for outcome in outcomes where misses[outcome] == nil {
      let procedures = book.procedures(for: outcome)
      for lookup in lookups {
        guard let miss = lookup.miss(of: outcome, by: procedures, in: book, environment, action)
        else { continue }
        if misses[outcome]?.isFarther(than: miss) ?? true { misses[outcome] = miss }
      }
    }
    return misses
  }
}

extension RuleWatcher.Lookup {
  fileprivate func miss(
    of outcome: Term,
    by procedures: Set<Procedure>,
    in book: RuleBook,
    _ environment: SimulationEnvironment,
    _ action: Action?
  ) -> RuleMiss? {
    if let found, book.rules[Int(found)].bringsAbout(outcome, by: procedures) { return nil }
    // A rule with effects explains what happened, and unmet conditions of another one why that did not happen.
    let preventing = found.map(Int.init).flatMap { book.rules[$0].parts.isEmpty ? $0 : nil }
    var nearest: RuleMiss?
    for index in rules where index != found {
      let rule = book.rules[Int(index)]
      guard rule.bringsAbout(outcome, by: procedures),
        let unmetConditions = unmetConditions(of: rule, environment, action),
        !unmetConditions.isEmpty || preventing != nil,
        nearest.map({ $0.unmetConditions.count > unmetConditions.count }) ?? true
      else { continue }
      let preceding = unmetConditions.isEmpty ? preventing : nil
      nearest = RuleMiss(
        rule: Int(index),
        unmetConditions: unmetConditions,
        precedingRule: preceding,
        hadProcess: context.state != .notRunning
      )
    }
    return nearest
  }

  /// Returns the unmet conditions; nil if the rule is for another argument, kind of request or launch reason.
  private func unmetConditions(
    of rule: Rule,
    _ environment: SimulationEnvironment,
    _ action: Action?
  ) -> [String]? {
    var unmetConditions: [String] = []
    for condition in rule.unmetConditions(in: context, settings) {
      switch condition {
      case .argument, .reason, .fact(.requestIsContinued): return nil
      case .state: unmetConditions.append("the app state was \(context.state.word)")
      case .front:
        unmetConditions.append(
          context.front == .app ? "the app was in the foreground" : context.front.phrase
        )
      case .under:
        unmetConditions.append(
          context.overlay.map { "the topmost overlay was \($0.phrase)" }
            ?? "nothing covered the screen"
        )
      case .not(let fact): unmetConditions.append(Condition.fact(fact).phrase)
      case .fact:
        let phrase = environment.phrase(ofUnmet: condition, for: action)
        unmetConditions.append("a condition was not met: \(phrase)")
      case .setting(let choice):
        unmetConditions.append("\(choice.modelSwitch.name) is \(settings.text(choice.modelSwitch))")
      }
    }
    return unmetConditions.map { $0.replacing("`", with: "'") }
  }
}
