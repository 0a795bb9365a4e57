@_spi(Package) package import LifecycleCore

/// A rule of the model as reports cite it; all entries that cite the rule share the record.
package final class RuleRecord: Hashable, Sendable {
  /// The rule's identifier.
  package let id: String
  /// The explanation, in one sentence.
  package let reason: String
  /// The confidence: `stated`, `observed` or `inferred`.
  package let confidence: String
  /// The citations of its sources.
  package let sources: [String]

  /// Creates a record from its parts.
  package init(id: String, reason: String = "", confidence: String = "", sources: [String] = []) {
    self.id = id
    self.reason = reason
    self.confidence = confidence
    self.sources = sources
  }

  package convenience init(_ rule: Rule) {
    self.init(
      id: rule.id,
      reason: rule.reason,
      confidence: rule.confidence.rawValue,
      sources: rule.sources.map(\.citation)
    )
  }

  /// The names of rules whose identifier several rules share: `push.hand-over 2`.
  static let numberedNames: [RuleRecord: String] = {
    var names: [RuleRecord: String] = [:]
    for (id, rules) in Dictionary(grouping: Rule.all, by: \.id) where rules.count > 1 {
      var count = 0
      for rule in rules.map(RuleRecord.init) where names[rule] == nil {
        count += 1
        names[rule] = count == 1 ? id : "\(id) \(count)"
      }
    }
    return names
  }()

  /// Whether both have the same contents.
  package static func == (one: RuleRecord, other: RuleRecord) -> Bool {
    one === other
      || one.id == other.id && one.reason == other.reason && one.confidence == other.confidence
        && one.sources == other.sources
  }

  /// Hashes the identifier and the explanation.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(reason)
  }
}
