extension Simulator {
  /// Returns why an action is not possible now, as a clause to append: `, since it requires that a call is ringing`; empty
  /// if it is.
  public func impossibilityReason(of action: Action) -> String {
    let environment = process.machine.environment
    var required: [String] = []
    var forbidden: [String] = []
    for condition in process.machine.unmetConditions(of: action) {
      if case .not(let fact) = condition {
        forbidden.append(fact.phrase)
      } else {
        let phrase = environment.phrase(ofUnmet: condition)
        required.append("that \(phrase)\(cause(of: condition, for: action))")
      }
    }
    let clauses =
      (forbidden.isEmpty ? [] : ["where \(forbidden.joined(separator: " and "))"])
      + (required.isEmpty ? [] : ["since it requires \(required.joined(separator: " and "))"])
    return clauses.map { ", \($0)" }.joined().replacing("`", with: "'")
  }

  /// Returns why a condition does not hold, in parentheses, if an earlier event is the reason: a refused request.
  private func cause(of condition: Condition, for action: Action) -> String {
    guard case .fact(let fact) = condition, [.taskIsPending, .taskCanExpire].contains(fact) else {
      return ""
    }
    let last = trace.entries.last { entry in
      [.effect(.taskRequestRefused), .effect(.taskRequestSubmitted)].contains(entry.term)
        && trace.details(of: entry)?[.identifier] == .text(action.name)
    }
    guard let last, last.term == .effect(.taskRequestRefused),
      case .text(let error)? = trace.details(of: last)?[.error]
    else { return "" }
    let reason = trace.rules(of: last).last.map { ": \(book.rules[$0].reason)" } ?? ""
    return " (the app's request was refused with '\(error)'\(reason))"
  }
}
