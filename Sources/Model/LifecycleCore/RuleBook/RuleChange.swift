/// A mutation of one rule, to test whether a scenario detects it.
package enum RuleChange: Hashable, Sendable {
  /// Removes the effect at this index.
  case without(Int)
  /// Makes the condition at this index always true.
  case always(Int)
  /// Makes the condition at this index never true.
  case never(Int)
}

extension Rule {
  /// All mutations of the rule.
  package var changes: [RuleChange] {
    effects.indices.map { .without($0) }
      + conditions.indices.flatMap { [.always($0), .never($0)] }
  }

  /// Returns the statements that are false with the change.
  ///
  /// For a condition, the statements about when the rule applies, or all of the rule's statements.
  package func statements(falseBy change: RuleChange) -> [StatementID] {
    let served: [StatementReference]
    switch change {
    case .without(let index): served = parts[index].served
    case .always, .never: served = self.served.isEmpty ? parts.flatMap(\.served) : self.served
    }
    return Set(served.flatMap(\.statements)).sorted()
  }

  /// Returns a description of the change.
  package func description(of change: RuleChange) -> String {
    switch change {
    case .without(let index): "without \(effects[index].phrase)"
    case .always(let index): "always: \(conditions[index].phrase)"
    case .never(let index): "never: \(conditions[index].phrase)"
    }
  }
}
