/// A row of the rule table: the effects of a trigger under certain conditions, with the reason.
///
/// `Decision` groups the rules of one trigger; see `Rules/ForegroundRules.swift` for examples.
///
/// A class, since the tables of all rules pass each one on several times. It is `Sendable` because it changes only while
/// its table is built.
@_spi(Package) public final class Rule: @unchecked Sendable {
  /// An effect, and the statements that would be false without it.
  struct Part: Sendable {
    let effect: Effect
    let served: [StatementReference]
    /// The life cycle for which the rule has the effect; nil for both.
    let lifeCycle: AppDescription.LifeCycle?
  }

  /// The identifier; a rule in a later version replaces one with the same identifier.
  public let id: String
  /// The reason for the rule, in one sentence, as the rule itself says it.
  var statedReason = ""
  /// The documents that state the rule.
  public internal(set) var sources: [Source] = []
  /// The confidence in the rule.
  public internal(set) var confidence = Confidence.stated

  /// The range of versions and the life cycle for which the rule is in force; nil for all.
  var since: OSVersion?
  var until: OSVersion?
  var lifeCycle: AppDescription.LifeCycle?
  /// The trigger, set by the rule itself or by its decision.
  var statedTrigger: Trigger?
  var conditions: [Condition] = []
  /// The statements served by when the rule applies.
  var served: [StatementReference] = []
  var parts: [Part] = []

  /// The trigger of the rule.
  var trigger: Trigger {
    guard let statedTrigger else {
      preconditionFailure("Internal inconsistency: \(id) has no trigger")
    }
    return statedTrigger
  }

  /// The effects, in order.
  var effects: [Effect] { parts.map(\.effect) }

  /// The statements that the rule makes true, in ascending order.
  ///
  /// Removing the rule or one of its effects makes one of them false; see `statements(falseBy:)`.
  public var serves: [StatementID] {
    Set((served + parts.flatMap(\.served)).flatMap(\.statements)).sorted()
  }

  /// Creates a rule of a decision, which sets the trigger, without conditions and effects.
  init(
    _ id: String,
    since: OSVersion? = nil,
    until: OSVersion? = nil,
    for lifeCycle: AppDescription.LifeCycle? = nil
  ) {
    self.id = id
    self.since = since
    self.until = until
    self.lifeCycle = lifeCycle
  }

  /// Creates the only rule of a trigger, or of several; nil if no rules of this trigger are wanted now.
  ///
  /// So what follows, as in `Rule("lock", on: .action(.lock))?.when(...)`, is built only when it is looked up.
  convenience init?(
    _ id: @autoclosure () -> String,
    on trigger: Trigger,
    since: OSVersion? = nil,
    until: OSVersion? = nil,
    for lifeCycle: AppDescription.LifeCycle? = nil
  ) {
    guard RuleRequest.includes(trigger) else { return nil }
    self.init(id(), since: since, until: until, for: lifeCycle)
    statedTrigger = trigger
  }

  /// Creates a copy, which can be changed.
  init(copying rule: Rule) {
    id = rule.id
    statedReason = rule.statedReason
    sources = rule.sources
    confidence = rule.confidence
    since = rule.since
    until = rule.until
    lifeCycle = rule.lifeCycle
    statedTrigger = rule.statedTrigger
    conditions = rule.conditions
    served = rule.served
    parts = rule.parts
  }

  /// Creates the form that a rule of both life cycles has in one of them.
  convenience init(_ rule: Rule, in form: AppDescription.LifeCycle) {
    self.init(copying: rule)
    lifeCycle = form
    parts.removeAll { $0.lifeCycle != nil && $0.lifeCycle != form }
  }
}
