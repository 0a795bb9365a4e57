/// The possible outcomes of a step and states at its end, for any code of the app.
///
/// An over-approximation: anything it does not contain is impossible.
@_spi(Package) public struct PossibleOutcomes: Sendable {
  /// The OS version.
  public let os: OSVersion
  private var outcomes: OutcomeSet
  /// The possible states at the end.
  public let snapshots: Set<Snapshot>
  /// Whether there are unlisted outcomes, so that nothing is impossible.
  public private(set) var isIncomplete: Bool

  init(os: OSVersion, outcomes: OutcomeSet, snapshots: Set<Snapshot>, isIncomplete: Bool) {
    self.os = os
    self.outcomes = outcomes
    self.snapshots = snapshots
    self.isIncomplete = isIncomplete
  }

  /// The methods that could be called, in the order of the vocabulary.
  public var methods: [DelegateMethod] {
    DelegateMethod.allCases.filter(canCall)
  }

  /// Returns the possible application states during a call; empty if the method cannot be called.
  public func states(readIn method: DelegateMethod) -> [AppState] {
    AppState.allCases.filter { outcomes.contains(.call(method, reading: $0)) }
  }

  /// Returns whether a method could be called.
  public func canCall(_ method: DelegateMethod) -> Bool {
    AppState.allCases.contains { outcomes.contains(.call(method, reading: $0)) }
  }

  /// The notifications that could be posted, in the order of the vocabulary.
  public var notifications: [NotificationName] {
    NotificationName.allCases.filter { outcomes.contains(.notification($0)) }
  }

  /// The reasons for which the process could end, in the order of the vocabulary.
  public var terminations: [TerminationReason] {
    TerminationReason.allCases.filter { outcomes.contains(.termination($0)) }
  }

  /// The states that the app could enter, in the order of the vocabulary.
  public var states: [AppState] { AppState.allCases.filter { outcomes.contains(.state($0)) } }

  /// Returns whether an effect could happen; always true for effects that no rule records.
  public func allows(_ effect: SystemEffect) -> Bool {
    outcomes.contains(.effect(effect)) || !SystemEffect.notedByRules.contains(effect)
  }

  /// Adds the outcomes of another step, but not its final states.
  public mutating func formUnion(_ other: PossibleOutcomes) {
    outcomes.formUnion(other.outcomes)
    if other.isIncomplete { isIncomplete = true }
  }
}

extension SystemEffect {
  /// The effects that only rules record.
  fileprivate static let notedByRules: Set<SystemEffect> = Set(
    Rule.all.flatMap(\.effects).compactMap {
      if case .note(let effect) = $0 { effect } else { nil }
    }
  )
}
