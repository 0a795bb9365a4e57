extension Profile {
  /// Returns the rules of the profile with the changes of an opposite.
  ///
  /// With a lenient book, an action that no rule allows does nothing instead of being impossible.
  package func book(with opposite: Opposite, isLenient: Bool) -> RuleBook {
    var edits: [String: [ScopedEdit]] = [:]
    for case .rule(let id, let edit, let scope) in opposite.changes {
      edits[id, default: []].append((edit, scope))
    }
    let triggers = Set(edits.keys.flatMap { RuleIndex.rules[$0] ?? [] }.map(\.trigger))
    var rules: [Int: [Rule]] = [:]
    for trigger in triggers {
      rules[trigger.index] = Rule.all(on: trigger).flatMap { rule in
        Self.changed(rule, edits[rule.id] ?? []).filter(has)
      }
    }
    return book.replacing(rules, isLenient: isLenient)
  }

  private typealias ScopedEdit = (edit: RuleEdit, scope: [RuleEdit])

  /// Returns what becomes of a rule with changes; nothing if it is removed.
  private static func changed(_ rule: Rule, _ edits: [ScopedEdit]) -> [Rule] {
    edits.reduce([rule]) { rules, scoped in
      if case .removal = scoped.edit { return [] }
      return rules.flatMap { $0.edited(scoped.edit, where: scoped.scope) ?? [$0] }
    }
  }
}

extension Opposite {
  /// Returns whether it changes rules of the trigger of the rule at an index of a book.
  package func changes(rule index: Int) -> Bool {
    let trigger = RuleBook.trigger(of: index)
    return changes.contains {
      guard case .rule(let id, _, _) = $0 else { return false }
      return RuleIndex.rules[id]?.contains { $0.trigger.index == trigger } == true
    }
  }

  /// The invariants that it counts as violated in every run, or in none.
  package var invariants: [(name: String, isAlwaysViolated: Bool)] {
    changes.compactMap {
      guard case .invariant(let name, let isAlwaysViolated) = $0 else { return nil }
      return (name, isAlwaysViolated)
    }
  }

  /// The environment with the changed defaults of switches; a value that the scenario sets stays.
  package func changing(_ environment: SimulationEnvironment) -> SimulationEnvironment {
    var environment = environment
    for case .setting(let modelSwitch, let value) in changes
    where environment.choices[modelSwitch] == nil {
      environment.choices[modelSwitch] = value
    }
    return environment
  }
}
