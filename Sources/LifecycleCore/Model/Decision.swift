/// What one trigger leads to: of its rules, from the top to the bottom, the first whose conditions hold applies.
struct Decision {
  let rules: [Rule]

  /// Creates the rules of a trigger, which cite the sources where they cite none.
  init(on trigger: Trigger, stated sources: Source..., @RuleBuilder rules: () -> [Rule]) {
    self.rules = rules().map { rule in
      var rule = rule
      rule.statedTrigger = trigger
      if rule.sources.isEmpty { rule.sources = sources }
      return rule
    }
  }
}

extension [Rule] {
  /// Creates the rules of a theme, which cite the sources where they cite none.
  init(stated sources: Source..., @RuleBuilder rules: () -> [Rule]) {
    self = rules().map { rule in
      guard rule.sources.isEmpty else { return rule }
      var rule = rule
      rule.sources = sources
      return rule
    }
  }
}

/// Puts rules and decisions in a row; a rule that differs with the life cycle becomes one for each.
@resultBuilder enum RuleBuilder {
  static func buildExpression(_ rule: Rule) -> [Rule] { rule.forms }
  static func buildExpression(_ decision: Decision) -> [Rule] { decision.rules }
  static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
  static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
  static func buildArray(_ rules: [[Rule]]) -> [Rule] { rules.flatMap { $0 } }
}

extension Rule {
  /// The rule for each life cycle, where they differ.
  fileprivate var forms: [Rule] {
    guard parts.contains(where: { $0.lifeCycle != nil }) else { return [self] }
    return AppDescription.LifeCycle.allCases.map { lifeCycle in
      var rule = self
      rule.lifeCycle = lifeCycle
      rule.parts.removeAll { $0.lifeCycle.map { $0 != lifeCycle } ?? false }
      return rule
    }
  }
}
