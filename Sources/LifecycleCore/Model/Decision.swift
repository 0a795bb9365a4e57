/// What one trigger leads to: of its rules, from the top to the bottom, the first whose conditions hold applies.
struct Decision {
  let rules: [Rule]

  /// Creates the rules of a trigger, with what they share.
  init(
    on trigger: Trigger,
    since: OSVersion? = nil,
    for lifeCycle: AppDescription.LifeCycle? = nil,
    if conditions: Condition...,
    because reason: String = "",
    stated sources: Source...,
    @RuleBuilder rules: () -> [Rule]
  ) {
    self.rules = rules().map { rule in
      var rule = rule.sharing(since, lifeCycle, reason, sources)
      rule.statedTrigger = trigger
      rule.conditions = conditions + rule.conditions
      return rule
    }
  }
}

extension [Rule] {
  /// Creates the rules of a theme, with what they share.
  init(
    since: OSVersion? = nil,
    for lifeCycle: AppDescription.LifeCycle? = nil,
    because reason: String = "",
    stated sources: Source...,
    @RuleBuilder rules: () -> [Rule]
  ) {
    self = rules().map { $0.sharing(since, lifeCycle, reason, sources) }
  }
}

extension Rule {
  /// The rule with what it shares with others where it names nothing of its own.
  fileprivate func sharing(
    _ since: OSVersion?,
    _ lifeCycle: AppDescription.LifeCycle?,
    _ reason: String,
    _ sources: [Source]
  ) -> Rule {
    var rule = self
    rule.since = rule.since ?? since
    rule.lifeCycle = rule.lifeCycle ?? lifeCycle
    if rule.reason.isEmpty { rule.reason = reason }
    if rule.sources.isEmpty { rule.sources = sources }
    return rule
  }
}

/// Puts rules and decisions in a row.
@resultBuilder enum RuleBuilder {
  static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
  static func buildExpression(_ decision: Decision) -> [Rule] { decision.rules }
  static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
  static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
}
