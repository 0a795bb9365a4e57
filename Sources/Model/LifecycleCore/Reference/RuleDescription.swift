/// A rule in words, as the page of the rules shows it.
package struct RuleDescription: Sendable {
  /// The identifier, which a rule of a later version can share.
  package let id: String
  /// When the rule is looked up.
  package let trigger: String
  /// The conditions, all of which must hold.
  package let conditions: [String]
  /// The effects, in order; empty if it only preempts later rules.
  package let effects: [String]
  /// The reason for the rule, in one sentence.
  package let reason: String
  /// The confidence in the rule.
  package let confidence: Confidence
  /// The citations of its sources.
  package let sources: [String]
  /// The statements of the documents that it makes true.
  package let statements: [StatementID]
  /// The first version that has it.
  package let since: OSVersion
  /// The first version that no longer has it; nil if all later ones do.
  package let until: OSVersion?
  /// The life cycle that has it; nil for both.
  package let lifeCycle: AppDescription.LifeCycle?

  /// Describes a rule.
  package init(_ rule: Rule) {
    id = rule.id
    trigger = rule.trigger.phrase.withoutMarkup
    conditions = rule.conditions.map(\.phrase.withoutMarkup)
    effects = rule.effects.map(\.phrase.withoutMarkup)
    reason = rule.reason
    confidence = rule.confidence
    sources = rule.sources.map(\.citation)
    statements = rule.serves
    since = Profile.all.first { $0.has(rule) }?.firstVersion ?? OSVersion(2)
    until = rule.until
    lifeCycle = rule.lifeCycle
  }

  /// Returns every form of a rule, in the order of the table; empty for an unknown identifier.
  package static func all(named id: String) -> [RuleDescription] {
    Rule.all.filter { $0.id == id }.map(RuleDescription.init)
  }

  /// The identifiers of all rules, in the order of the table.
  package static let ids: [String] = {
    var seen: Set<String> = []
    return Rule.all.map(\.id).filter { seen.insert($0).inserted }
  }()
}

extension String {
  /// The phrase without the Markdown of the reference pages.
  fileprivate var withoutMarkup: String { filter { $0 != "`" && $0 != "*" } }
}
