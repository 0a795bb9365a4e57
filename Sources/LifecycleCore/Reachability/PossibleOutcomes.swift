/// The possible outcomes of a step and states at its end, for any code of the app.
///
/// An over-approximation: anything it does not contain is impossible.
public struct PossibleOutcomes: Sendable {
  /// The OS version.
  public let os: OSVersion
  /// The notifications that could be posted.
  public internal(set) var notifications = EnumSet<NotificationName>()
  /// The reasons for which the process could end.
  public internal(set) var terminations = EnumSet<TerminationReason>()
  /// The states that the app could enter.
  public internal(set) var states = EnumSet<AppState>()
  /// The possible states at the end.
  public internal(set) var snapshots: Set<Snapshot> = []
  /// Whether there are unlisted outcomes, so that nothing is impossible.
  public internal(set) var isIncomplete = false

  /// The methods that could be called, by the application state during the call.
  private var calls = [EnumSet<DelegateMethod>](repeating: .init(), count: AppState.allCases.count)
  private var effects = EnumSet<SystemEffect>()

  init(os: OSVersion) { self.os = os }

  /// The methods that could be called, in the order of the vocabulary.
  public var methods: [DelegateMethod] {
    DelegateMethod.allCases.filter { !states(readIn: $0).isEmpty }
  }

  /// Returns the possible application states during a call; empty if the method cannot be called.
  public func states(readIn method: DelegateMethod) -> [AppState] {
    AppState.allCases.filter { calls[Int($0.rawValue)].contains(method) }
  }

  /// Returns whether an effect could happen; always true for effects that no rule records.
  public func allows(_ effect: SystemEffect) -> Bool {
    effects.contains(effect) || !SystemEffect.notedByRules.contains(effect)
  }

  mutating func note(_ effect: SystemEffect) { effects.insert(effect) }

  mutating func note(_ method: DelegateMethod, reading state: AppState) {
    calls[Int(state.rawValue)].insert(method)
  }

  /// Adds the outcomes of another step, but not its final states.
  public mutating func formUnion(_ other: PossibleOutcomes) {
    for index in calls.indices { calls[index].formUnion(other.calls[index]) }
    notifications.formUnion(other.notifications)
    effects.formUnion(other.effects)
    terminations.formUnion(other.terminations)
    states.formUnion(other.states)
    if other.isIncomplete { isIncomplete = true }
  }
}

extension SystemEffect {
  /// The effects that only rules record.
  fileprivate static let notedByRules: EnumSet<SystemEffect> = {
    var all = EnumSet<SystemEffect>()
    for effect in Profile.all.flatMap(\.book.effects) {
      if case .note(let effect) = effect { all.insert(effect) }
    }
    return all
  }()
}
