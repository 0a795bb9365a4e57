extension Profile {
  /// Returns the rules of the profile with the changes of an opposite.
  ///
  /// With a lenient book, an action that no rule allows does nothing instead of being impossible.
  package func book(with opposite: Opposite, isLenient: Bool) -> RuleBook {
    var edits: [String: [RuleEdit]] = [:]
    for case .rule(let id, let edit) in opposite.changes { edits[id, default: []].append(edit) }
    let triggers = Set(edits.keys.flatMap { RuleIndex.rules[$0] ?? [] }.map(\.trigger))
    var rules: [Int: [Rule]] = [:]
    for trigger in triggers {
      rules[trigger.index] = Rule.all(on: trigger).compactMap { rule in
        let changed = Self.changed(rule, edits[rule.id] ?? [])
        return changed.flatMap { has($0) ? $0 : nil }
      }
    }
    return book.replacing(rules, isLenient: isLenient)
  }

  /// Returns a rule with changes; nil if it is removed.
  private static func changed(_ rule: Rule, _ edits: [RuleEdit]) -> Rule? {
    var rule = rule
    for edit in edits {
      if case .removal = edit { return nil }
      rule = rule.edited(edit) ?? rule
    }
    return rule
  }
}

extension Opposite {
  /// Returns whether it changes rules of the trigger of the rule at an index of a book.
  package func changes(rule index: Int) -> Bool {
    let trigger = RuleBook.trigger(of: index)
    return changes.contains {
      guard case .rule(let id, _) = $0 else { return false }
      return RuleIndex.rules[id]?.contains { $0.trigger.index == trigger } == true
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
