internal import LifecycleCore

/// Why no app could meet an expectation, by the rules of the model.
enum Impossibility {
  /// What cannot come, or a call in which the app cannot read the state that is expected.
  static func of(_ item: ListForm.Item, in outcomes: PossibleOutcomes) -> [Diagnostic] {
    if outcomes.isOpen { return [] }
    let possible: [Term]
    switch item.term {
    case .call(let method):
      let states = outcomes.states(readIn: method)
      if !states.isEmpty {
        return item.constraints.compactMap { unreadable($0, states, in: outcomes) }
      }
      possible = outcomes.methods.map { .call($0) }
    case .notification: possible = outcomes.notifications.elements.map { .notification($0) }
    case .termination: possible = outcomes.terminations.elements.map { .termination($0) }
    case .state: possible = outcomes.states.elements.map { .state($0) }
    case .effect(let effect):
      // What else could happen is not all known.
      return outcomes.allows(effect)
        ? []
        : [
          Diagnostic(
            .impossibleExpectation,
            at: item.range,
            "'\(effect.word)' cannot happen here\(whatever(in: outcomes))",
            help: "it occurs after another action, or on another OS version"
          )
        ]
    case .event, .viewCall, .task, .scene, .action: return []
    }
    if possible.contains(item.term) { return [] }
    let words = item.term.impossible
    return [
      diagnostic(
        at: item.range,
        words.message,
        possible: possible.map(\.word),
        none: words.none,
        in: outcomes
      )
    ]
  }

  private static func unreadable(
    _ constraint: Constraint,
    _ states: [AppState],
    in outcomes: PossibleOutcomes
  ) -> Diagnostic? {
    guard case .state(let state) = constraint.kind, !states.contains(state) else { return nil }
    return diagnostic(
      at: constraint.range,
      "the app cannot read '\(state.word)' in this call",
      possible: states.map(\.word),
      none: "",
      in: outcomes
    )
  }

  /// How things cannot stand at the end of the step.
  static func of<Value: Hashable>(
    _ wanted: Value,
    at range: SourceRange,
    in outcomes: PossibleOutcomes,
    _ part: KeyPath<Snapshot, Value>,
    message: (Value) -> String,
    words: (Value) -> String
  ) -> [Diagnostic] {
    let possible = Set(outcomes.snapshots.map { $0[keyPath: part] })
    if outcomes.isOpen || possible.isEmpty || possible.contains(wanted) { return [] }
    return [
      diagnostic(
        at: range,
        message(wanted) + " at the end of this step",
        possible: possible.map(words).sorted(),
        none: "",
        in: outcomes
      )
    ]
  }

  private static func diagnostic(
    at range: SourceRange,
    _ message: String,
    possible: [String],
    none: String,
    in outcomes: PossibleOutcomes
  ) -> Diagnostic {
    let most = 6
    let more = possible.count > most ? ", and \(possible.count - most) more" : ""
    return Diagnostic(
      .impossibleExpectation,
      at: range,
      message + whatever(in: outcomes),
      help: possible.isEmpty
        ? none : "possible: \(possible.prefix(most).joined(separator: ", "))\(more)"
    )
  }

  private static func whatever(in outcomes: PossibleOutcomes) -> String {
    ", whatever the app does (iOS \(outcomes.os))"
  }
}

extension Term {
  /// That it cannot come, and that nothing of its kind can.
  fileprivate var impossible: (message: String, none: String) {
    switch self {
    case .termination(let reason):
      ("the process cannot end for reason '\(reason.word)' here", "it cannot end here")
    case .state(let state):
      ("the app cannot enter the state '\(state.word)'", "it changes its state nowhere")
    default:
      (
        "'\(word)' cannot be \(kind.verb ?? "known") here",
        "no \(kind.noun) can \(self.kind == .calls ? "come" : "be posted") here"
      )
    }
  }
}
