extension Simulator {
  /// Returns why an action is not possible now, as a clause to append: `, since it requires that a call is ringing`; empty
  /// if it is.
  ///
  /// A cause follows each condition in parentheses, unless it is empty.
  package func impossibilityReason(
    of action: Action,
    cause: (RequiredCondition) -> String = { _ in "" }
  ) -> String {
    let environment = process.machine.environment
    var required: [String] = []
    var forbidden: [String] = []
    for unmet in process.machine.unmetConditions(of: action) {
      let other = cause(unmet)
      let refusal = refusedRequest(unmet.condition, for: action)
      let cause = refusal.isEmpty ? other : refusal
      let suffix = cause.isEmpty ? "" : " (\(cause))"
      if case .not(let fact) = unmet.condition {
        forbidden.append(fact.phrase + suffix)
      } else {
        required.append(
          "that \(environment.phrase(ofUnmet: unmet.condition, for: action))\(suffix)"
        )
      }
    }
    let clauses =
      (forbidden.isEmpty ? [] : ["where \(forbidden.joined(separator: " and "))"])
      + (required.isEmpty ? [] : ["since it requires \(required.joined(separator: " and "))"])
    return clauses.map { ", \($0)" }.joined().replacing("`", with: "'")
  }

  /// Returns the conditions that an action requires and that do not hold now; empty if it is possible.
  package func unmetConditions(of action: Action) -> [RequiredCondition] {
    process.machine.unmetConditions(of: action)
  }

  /// Returns whether a condition of an action holds now.
  package func holds(_ condition: RequiredCondition, for action: Action) -> Bool {
    process.machine.holds(condition, for: action)
  }

  /// Returns why a condition does not hold if the app's request was refused, which is how it would have become true.
  private func refusedRequest(_ condition: Condition, for action: Action) -> String {
    guard case .fact(let fact) = condition, [.taskIsPending, .taskCanExpire].contains(fact) else {
      return ""
    }
    let environment = process.machine.environment
    let last = trace.entries.last { entry in
      [.effect(.taskRequestRefused), .effect(.taskRequestSubmitted)].contains(entry.term)
        && trace.details(of: entry)?[.identifier] == .text(action.name)
    }
    guard let last, last.term == .effect(.taskRequestRefused),
      case .text(let error)? = trace.details(of: last)?[.error]
    else { return "" }
    let rule = trace.rules(of: last).last
    let submission = trace.entries.lazy.compactMap(trace.action).last {
      $0.kind == .submitTaskRequest && $0.name == action.name
    }
    let missing = rule.flatMap { rule in
      submission.flatMap { book.missingDeclaration(behind: rule, for: $0, in: environment) }
    }
    let reason = missing.map { "it requires that \($0)" } ?? rule.map { book.rules[$0].reason }
    return "the app's request was refused with '\(error)'\(reason.map { ": \($0)" } ?? "")"
  }
}
