/// The rules of one trigger, of which the first one whose conditions hold applies.
struct Decision {
  let rules: [Rule]

  /// Creates the rules of a trigger, with shared properties.
  init(
    on trigger: Trigger,
    since: OSVersion? = nil,
    for lifeCycle: AppDescription.LifeCycle? = nil,
    if conditions: Condition...,
    because reason: String = "",
    stated sources: Source...,
    @RuleBuilder rules: () -> [Rule]
  ) {
    var rules = rules()
    for index in rules.indices {
      rules[index].inherit(since, lifeCycle, reason, sources)
      rules[index].statedTrigger = trigger
      rules[index].conditions.insert(contentsOf: conditions, at: 0)
    }
    self.rules = rules
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
    for index in indices { self[index].inherit(since, lifeCycle, reason, sources) }
  }
}

extension Rule {
  /// Inherits shared properties that the rule does not set itself.
  fileprivate mutating func inherit(
    _ since: OSVersion?,
    _ lifeCycle: AppDescription.LifeCycle?,
    _ reason: String,
    _ sources: [Source]
  ) {
    self.since = self.since ?? since
    self.lifeCycle = self.lifeCycle ?? lifeCycle
    if self.reason.isEmpty { self.reason = reason }
    if self.sources.isEmpty { self.sources = sources }
  }
}

/// Concatenates rules and decisions; accumulating avoids one more copy of each rule.
@resultBuilder enum RuleBuilder {
  static func buildExpression(_ rule: consuming Rule) -> Rule { rule }
  static func buildExpression(_ decision: Decision) -> [Rule] { decision.rules }
  static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
  static func buildPartialBlock(first: consuming Rule) -> [Rule] { [first] }
  static func buildPartialBlock(first: [Rule]) -> [Rule] { first }
  static func buildPartialBlock(accumulated: consuming [Rule], next: consuming Rule) -> [Rule] {
    accumulated.append(next)
    return accumulated
  }
  static func buildPartialBlock(accumulated: consuming [Rule], next: [Rule]) -> [Rule] {
    accumulated += next
    return accumulated
  }
}
