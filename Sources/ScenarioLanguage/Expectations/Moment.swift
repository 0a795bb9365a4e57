internal import LifecycleCore

/// Something that may happen in a run: `never` forbids moments.
indirect enum Moment: Sendable {
  case call(ListForm.Item, DelegateMethod)
  case notification(ListForm.Item, NotificationName)
  case state(AppState, SourceRange)
  case action(ActionKind, SourceRange)
  case terminated(TerminationReason, SourceRange)
  case any([Moment])

  /// The first entry of the observation that is the moment, and the words that it matches.
  func firstMatch(in observation: Observation) -> (entry: TraceEntry, range: SourceRange)? {
    for entry in observation.trace.entries[observation.entries] {
      if let range = matches(entry, in: observation) { return (entry, range) }
    }
    return nil
  }

  private func matches(_ entry: TraceEntry, in observation: Observation) -> SourceRange? {
    switch (self, entry.event) {
    case (.call(let item, let wanted), .call(let method, _)) where method == wanted:
      return item.isMet(by: entry, in: observation) ? item.range : nil
    case (.notification(let item, let wanted), .notification(let name)) where name == wanted:
      return item.isMet(by: entry, in: observation) ? item.range : nil
    case (.state(let wanted, let range), .state(let state)) where state == wanted: return range
    case (.terminated(let wanted, let range), .termination(let reason)) where reason == wanted:
      return range
    case (.action(let wanted, let range), .action(let index))
    where observation.trace.actions[Int(index)].kind == wanted:
      return range
    case (.any(let moments), _):
      return moments.lazy.compactMap { $0.matches(entry, in: observation) }.first
    default: return nil
    }
  }

  /// What this app, or this OS, could never do; a selector that the OS does not know may stand here.
  func objections(in context: CaseContext) -> [Diagnostic] {
    switch self {
    case .call(let item, let method):
      MethodObjection.all(method, at: item.range, in: context, mayBeUnknown: true)
        + MethodObjection.ofConstraints(item.constraints, on: context.os)
    case .any(let moments): moments.flatMap { $0.objections(in: context) }
    default: []
    }
  }

  /// The moment in words.
  var words: String {
    switch self {
    case .call(_, let method): method.selector
    case .notification(_, let name): name.name
    case .state(let state, _): "state \(state.word)"
    case .action(let kind, _): "\(kind.actor.rawValue) \(kind.word)"
    case .terminated(let reason, _): "termination for reason \(reason.word)"
    case .any(let moments): moments.map(\.words).joined(separator: " or ")
    }
  }
}

extension ListForm.Item {
  fileprivate func isMet(by entry: TraceEntry, in observation: Observation) -> Bool {
    constraints.allSatisfy { $0.objection(to: entry, in: observation) == nil }
  }
}
