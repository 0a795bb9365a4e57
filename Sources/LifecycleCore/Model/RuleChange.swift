/// A change of one rule, by which a test asks whether any scenario notices.
package enum RuleChange: Hashable, Sendable {
  /// Without the effect at this index.
  case without(Int)
  /// As if the condition at this index held always.
  case always(Int)
  /// As if it held never.
  case never(Int)
}

extension Rule {
  /// Every change that the rule can undergo.
  package var changes: [RuleChange] {
    effects.indices.map { .without($0) }
      + conditions.indices.flatMap { [.always($0), .never($0)] }
  }

  /// The statements that are false with the change.
  ///
  /// A condition serves the statements about when the rule applies; without any, all of the rule's statements.
  package func statements(falseBy change: RuleChange) -> [StatementID] {
    let served: [StatementReference]
    switch change {
    case .without(let index): served = parts[index].served
    case .always, .never: served = self.served.isEmpty ? parts.flatMap(\.served) : self.served
    }
    return Set(served.flatMap(\.statements)).sorted()
  }

  /// The change in words.
  package func description(of change: RuleChange) -> String {
    switch change {
    case .without(let index): "without \(effects[index].phrase)"
    case .always(let index): "always: \(conditions[index].phrase)"
    case .never(let index): "never: \(conditions[index].phrase)"
    }
  }
}
