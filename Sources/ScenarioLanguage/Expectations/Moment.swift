internal import LifecycleCore

/// Something that may happen in a run: `never` forbids moments.
indirect enum Moment: Sendable {
  case call(ListForm.Item, DelegateMethod)
  case notification(ListForm.Item, NotificationName)
  case effect(ListForm.Item, SystemEffect)
  case event(ListForm.Item, InterfaceEvent)
  case viewCall(ListForm.Item, ViewMethod)
  case state(AppState, SourceRange)
  /// The action happens, whatever it is told where nothing is said of that.
  case action(ActionKind, SourceRange, [ArgumentValue] = [])
  case terminated(TerminationReason, SourceRange)
  case any([Moment])

  /// What of the moment happened first, in which entry, and where it is written.
  struct Match {
    var entry: TraceEntry
    var range: SourceRange
    /// That it happened, in words.
    var happened: String
  }

  /// The first entry of the observation that is the moment.
  func firstMatch(in observation: Observation) -> Match? {
    for entry in observation.trace.entries[observation.entries] {
      if let match = match(entry, in: observation) { return match }
    }
    return nil
  }

  /// Whether the entry is the moment.
  func matches(_ entry: TraceEntry, in observation: Observation) -> Bool {
    match(entry, in: observation) != nil
  }

  /// Where it is written.
  var range: SourceRange {
    switch self {
    case .call(let item, _), .notification(let item, _), .effect(let item, _),
      .event(let item, _), .viewCall(let item, _):
      item.range
    case .state(_, let range), .action(_, let range, _), .terminated(_, let range): range
    case .any(let moments): moments.first?.range ?? .startOfFile
    }
  }

  /// What of the moment the entry is; nil if it is none of it.
  func match(_ entry: TraceEntry, in observation: Observation) -> Match? {
    if case .any(let moments) = self {
      return moments.lazy.compactMap { $0.match(entry, in: observation) }.first
    }
    let isMatch =
      switch (self, entry.event) {
      case (.call(let item, let wanted), .call(let method, _)):
        method == wanted && item.isMet(by: entry, in: observation)
      case (.notification(let item, let wanted), .notification(let name)):
        name == wanted && item.isMet(by: entry, in: observation)
      case (.effect(let item, let wanted), .effect(let effect, _)):
        effect == wanted && item.isMet(by: entry, in: observation)
      case (.event(let item, let wanted), .interfaceEvent(let event, _)):
        event == wanted && item.isMet(by: entry, in: observation)
      case (.viewCall(let item, let wanted), .viewCall(let method, _)):
        method == wanted && item.isMet(by: entry, in: observation)
      case (.state(let wanted, _), .state(let state)): state == wanted
      case (.terminated(let wanted, _), .termination(let reason)): reason == wanted
      case (.action(let wanted, _, let arguments), .action(let index)):
        observation.trace.actions[Int(index)].isOne(wanted, arguments)
      default: false
      }
    return isMatch ? Match(entry: entry, range: range, happened: happened) : nil
  }

  /// What this app, or this OS, could never do; a selector that the OS does not know may stand here.
  func objections(in context: CaseContext, mayBeUnknown: Bool = true) -> [Diagnostic] {
    switch self {
    case .call(let item, let method):
      MethodObjection.all(method, at: item.range, in: context, mayBeUnknown: mayBeUnknown)
        + MethodObjection.ofConstraints(item.constraints, in: context)
    case .notification(let item, _), .effect(let item, _), .event(let item, _),
      .viewCall(let item, _):
      MethodObjection.ofConstraints(item.constraints, in: context)
    case .action(let kind, let range, let arguments):
      context.names?.objections(to: Action(kind, arguments), at: range) ?? []
    case .any(let moments):
      moments.flatMap { $0.objections(in: context, mayBeUnknown: mayBeUnknown) }
    case .state, .terminated: []
    }
  }
}

extension Action {
  /// Whether it is of that kind, and told all that is said here.
  func isOne(_ wanted: ActionKind, _ told: [ArgumentValue]) -> Bool {
    guard kind == wanted else { return false }
    return told.indices.allSatisfy { index in
      told[index] == .absent || index < arguments.count && told[index] == arguments[index]
    }
  }
}

extension ListForm.Item {
  fileprivate func isMet(by entry: TraceEntry, in observation: Observation) -> Bool {
    constraints.allSatisfy { $0.objection(to: entry, in: observation) == nil }
  }
}
