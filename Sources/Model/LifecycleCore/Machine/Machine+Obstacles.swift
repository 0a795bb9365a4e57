// Why an action is not possible: the conditions that do not hold.
extension Rule {
  /// Returns the conditions that do not hold.
  func unmetConditions(in context: MatchContext, _ settings: Settings) -> [Condition] {
    conditions.filter { !Pattern([$0], of: self).matches(context, settings) }
  }
}

extension Condition {
  /// Whether it is about the argument of the action.
  var isAboutArgument: Bool { if case .argument = self { true } else { false } }

  /// Whether it is about what covers the screen.
  fileprivate var isAboutCover: Bool { if case .under = self { true } else { false } }

  /// Whether no action can change that it does not hold: it is about the environment or a switch.
  fileprivate var isFixed: Bool {
    switch self {
    case .fact(let fact), .not(let fact): Fact.fixed.contains(fact)
    case .setting: true
    case .state, .front, .under, .reason, .argument: false
    }
  }
}

extension Machine {
  /// Returns the conditions that do not hold of the rule that comes closest to allowing an action with its arguments.
  ///
  /// It is the rule with the fewest conditions that no action can change, and then with the fewest others, rather about
  /// what is in front than about what covers it. Empty if a rule allows the action, or there is none for its arguments.
  mutating func obstacles(to action: Action) -> [Condition] {
    if action.kind.actor == .app, !life.state.isRunning {
      return [.state(AppState.allCases.filter(\.isRunning))]
    }
    return with(action) { machine in
      let context = machine.context(facts: .all, word: machine.ruleStack.wordBit)
      let settings = machine.settings
      let unmet = machine.book.candidates(for: .action(action.kind)).map {
        machine.book.rule(at: Int($0)).unmetConditions(in: context, settings)
      }
      .filter { !$0.contains(where: \.isAboutArgument) }
      func cost(_ conditions: [Condition]) -> (Int, Int, Int) {
        (
          conditions.count(where: \.isFixed), conditions.count,
          conditions.count(where: \.isAboutCover)
        )
      }
      return unmet.min { cost($0) < cost($1) } ?? []
    }
  }
}

extension Simulator {
  /// Returns why an action is not possible now, as a clause to append: `, since it requires that a call is ringing`; empty
  /// if it is.
  public func obstacle(to action: Action) -> String {
    let environment = process.machine.environment
    var required: [String] = []
    var forbidden: [String] = []
    for condition in process.machine.obstacles(to: action) {
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
