extension RuleBook {
  /// Which procedures bring about an outcome, by their own rules or by other procedures.
  func procedures(for outcome: Term) -> Set<Procedure> {
    var found: Set<Procedure> = []
    var count = -1
    while count != found.count {
      count = found.count
      for rule in rules {
        guard case .procedure(let procedure) = rule.trigger, !found.contains(procedure) else {
          continue
        }
        if rule.bringsAbout(outcome, by: found) { found.insert(procedure) }
      }
    }
    return found
  }
}

extension Rule {
  /// Whether one of its effects is the outcome, or performs one of the procedures.
  func bringsAbout(_ outcome: Term, by procedures: Set<Procedure>) -> Bool {
    effects.contains { effect in
      switch (effect, outcome) {
      case (.perform(let procedure), _), (.performIfAgreed(let procedure), _):
        procedures.contains(procedure)
      case (.call(let method), .call(let wanted)): method == wanted
      case (.callFirst(let first, let second, let third), .call(let wanted)):
        first == wanted || second == wanted || third == wanted
      case (.post(let name), .notification(let wanted)): name == wanted
      case (.note(let effect), .effect(let wanted)): effect == wanted
      case (.become(let state), .state(let wanted)), (.startProcess(let state), .state(let wanted)):
        state == wanted
      case (.endProcess, .state(.notRunning)): true
      case (.endProcess(let reason), .termination(let wanted)): reason == wanted
      default: false
      }
    }
  }
}
