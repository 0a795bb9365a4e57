/// A row of the table: under these conditions, this trigger has these effects, and here is why.
///
/// `Decision` holds the rules of one trigger, `Rules/ForegroundRules.swift` shows how they are written.
public struct Rule: Sendable {
  /// An effect, and the statements that would be false without it.
  struct Part: Sendable {
    let effect: Effect
    let served: [StatementReference]
    /// The life cycle for which the rule has the effect; nil for both.
    let lifeCycle: AppDescription.LifeCycle?
  }

  /// The rule's name; the rules of one name take each other's place in later versions.
  public let id: String
  /// Why it is so, in one sentence.
  public internal(set) var reason = ""
  /// The documents that state it.
  public internal(set) var sources: [Source] = []
  /// How sure it is.
  public internal(set) var confidence = Confidence.stated

  /// The versions that have the rule, and the life cycle that an app must have for it; nil for all.
  var since: OSVersion?
  let until: OSVersion?
  var lifeCycle: AppDescription.LifeCycle?
  /// What the rule itself has, or what its decision sets.
  var statedTrigger: Trigger?
  var conditions: [Condition] = []
  /// What it makes true by when it applies.
  var served: [StatementReference] = []
  var parts: [Part] = []

  /// What makes it apply.
  var trigger: Trigger {
    guard let statedTrigger else {
      preconditionFailure("Internal inconsistency: \(id) has no trigger")
    }
    return statedTrigger
  }

  /// Its effects, one after the other.
  var effects: [Effect] { parts.map(\.effect) }

  /// The statements of the documents that it makes true, in ascending order.
  ///
  /// Without the rule, or one of its effects, one of them would be false; `statements(falseBy:)` knows which.
  public var serves: [StatementID] {
    Set((served + parts.flatMap(\.served)).flatMap(\.statements)).sorted()
  }

  /// Creates a rule that `does` nothing yet.
  init(
    _ id: String,
    on trigger: Trigger? = nil,
    since: OSVersion? = nil,
    until: OSVersion? = nil,
    for lifeCycle: AppDescription.LifeCycle? = nil
  ) {
    self.id = id
    statedTrigger = trigger
    self.since = since
    self.until = until
    self.lifeCycle = lifeCycle
  }
}
