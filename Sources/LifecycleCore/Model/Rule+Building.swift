/// How the rest of a rule is written: its effects in their order, the reason, and the sources.
extension Rule {
  /// Adds conditions, all of which must hold, and what is true by that.
  consuming func when(_ conditions: Condition..., for served: StatementReference...) -> Rule {
    self.conditions += conditions
    self.served += served
    return self
  }

  /// Adds what is true by when the rule applies, and not by one of its effects alone.
  consuming func applies(for served: StatementReference...) -> Rule {
    self.served += served
    return self
  }

  /// Adds effects without each of which the statements would be false.
  consuming func does(
    _ effects: Effect...,
    for served: StatementReference...,
    in lifeCycle: AppDescription.LifeCycle? = nil
  ) -> Rule {
    adding(effects, for: served, in: lifeCycle)
  }

  /// The same for statements in a list.
  consuming func does(_ effects: Effect..., for served: [StatementReference]) -> Rule {
    adding(effects, for: served)
  }

  /// The rule has no effect: it keeps those behind it from applying, or allows an action of which only the app knows.
  consuming func doesNothing(for served: StatementReference...) -> Rule {
    self.served += served
    return self
  }

  /// Calls and posts what the transition does, within its limit.
  consuming func calls(
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
  consuming func enters(_ transition: Transition, for served: StatementReference...) -> Rule {
    adding([.become(transition.scene.appState)], for: served, in: .appDelegate)
      .adding([.scene(transition.scene)], for: served, in: .scenes)
  }

  /// Adds why the rule is so.
  consuming func because(_ reason: String) -> Rule {
    self.reason = reason
    return self
  }

  /// Adds documents that state it.
  consuming func stated(_ sources: Source...) -> Rule { citing(sources, .stated) }

  /// Adds by whom it was observed.
  consuming func observed(_ sources: Source...) -> Rule { citing(sources, .observed) }

  /// Adds from what it is inferred.
  consuming func inferred(_ sources: Source...) -> Rule { citing(sources, .inferred) }

  private consuming func citing(_ sources: [Source], _ confidence: Confidence) -> Rule {
    self.sources = sources
    self.confidence = confidence
    return self
  }

  private consuming func adding(
    _ effects: [Effect],
    for served: [StatementReference],
    in lifeCycle: AppDescription.LifeCycle? = nil
  ) -> Rule {
    for effect in effects {
      parts.append(Part(effect: effect, served: served, lifeCycle: lifeCycle))
    }
    return self
  }
}
