// Why an action is not possible: the conditions that do not hold.
extension Condition {
  /// Whether it is about the argument of the action.
  var isAboutArgument: Bool { if case .argument = self { true } else { false } }

  /// Whether it is about what covers the screen.
  fileprivate var isAboutOverlay: Bool { if case .under = self { true } else { false } }

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
  mutating func unmetConditions(of action: Action) -> [Condition] {
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
          conditions.count(where: \.isAboutOverlay)
        )
      }
      return unmet.min { cost($0) < cost($1) } ?? []
    }
  }
}
