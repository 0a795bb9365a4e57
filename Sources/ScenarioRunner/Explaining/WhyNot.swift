package import LifecycleCore
internal import ScenarioLanguage

/// Why a term does not occur in a case, and with which changes it would.
package struct WhyNot: Sendable {
  /// The term in question.
  package let term: Term
  /// The case.
  package let explained: ExplainedCase
  /// The index of the first step in which it is looked for.
  package let firstStep: Int
  /// The occurrences, if there are any after all.
  package private(set) var occurrences: [TermOccurrence] = []
  /// Why it does not occur, the decisive reason first.
  package private(set) var reasons: [WhyNotReason] = []
  /// The changes with which it occurs, each of which was tried; nil if none was tried.
  package private(set) var remedies: [Remedy]?
  /// The rules that cause it in this version and life cycle.
  package let rules: [RuleDescription]
  /// The actions that can lead to it.
  package let actions: [ActionKind]

  /// Finds out why a term does not occur in the steps of a case from `firstStep` on, and with which changes it would.
  package init(
    _ term: Term,
    in explained: ExplainedCase,
    from firstStep: Int,
    triesChanges: Bool = true
  ) {
    self.term = term
    self.explained = explained
    self.firstStep = firstStep
    let book = Profile.book(of: explained.environment)
    rules = book.rules(bringingAbout: term)
    actions = book.actions(leadingTo: term)
    let trial = Trial(term: term, firstStep: firstStep)
    occurrences = trial.occurrences(in: explained.plan)
    guard occurrences.isEmpty, explained.problem == nil else { return }
    findReasons(trial)
    if triesChanges { remedies = trial.remedies(for: explained.plan) }
  }

  /// A method that takes the place of another one, and when it is called.
  package typealias Replacement = (method: DelegateMethod, occurrences: [TermOccurrence])

  /// The methods of the other life cycle that take the place of this one, if the life cycle is the reason.
  package var replacements: [Replacement] {
    guard case .call(let method) = term, reasons.contains(where: { $0.kind == .lifeCycle }) else {
      return []
    }
    return method.replacements.map { other in
      let trial = Trial(term: .call(other), firstStep: firstStep)
      return (other, trial.occurrences(in: explained.plan.implementing(MethodSet(other))))
    }
  }

  // MARK: - Reasons

  private mutating func findReasons(_ trial: Trial) {
    let environment = explained.environment
    let lifeCycle = environment.app.lifeCycle
    if let reason = term.objection(to: environment) {
      reasons.append(reason)
      return
    }
    var plan = explained.plan
    if case .call(let method) = term, !plan.script.implemented.has(method) {
      plan = plan.implementing(MethodSet(method))
      let call = trial.occurrences(in: plan).first
      let when = call.map { "; if it did, it would be called in step \($0.step), \($0.text)" } ?? ""
      let text = "the app does not implement it\(when)"
      reasons.append(WhyNotReason(kind: .notImplemented, text: text, rule: call?.rule))
      if call != nil { return }
    }
    if rules.isEmpty, term.isBroughtAboutByRules {
      let text = "no rule for iOS \(environment.os) \(lifeCycle.phrase) causes it"
      reasons.append(WhyNotReason(kind: .version, text: text))
      return
    }
    reasons += trial.missedConditions(in: plan)
    if let text = trial.impossibility(in: plan) {
      reasons.append(WhyNotReason(kind: .impossible, text: text))
    }
    if reasons.isEmpty {
      reasons.append(WhyNotReason(kind: .conditions, text: "nothing in these steps leads to it"))
    }
  }
}

extension Term {
  /// Returns why no app of an environment can get the term; nil if one can.
  fileprivate func objection(to environment: SimulationEnvironment) -> WhyNotReason? {
    let lifeCycle = environment.app.lifeCycle
    if !row.exists(on: environment.os) {
      let since = row.since <= environment.os ? "" : "it exists in iOS \(row.since) and later; "
      let until = row.until.map { $0 > environment.os ? "" : "it exists before iOS \($0); " } ?? ""
      return .init(kind: .version, text: "\(since)\(until)this is iOS \(environment.os)")
    }
    if case .call(let method) = self, !MethodSet.callable(with: lifeCycle).has(method) {
      return .init(kind: .lifeCycle, text: "it is never called in an app \(lifeCycle.phrase)")
    }
    guard isBroughtAboutByRules else { return nil }
    let own = versions(with: lifeCycle)
    if own.contains(environment.os) { return nil }
    let other: AppDescription.LifeCycle = lifeCycle == .scenes ? .appDelegate : .scenes
    if versions(with: other).contains(environment.os) {
      return .init(kind: .lifeCycle, text: "it never happens in an app \(lifeCycle.phrase)")
    }
    guard !own.isEmpty else { return nil }
    return .init(
      kind: .version,
      text: "in an app \(lifeCycle.phrase) it happens on iOS \(VersionRanges(own)); "
        + "this is iOS \(environment.os)"
    )
  }
}

extension AppDescription.LifeCycle {
  /// The life cycle as an attribute of an app.
  package var phrase: String { self == .scenes ? "with scenes" : "without scenes" }
}
