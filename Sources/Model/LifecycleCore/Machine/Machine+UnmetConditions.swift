// Why an action is not possible: the conditions that do not hold.
extension Condition {
  /// Whether it is about the argument of the action.
  var isAboutArgument: Bool { if case .argument = self { true } else { false } }

  /// Whether it is about what covers the screen.
  fileprivate var isAboutOverlay: Bool { if case .under = self { true } else { false } }

  /// Whether no action can change that it does not hold, or nobody would for this action: it is about the environment, a
  /// switch, or something that only keeps the action from having its effects.
  fileprivate var isFixed: Bool {
    switch self {
    case .fact(let fact): Fact.fixed.contains(fact) || fact.onlyHinders
    case .not(let fact): Fact.fixed.contains(fact)
    case .setting: true
    case .state, .front, .under, .reason, .argument: false
    }
  }
}

extension Fact {
  /// Whether a rule that requires it says what does not happen then.
  fileprivate var onlyHinders: Bool {
    switch self {
    case .wasForceQuit, .awaitsFirstUnlock, .isInLowPowerMode, .permissionIsKnown: true
    default: false
    }
  }
}

/// A condition that must hold for an action to be possible.
package struct RequiredCondition: Sendable {
  let condition: Condition
  /// The rule that would allow the action; nil for what each action of the app's code requires.
  fileprivate let rule: Rule?

  /// Whether it is about something that must not be so.
  package var isForbidding: Bool { if case .not = condition { true } else { false } }

  /// Returns what can change it; nil if that is not known.
  package func origin(in environment: SimulationEnvironment) -> ConditionOrigin? {
    isForbidding ? condition.origin : environment.origin(ofUnmet: condition)
  }

  /// Whether it is about the state of the app.
  package var isAboutState: Bool { if case .state = condition { true } else { false } }
}

extension Machine {
  /// Returns the conditions that do not hold of the rule that comes closest to allowing an action with its arguments.
  ///
  /// It is the rule with the fewest conditions that no action can change, and then with the fewest others, rather about
  /// what is in front than about what covers it. Empty if a rule allows the action, or there is none for its arguments.
  mutating func unmetConditions(of action: Action) -> [RequiredCondition] {
    if action.kind.actor == .app, !life.state.isRunning {
      let running = Condition.state(AppState.allCases.filter(\.isRunning))
      return [RequiredCondition(condition: running, rule: nil)]
    }
    let isNamed = !action.isAboutUnnamedWindow || !ambiguousWindows(of: action).isEmpty
    return with(isNamed ? action : namingWindow(of: action)) { machine in
      let context = machine.context(facts: .all, word: machine.ruleStack.wordBit)
      let settings = machine.settings
      let unmet = machine.book.candidates(for: .action(action.kind)).map { index in
        let rule = machine.book.rule(at: Int(index))
        return rule.unmetConditions(in: context, settings).map {
          RequiredCondition(condition: $0, rule: rule)
        }
      }
      .filter { !$0.contains(where: \.condition.isAboutArgument) }
      func cost(_ conditions: [RequiredCondition]) -> (Int, Int, Int) {
        (
          conditions.count(where: \.condition.isFixed), conditions.count,
          conditions.count(where: \.condition.isAboutOverlay)
        )
      }
      return unmet.min { cost($0) < cost($1) } ?? []
    }
  }

  /// Returns whether a condition of an action holds now.
  mutating func holds(_ required: RequiredCondition, for action: Action) -> Bool {
    guard let rule = required.rule else { return life.state.isRunning }
    return with(action) { machine in
      let context = machine.context(facts: .all, word: machine.ruleStack.wordBit)
      return Pattern([required.condition], of: rule).matches(context, machine.settings)
    }
  }
}
