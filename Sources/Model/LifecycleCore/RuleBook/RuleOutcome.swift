extension RuleBook {
  /// Returns the procedures that cause an outcome, directly or through other procedures.
  func procedures(for outcome: Term) -> Set<Procedure> {
    proceduresByDistance(from: outcome).last ?? []
  }

  /// Returns the procedures that cause an outcome through at most zero, one, two and more others: first none, last all.
  func proceduresByDistance(from outcome: Term) -> [Set<Procedure>] {
    var found: [Set<Procedure>] = [[]]
    while true {
      let known = found[found.count - 1]
      var more = known
      for rule in rules {
        guard case .procedure(let procedure) = rule.trigger, !more.contains(procedure) else {
          continue
        }
        if rule.bringsAbout(outcome, by: known) { more.insert(procedure) }
      }
      if more.count == known.count { return found }
      found.append(more)
    }
  }
}

extension Rule {
  /// Returns whether one of the effects is the outcome or performs one of the procedures.
  func bringsAbout(_ outcome: Term, by procedures: Set<Procedure>) -> Bool {
    effects.contains { effect in
      switch (effect, outcome) {
      case (.perform(let procedure), _), (.performIfAgreed(let procedure), _):
        procedures.contains(procedure)
      case (.call(let method), .call(let expected)): method == expected
      case (.callFirst(let first, let second, let third), .call(let expected)):
        first == expected || second == expected || third == expected
      case (.post(let name), .notification(let expected)): name == expected
      case (.note(let effect), .effect(let expected)): effect == expected
      case (.become(let state), .state(let expected)),
        (.startProcess(let state), .state(let expected)):
        state == expected
      // With scenes, the state of the app follows that of its scene.
      case (.scene(let scene), .state(let expected)): scene.appState == expected
      case (.scene(let scene), .scene(let expected)): scene == expected
      case (.endProcess, .state(.notRunning)): true
      case (.endProcess(let reason), .termination(let expected)): reason == expected
      default: false
      }
    }
  }
}
