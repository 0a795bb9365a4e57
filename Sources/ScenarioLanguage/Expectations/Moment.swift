internal import LifecycleCore

/// Something that may happen in a run: `never` forbids moments.
indirect enum Moment: Sendable {
  case call(ListForm.Item, DelegateMethod)
  case notification(ListForm.Item, NotificationName)
  case effect(ListForm.Item, SystemEffect)
  case state(AppState, SourceRange)
  case action(ActionKind, SourceRange)
  case terminated(TerminationReason, SourceRange)
  case any([Moment])

  /// What of the moment came first, in which entry, and where it is written.
  struct Match {
    var entry: TraceEntry
    var range: SourceRange
    /// The moment in words.
    var words: String
  }

  /// The first entry of the observation that is the moment.
  func firstMatch(in observation: Observation) -> Match? {
    for entry in observation.trace.entries[observation.entries] {
      if let match = match(entry, in: observation) { return match }
    }
    return nil
  }

  private func match(_ entry: TraceEntry, in observation: Observation) -> Match? {
    switch (self, entry.event) {
    case (.call(let item, let wanted), .call(let method, _))
    where method == wanted && item.isMet(by: entry, in: observation):
      Match(entry: entry, range: item.range, words: "'\(method.selector)'")
    case (.notification(let item, let wanted), .notification(let name))
    where name == wanted && item.isMet(by: entry, in: observation):
      Match(entry: entry, range: item.range, words: "'\(name.name)'")
    case (.effect(let item, let wanted), .effect(let effect, _))
    where effect == wanted && item.isMet(by: entry, in: observation):
      Match(entry: entry, range: item.range, words: "'\(effect.word)'")
    case (.state(let wanted, let range), .state(let state)) where state == wanted:
      Match(entry: entry, range: range, words: "the state '\(state.word)'")
    case (.terminated(let wanted, let range), .termination(let reason)) where reason == wanted:
      Match(entry: entry, range: range, words: "the end for reason '\(reason.word)'")
    case (.action(let wanted, let range), .action(let index))
    where observation.trace.actions[Int(index)].kind == wanted:
      Match(entry: entry, range: range, words: "'\(wanted.actor.rawValue): \(wanted.word)'")
    case (.any(let moments), _):
      moments.lazy.compactMap { $0.match(entry, in: observation) }.first
    default: nil
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
}

extension ListForm.Item {
  fileprivate func isMet(by entry: TraceEntry, in observation: Observation) -> Bool {
    constraints.allSatisfy { $0.objection(to: entry, in: observation) == nil }
  }
}
