/// What can happen on the way from one state to another, with a bit for each outcome.
struct OutcomeSet: Hashable, Sendable {
  private var bits = BitSet()

  mutating func insert(_ outcome: PossibleOutcome) { bits.insert(outcome.number) }

  func contains(_ outcome: PossibleOutcome) -> Bool { bits.contains(outcome.number) }

  mutating func formUnion(_ other: OutcomeSet) { bits.formUnion(other.bits) }
}

/// Something that can happen in a step.
enum PossibleOutcome {
  /// The app enters a state.
  case state(AppState)
  case termination(TerminationReason)
  case notification(NotificationName)
  case effect(SystemEffect)
  /// A method is called while the app reads a state.
  case call(DelegateMethod, reading: AppState)

  /// A number of its own; the raw values are those of bytes.
  fileprivate var number: Int {
    switch self {
    case .termination(let reason): Int(reason.rawValue)
    case .notification(let name): 256 + Int(name.rawValue)
    case .effect(let effect): 512 + Int(effect.rawValue)
    case .state(let state): 768 + Int(state.rawValue)
    case .call(let method, let state): (4 + Int(state.rawValue)) * 256 + Int(method.rawValue)
    }
  }
}
