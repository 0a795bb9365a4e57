/// What could happen in a step, regardless of the app's code, and the possible states at its end.
///
/// It is never too small: what it does not contain cannot happen. What it contains need not happen.
public struct PossibleOutcomes: Sendable {
  /// The OS version for which it holds.
  public let os: OSVersion
  /// The notifications that could be posted.
  public internal(set) var notifications = EnumSet<NotificationName>()
  /// The reasons for which the process could end.
  public internal(set) var terminations = EnumSet<TerminationReason>()
  /// The states that the app could enter.
  public internal(set) var states = EnumSet<AppState>()
  /// The possible states at the end.
  public internal(set) var snapshots: Set<Snapshot> = []
  /// Whether more could happen than is listed here: then nothing is impossible.
  public internal(set) var isIncomplete = false

  /// The methods that could be called, by the state that the app reads inside.
  private var calls = [EnumSet<DelegateMethod>](repeating: .init(), count: AppState.allCases.count)
  private var effects = EnumSet<SystemEffect>()

  init(os: OSVersion) { self.os = os }

  /// The methods that could be called, in the order of the vocabulary.
  public var methods: [DelegateMethod] {
    DelegateMethod.allCases.filter { !states(readIn: $0).isEmpty }
  }

  /// What the app could read in a call; empty where it cannot be called.
  public func states(readIn method: DelegateMethod) -> [AppState] {
    AppState.allCases.filter { calls[Int($0.rawValue)].contains(method) }
  }

  /// Whether an effect could happen; those that no rule notes by name could always.
  public func allows(_ effect: SystemEffect) -> Bool {
    effects.contains(effect) || !SystemEffect.notedByRules.contains(effect)
  }

  mutating func note(_ effect: SystemEffect) { effects.insert(effect) }

  mutating func note(_ method: DelegateMethod, reading state: AppState) {
    calls[Int(state.rawValue)].insert(method)
  }

  /// Adds what else could happen, but not the resulting state.
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
  /// Those that happen where a rule says so, and nowhere else.
  fileprivate static let notedByRules: EnumSet<SystemEffect> = {
    var all = EnumSet<SystemEffect>()
    for effect in Profile.all.flatMap(\.book.effects) {
      if case .note(let effect) = effect { all.insert(effect) }
    }
    return all
  }()
}
