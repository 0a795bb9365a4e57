/// The rules of one trigger, of which the first one whose conditions hold applies.
struct Decision {
  let rules: [Rule]

  /// Creates the rules of a trigger, with shared properties; none if no rules of this trigger are wanted now.
  init(
    on trigger: Trigger,
    since: OSVersion? = nil,
    for lifeCycle: AppDescription.LifeCycle? = nil,
    if conditions: Condition...,
    because reason: String = "",
    stated sources: Source...,
    @RuleBuilder rules: () -> [Rule]
  ) {
    self.rules = RuleRequest.includes(trigger) ? rules() : []
    for rule in self.rules {
      rule.inherit(since, lifeCycle, reason, sources)
      rule.statedTrigger = trigger
      if !conditions.isEmpty { rule.conditions = conditions + rule.conditions }
    }
  }
}

extension [Rule] {
  /// Creates the rules of a topic, with shared properties.
  init(
    since: OSVersion? = nil,
    for lifeCycle: AppDescription.LifeCycle? = nil,
    because reason: String = "",
    stated sources: Source...,
    @RuleBuilder rules: () -> [Rule]
  ) {
    self = rules()
    for rule in self { rule.inherit(since, lifeCycle, reason, sources) }
  }
}

extension Rule {
  /// Inherits shared properties that the rule does not set itself.
  fileprivate func inherit(
    _ since: OSVersion?,
    _ lifeCycle: AppDescription.LifeCycle?,
    _ reason: String,
    _ sources: [Source]
  ) {
    self.since = self.since ?? since
    self.lifeCycle = self.lifeCycle ?? lifeCycle
    if statedReason.isEmpty { statedReason = reason }
    if self.sources.isEmpty { self.sources = sources }
  }
}

/// Concatenates rules and decisions.
@resultBuilder enum RuleBuilder {
  static func buildExpression(_ rule: Rule) -> Rule { rule }
  static func buildExpression(_ rule: Rule?) -> [Rule] { rule.map { [$0] } ?? [] }
  static func buildExpression(_ decision: Decision) -> [Rule] { decision.rules }
  static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
  static func buildPartialBlock(first: Rule) -> [Rule] { [first] }
  static func buildPartialBlock(first: [Rule]) -> [Rule] { first }
  static func buildPartialBlock(accumulated: consuming [Rule], next: Rule) -> [Rule] {
    accumulated.append(next)
    return accumulated
  }
  static func buildPartialBlock(accumulated: consuming [Rule], next: [Rule]) -> [Rule] {
    // Most have no wanted rules, and to append to an empty array copies what is appended.
    if next.isEmpty { return accumulated }
    if accumulated.isEmpty { return next }
    accumulated += next
    return accumulated
  }
}
