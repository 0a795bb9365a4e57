internal import LifecycleCore

/// A rule of the model as reports cite it; one that many entries cite is shared.
public final class RuleRecord: Hashable, Sendable {
  /// Its name.
  public let id: String
  /// Why it is so, in one sentence.
  public let reason: String
  /// How sure it is: `stated`, `observed` or `inferred`.
  public let confidence: String
  /// The documents that state it.
  public let sources: [String]

  /// Creates a record from its parts.
  public init(id: String, reason: String = "", confidence: String = "", sources: [String] = []) {
    self.id = id
    self.reason = reason
    self.confidence = confidence
    self.sources = sources
  }

  convenience init(_ rule: Rule) {
    self.init(
      id: rule.id,
      reason: rule.reason,
      confidence: rule.confidence.rawValue,
      sources: rule.sources.map(\.citation)
    )
  }

  /// What tells the rules of the model from those before them that have the same name: `push.hand-over 2`.
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

  /// Whether both have the same name and texts.
  public static func == (one: RuleRecord, other: RuleRecord) -> Bool {
    one === other
      || one.id == other.id && one.reason == other.reason && one.confidence == other.confidence
        && one.sources == other.sources
  }

  /// Feeds the name and the reason.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(reason)
  }
}
