extension Term {
  /// Returns the released versions in which a rule brings the term about, for apps with this life cycle.
  package func versions(with lifeCycle: AppDescription.LifeCycle) -> [OSVersion] {
    var answers: [Int: Bool] = [:]
    return OSVersion.released.filter { os in
      guard row.exists(on: os), lifeCycle == .appDelegate || os >= OSVersion(13) else {
        return false
      }
      let profile = Profile.index(of: SimulationEnvironment(os: os, lifeCycle: lifeCycle))
      if let known = answers[profile] { return known }
      let isBroughtAbout = Profile.all[profile].book.rules.contains {
        $0.bringsAbout(self, by: [])
      }
      answers[profile] = isBroughtAbout
      return isBroughtAbout
    }
  }

  /// Whether rules themselves bring terms of its kind about; otherwise a component, the interface or code of the app does.
  package var isBroughtAboutByRules: Bool {
    switch self {
    case .call, .notification, .state, .scene, .termination: true
    // Many effects are recorded by the components that rules use.
    case .effect: Profile.all.contains { !$0.book.rules(bringingAbout: self).isEmpty }
    case .event, .viewCall, .task, .action, .customAction: false
    }
  }
}

extension RuleBook {
  /// Returns the rules that bring a term about themselves, not through a procedure.
  package func rules(bringingAbout term: Term) -> [RuleDescription] {
    rules.filter { $0.bringsAbout(term, by: []) }.map(RuleDescription.init)
  }

  /// Returns the actions with a rule that brings a term about, those that lead to it most directly first.
  package func actions(leadingTo term: Term) -> [ActionKind] {
    var found: [ActionKind] = []
    var rest = ActionKind.allCases
    for procedures in proceduresByDistance(from: term) {
      let isFound = rest.map { kind in
        candidates(for: .action(kind)).contains {
          rules[Int($0)].bringsAbout(term, by: procedures)
        }
      }
      found += zip(rest, isFound).filter(\.1).map(\.0)
      rest = zip(rest, isFound).filter { !$1 }.map(\.0)
    }
    return found
  }
}

extension SimulationEnvironment {
  /// Creates an environment with a phone and a plain app of this life cycle.
  package init(os: OSVersion, lifeCycle: AppDescription.LifeCycle) {
    self.init(os: os)
    app.lifeCycle = lifeCycle
  }
}
