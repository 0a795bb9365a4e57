/// Builder methods for the conditions, effects, reason and sources of a rule.
extension Rule {
  /// Adds conditions, all of which must hold, and the statements that they serve.
  func when(_ conditions: Condition..., for served: StatementReference...) -> Rule {
    // To append to an empty array copies what is appended.
    if self.conditions.isEmpty {
      self.conditions = conditions
    } else {
      self.conditions += conditions
    }
    return applies(for: served)
  }

  /// Adds statements that depend on when the rule applies, not on one of its effects.
  func applies(for served: StatementReference...) -> Rule { applies(for: served) }

  private func applies(for served: [StatementReference]) -> Rule {
    if self.served.isEmpty { self.served = served } else { self.served += served }
    return self
  }

  /// Adds effects, each of which the statements depend on.
  func does(
    _ effects: Effect...,
    for served: StatementReference...,
    in lifeCycle: AppDescription.LifeCycle? = nil
  ) -> Rule {
    adding(effects, for: served, in: lifeCycle)
  }

  /// Says of which actions the action consists, none of which has arguments, and which statements depend on each.
  ///
  /// One that is not possible when its turn comes ends the action.
  func consists(of actions: ActionKind..., for served: StatementReference...) -> Rule {
    adding(actions.map { .part($0) }, for: served)
  }

  /// Adds effects, with their statements in an array.
  func does(_ effects: Effect..., for served: [StatementReference]) -> Rule {
    adding(effects, for: served)
  }

  /// Marks a rule without effects, which preempts later rules or permits an action that only concerns the app.
  func doesNothing(for served: StatementReference...) -> Rule { applies(for: served) }

  /// Adds the calls and notifications of a transition, within its time limit.
  func calls(
    _ transition: Transition,
    for served: StatementReference...,
    posting posted: StatementReference...,
    within limited: StatementReference...
  ) -> Rule {
    adding(transition.limit.map { [.begin($0)] } ?? [], for: limited)
      .callsWithoutLimit(transition, for: served, posting: posted)
      .adding(transition.limit.map { [.end($0)] } ?? [], for: limited)
  }

  /// Adds the calls and notifications of a transition, whose time limit the rule begins and ends itself.
  func callsWithoutLimit(
    _ transition: Transition,
    for served: StatementReference...,
    posting posted: StatementReference...
  ) -> Rule {
    callsWithoutLimit(transition, for: served, posting: posted)
  }

  private func callsWithoutLimit(
    _ transition: Transition,
    for served: [StatementReference],
    posting posted: [StatementReference]
  ) -> Rule {
    let (methods, posts) = (transition.calls, transition.posts)
    return adding([.call(methods.app)], for: served, in: .appDelegate)
      .adding([.call(methods.scene)], for: served, in: .scenes)
      .adding([.post(posts.scene)], for: posted, in: .scenes)
      .adding([.post(posts.app)], for: posted)
  }

  /// Adds the change to the state of a transition.
  func enters(_ transition: Transition, for served: StatementReference...) -> Rule {
    adding([.become(transition.scene.appState)], for: served, in: .appDelegate)
      .adding([.scene(transition.scene)], for: served, in: .scenes)
  }

  /// Sets the reason for the rule.
  func because(_ reason: String) -> Rule {
    statedReason = reason
    return self
  }

  /// Sets the documents that state the rule.
  func stated(_ sources: Source...) -> Rule { citing(sources, .stated) }

  /// Sets the sources that observed the behavior.
  func observed(_ sources: Source...) -> Rule { citing(sources, .observed) }

  /// Sets the sources from which the rule is inferred.
  func inferred(_ sources: Source...) -> Rule { citing(sources, .inferred) }

  private func citing(_ sources: [Source], _ confidence: Confidence) -> Rule {
    self.sources = sources
    self.confidence = confidence
    return self
  }

  private func adding(
    _ effects: [Effect],
    for served: [StatementReference],
    in lifeCycle: AppDescription.LifeCycle? = nil
  ) -> Rule {
    // Enough for most rules: an array that grows copies its elements.
    if parts.isEmpty { parts.reserveCapacity(3) }
    for effect in effects {
      parts.append(Part(effect: effect, served: served, lifeCycle: lifeCycle))
    }
    return self
  }
}
