@_spi(Package) internal import LifecycleCore

// Explains why no app could meet an expectation by the rules of the model.
extension PossibleOutcomes {
  /// Returns why the item cannot occur, or why the app cannot read the expected state in a call.
  func impossibilities(of item: ListForm.Item) -> [Diagnostic] {
    if isIncomplete { return [] }
    let possible: [Term]
    switch item.term {
    case .call(let method):
      // Most items say nothing about the state, and are possible.
      if item.constraints.isEmpty, canCall(method) { return [] }
      let states = states(readIn: method)
      if !states.isEmpty { return item.constraints.compactMap { unreadableState($0, states) } }
      possible = methods.map { .call($0) }
    case .notification: possible = notifications.map { .notification($0) }
    case .termination: possible = terminations.map { .termination($0) }
    case .state: possible = states.map { .state($0) }
    case .effect(let effect):
      // Not all other possible effects are known.
      if allows(effect) { return [] }
      let help: Diagnostic.Help = "it occurs after another action, or on another OS version"
      return [impossible("'\(effect.word)' cannot happen here", at: item.range, help: help)]
    default: return []
    }
    if possible.contains(item.term) { return [] }
    let texts = item.term.impossibilityTexts
    let help = Self.list(possible.map(\.word)) ?? Diagnostic.Help(texts.none)
    return [impossible(texts.message, at: item.range, help: help)]
  }

  private func unreadableState(_ constraint: Constraint, _ states: [AppState]) -> Diagnostic? {
    guard case .state(let state) = constraint.kind, !states.contains(state) else { return nil }
    return impossible(
      "the app cannot read '\(state.word)' in this call",
      at: constraint.range,
      help: Self.list(states.map(\.word)) ?? ""
    )
  }

  /// Returns a diagnostic if a part of the snapshot cannot have this value at the end of the step.
  func impossibilities<Value: Hashable>(
    of expected: Value,
    at range: SourceRange,
    _ part: (Snapshot) -> Value,
    _ message: @autoclosure () -> String,
    words: (Value) -> String
  ) -> [Diagnostic] {
    if isIncomplete || snapshots.isEmpty { return [] }
    if snapshots.contains(where: { part($0) == expected }) { return [] }
    let possible = Set(snapshots.map(part))
    let help = Self.list(possible.map(words).sorted()) ?? ""
    return [impossible("\(message()) at the end of this step", at: range, help: help)]
  }

  private func impossible(
    _ message: String,
    at range: SourceRange,
    help: Diagnostic.Help
  ) -> Diagnostic {
    let message = "\(message), whatever the app does (iOS \(os))"
    return Diagnostic(.impossibleExpectation, at: range, message, help: help)
  }

  /// Returns the first possible values; nil if there are none.
  private static func list(_ possible: [String]) -> Diagnostic.Help? {
    let maximum = 6
    let more = possible.count > maximum ? ", and \(possible.count - maximum) more" : ""
    if possible.isEmpty { return nil }
    var help = Diagnostic.Help.oneOf(Array(possible.prefix(maximum)), after: "possible: ")
    help.text += more
    return help
  }
}

extension Term {
  /// The messages that the term, and that any term of its kind, cannot occur.
  fileprivate var impossibilityTexts: (message: String, none: String) {
    switch self {
    case .termination(let reason):
      ("the process cannot end for reason '\(reason.word)' here", "it cannot end here")
    case .state(let state):
      ("the app cannot enter the state '\(state.word)'", "its state does not change")
    default:
      (
        "'\(word)' cannot be \(kind.verb ?? "known") here",
        "no \(kind.noun) can \(self.kind == .calls ? "be made" : "be posted") here"
      )
    }
  }
}
