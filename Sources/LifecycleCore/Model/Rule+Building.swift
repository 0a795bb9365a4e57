/// How the rest of a rule is written: its effects in their order, the reason, and the sources.
extension Rule {
  /// Adds conditions, all of which must hold, and what is true by that.
  func when(_ conditions: Condition..., for served: StatementReference...) -> Rule {
    var rule = self
    rule.conditions += conditions
    rule.served += served
    return rule
  }

  /// Adds what is true by when the rule applies, and not by one of its effects alone.
  func applies(for served: StatementReference...) -> Rule {
    var rule = self
    rule.served += served
    return rule
  }

  /// Adds effects without each of which the statements would be false.
  func does(
    _ effects: Effect...,
    for served: StatementReference...,
    in lifeCycle: AppDescription.LifeCycle? = nil
  ) -> Rule {
    adding(effects, for: served, in: lifeCycle)
  }

  /// The same for statements in a list.
  func does(_ effects: Effect..., for served: [StatementReference]) -> Rule {
    adding(effects, for: served)
  }

  /// The rule has no effect: it keeps those behind it from applying, or allows an action of which only the app knows.
  func doesNothing(for served: StatementReference...) -> Rule {
    var rule = self
    rule.served += served
    return rule
  }

  /// Calls and posts what the transition does, within its limit.
  func calls(
    _ transition: Transition,
    for served: StatementReference...,
    posting posted: StatementReference...,
    within limited: StatementReference...
  ) -> Rule {
    let (methods, posts) = (transition.calls, transition.posts)
    return adding(transition.limit.map { [.begin($0)] } ?? [], for: limited)
      .adding([.call(methods.app)], for: served, in: .appDelegate)
      .adding([.call(methods.scene)], for: served, in: .scenes)
      .adding([.post(posts.scene)], for: posted, in: .scenes)
      .adding([.post(posts.app)], for: posted)
      .adding(transition.limit.map { [.end($0)] } ?? [], for: limited)
  }

  /// Changes the state to that of the transition.
  func enters(_ transition: Transition, for served: StatementReference...) -> Rule {
    adding([.become(transition.scene.appState)], for: served, in: .appDelegate)
      .adding([.scene(transition.scene)], for: served, in: .scenes)
  }

  /// Adds why the rule is so.
  func because(_ reason: String) -> Rule {
    var rule = self
    rule.reason = reason
    return rule
  }

  /// Adds documents that state it.
  func stated(_ sources: Source...) -> Rule { citing(sources, .stated) }

  /// Adds by whom it was observed.
  func observed(_ sources: Source...) -> Rule { citing(sources, .observed) }

  /// Adds from what it is inferred.
  func inferred(_ sources: Source...) -> Rule { citing(sources, .inferred) }

  private func citing(_ sources: [Source], _ confidence: Confidence) -> Rule {
    var rule = self
    rule.sources = sources
    rule.confidence = confidence
    return rule
  }

  private func adding(
    _ effects: [Effect],
    for served: [StatementReference],
    in lifeCycle: AppDescription.LifeCycle? = nil
  ) -> Rule {
    var rule = self
    for effect in effects {
      rule.parts.append(Part(effect: effect, served: served, lifeCycle: lifeCycle))
    }
    return rule
  }
}
