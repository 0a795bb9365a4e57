internal import LifecycleCore

/// Why no app could meet an expectation, by the rules of the model.
enum Impossibility {
  /// A call that cannot come, or in which the app cannot read the state that is wanted.
  static func ofCall(
    _ method: DelegateMethod,
    _ item: ListForm.Item,
    in prospect: Prospect
  ) -> [Diagnostic] {
    if prospect.isOpen { return [] }
    let states = prospect.states(readIn: method)
    guard !states.isEmpty else {
      return [
        diagnostic(
          at: item.range,
          "'\(method.selector)' cannot be called here",
          possible: prospect.methods.map(\.selector),
          none: "no call can come here",
          in: prospect
        )
      ]
    }
    return item.constraints.compactMap { constraint in
      guard case .state(let state) = constraint.kind, !states.contains(state) else { return nil }
      return diagnostic(
        at: constraint.range,
        "the app cannot read '\(state.word)' in this call",
        possible: states.map(\.word),
        none: "",
        in: prospect
      )
    }
  }

  /// A notification that cannot be posted.
  static func ofNotification(
    _ name: NotificationName,
    _ item: ListForm.Item,
    in prospect: Prospect
  ) -> [Diagnostic] {
    if prospect.isOpen || prospect.notifications.contains(name) { return [] }
    return [
      diagnostic(
        at: item.range,
        "'\(name.name)' cannot be posted here",
        possible: prospect.notifications.elements.map(\.name),
        none: "no notification can be posted here",
        in: prospect
      )
    ]
  }

  /// An effect that cannot happen.
  static func ofEffect(
    _ effect: SystemEffect,
    _ item: ListForm.Item,
    in prospect: Prospect
  ) -> [Diagnostic] {
    if prospect.isOpen || prospect.allows(effect) { return [] }
    // What else could happen is not all known.
    return [
      Diagnostic(
        .impossibleExpectation,
        at: item.range,
        "'\(effect.word)' cannot happen here\(whatever(in: prospect))",
        help: "it comes with another action, or on another OS version"
      )
    ]
  }

  /// An end of the process that cannot come.
  static func ofEnd(
    _ reason: TerminationReason,
    at range: SourceRange,
    in prospect: Prospect
  ) -> [Diagnostic] {
    if prospect.isOpen || prospect.terminations.contains(reason) { return [] }
    return [
      diagnostic(
        at: range,
        "the process cannot end for reason '\(reason.word)' here",
        possible: prospect.terminations.elements.map(\.word),
        none: "it cannot end here",
        in: prospect
      )
    ]
  }

  /// How things cannot stand at the end of the step.
  static func of<Value: Hashable>(
    _ wanted: Value,
    at range: SourceRange,
    in prospect: Prospect,
    _ part: KeyPath<Standing, Value>,
    message: (Value) -> String,
    words: (Value) -> String
  ) -> [Diagnostic] {
    let possible = Set(prospect.standings.map { $0[keyPath: part] })
    if prospect.isOpen || possible.isEmpty || possible.contains(wanted) { return [] }
    return [
      diagnostic(
        at: range,
        message(wanted) + " at the end of this step",
        possible: possible.map(words).sorted(),
        none: "",
        in: prospect
      )
    ]
  }

  static func diagnostic(
    at range: SourceRange,
    _ message: String,
    possible: [String],
    none: String,
    in prospect: Prospect
  ) -> Diagnostic {
    let most = 6
    let more = possible.count > most ? ", and \(possible.count - most) more" : ""
    return Diagnostic(
      .impossibleExpectation,
      at: range,
      message + whatever(in: prospect),
      help: possible.isEmpty
        ? none : "possible: \(possible.prefix(most).joined(separator: ", "))\(more)"
    )
  }

  private static func whatever(in prospect: Prospect) -> String {
    ", whatever the app does (iOS \(prospect.os))"
  }
}

extension Moment {
  /// Why the moment cannot come in a run of which this is the prospect.
  func impossibilities(in prospect: Prospect) -> [Diagnostic] {
    if prospect.isOpen { return [] }
    switch self {
    case .call(let item, let method): return Impossibility.ofCall(method, item, in: prospect)
    case .notification(let item, let name):
      return Impossibility.ofNotification(name, item, in: prospect)
    case .effect(let item, let effect): return Impossibility.ofEffect(effect, item, in: prospect)
    case .terminated(let reason, let range):
      return Impossibility.ofEnd(reason, at: range, in: prospect)
    case .state(let state, let range):
      if prospect.states.contains(state) { return [] }
      return [
        Impossibility.diagnostic(
          at: range,
          "the app cannot come into the state '\(state.word)'",
          possible: prospect.states.elements.map(\.word),
          none: "it changes its state nowhere",
          in: prospect
        )
      ]
    case .action, .event, .viewCall: return []
    case .any(let moments):
      let all = moments.map { $0.impossibilities(in: prospect) }
      return all.contains { $0.isEmpty } ? [] : all.flatMap(\.self)
    }
  }
}
