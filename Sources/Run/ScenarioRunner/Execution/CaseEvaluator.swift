@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage

/// An unmet expectation and its step.
package struct StepFailure: Sendable {
  /// The failure.
  package var failure: Failure
  /// The step's number, counted from 1; nil for an expectation of the whole run.
  package var step: Int?

  /// Creates a failure.
  package init(failure: Failure, step: Int? = nil) { (self.failure, self.step) = (failure, step) }
}

/// Compares the execution of a case with its expectations.
package enum CaseEvaluator {
  /// Returns all failures: up to the first failing step that is not soft, and those of `finally`.
  ///
  /// Expectations of the whole run are evaluated only if no step failed.
  /// If the budget stops the comparison, that is the last failure.
  package static func failures(
    of execution: CaseExecution,
    plan: Plan,
    within budget: EvaluationBudget = EvaluationBudget()
  ) -> [StepFailure] {
    // One observation is reused: copying the trace for each step would cost more than the comparison.
    var observation = execution.observationOfWholeRun(within: budget)
    var all: [StepFailure] = []
    var isStopped = false
    var survival = SurvivalCheck(plan)
    for index in execution.steps.indices where execution.steps[index].wasPossible {
      if index < execution.stepCount, isStopped { continue }
      observation.move(toStep: index, of: execution)
      let lost = survival.isNeeded ? survival.failures(in: observation) : []
      var failures = failures(
        of: execution.plannedSteps[index].expectations,
        at: execution.plannedSteps[index].activityRange,
        in: observation
      )
      if let stop = budget.stop {
        let failure = failure(
          of: CaseExecution.StopReason(stop),
          execution,
          plan,
          at: execution.plannedSteps[index].range
        )
        return all + [StepFailure(failure: failure, step: index + 1)]
      }
      if let reason = execution.steps[index].actionFailure {
        let range = execution.plannedSteps[index].activityRange
        failures.insert(observation.failure(at: range, reason), at: 0)
      }
      if !lost.isEmpty { failures += lost }
      guard !failures.isEmpty else { continue }
      all += failures.map { StepFailure(failure: $0, step: index + 1) }
      // What a failure contains may have taken long, and is not counted.
      try? budget.check()
      if index < execution.stepCount, execution.plannedSteps[index].isSoft != true {
        isStopped = true
      }
    }
    if let impossible = execution.impossibleAction, impossible.isDueToApp, !isStopped,
      unexpectedTermination(execution) == nil
    {
      let problem = diagnostic(for: impossible, plan: plan)
      if execution.stepCount > 0 {
        observation.move(toStep: execution.stepCount - 1, of: execution)
      }
      all.append(
        StepFailure(
          failure: observation.failureAtEnd(at: problem.range, problem.message),
          // With 'finally', the execution has its steps in the place of this one.
          step: plan.finally.isEmpty ? impossible.step + 1 : nil
        )
      )
    }
    if let stopReason = execution.stopReason {
      all.append(StepFailure(failure: failure(of: stopReason, execution, plan)))
    }
    all += execution.appProblems.map {
      StepFailure(failure: observation.failure(at: plan.scenario.range, "the app: \($0)"))
    }
    guard all.isEmpty, execution.impossibleAction == nil, !plan.runExpectations.isEmpty else {
      return all
    }
    let failures = failuresOfWholeRun(execution, plan, within: budget)
    if let stop = budget.stop {
      let failure = failure(of: CaseExecution.StopReason(stop), execution, plan)
      return [StepFailure(failure: failure)]
    }
    return failures.map { StepFailure(failure: $0) }
  }

  /// Returns the unmet expectations of the whole run.
  package static func failuresOfWholeRun(
    _ execution: CaseExecution,
    _ plan: Plan,
    within budget: EvaluationBudget = EvaluationBudget()
  ) -> [Failure] {
    let observation = execution.observationOfWholeRun(within: budget)
    var failures: [Failure] = []
    for expectation in plan.runExpectations where budget.stop == nil {
      failures += expectation.failures(in: observation)
    }
    // What stopped the comparison is the last failure.
    return failures
  }

  /// Returns the failure of a case that was stopped, by default at the scenario.
  package static func failure(
    of stopReason: CaseExecution.StopReason,
    _ execution: CaseExecution,
    _ plan: Plan,
    at range: SourceRange? = nil
  ) -> Failure {
    let message =
      switch stopReason {
      case .time: "timed out: the case took more than \(plan.timeLimit) of wall-clock time"
      case .tickLimit:
        "stopped: repeating work was done more than \(Simulator.maximumTicks) times in a step; "
          + "use a longer 'every' or a shorter 'wait'"
      case .actionLimit:
        "stopped: the app's code performed more than \(Simulator.maximumActions) actions in a step"
      case .comparisonLimit:
        "stopped: comparing the run with what it expects takes more than "
          + "\(EvaluationBudget.limit) comparisons; expect fewer items, or constrain them less"
      case .interruption: "stopped: the run was interrupted"
      }
    return execution.observationOfWholeRun().failureAtEnd(at: range ?? plan.scenario.range, message)
  }

  /// Returns why the app was killed in a step that does not expect it; nil if it was not.
  ///
  /// Steps of `finally` are included only on request: they cannot explain an earlier failure.
  static func unexpectedTermination(
    _ execution: CaseExecution,
    countingFinally: Bool = false
  ) -> TerminationReason? {
    var observation = execution.observationOfWholeRun()
    let count = countingFinally ? execution.steps.count : execution.stepCount
    return zip(execution.steps.prefix(count), execution.plannedSteps).lazy.compactMap {
      mark,
      step in
      observation.entries = mark.entries
      return unexpectedKill(step.expectations, in: observation)?.reason
    }.first
  }

  /// Returns the unmet expectations of a step; `range` is that of its action.
  private static func failures(
    of expectations: [any Expectation],
    at range: SourceRange,
    in observation: Observation
  ) -> [Failure] {
    var failures: [Failure] = []
    // Accessed by index, since iterating would copy each expectation.
    for index in expectations.indices {
      let unmet = expectations[index].failures(in: observation)
      if !unmet.isEmpty { failures += unmet }
      if observation.budget.stop != nil { return failures }
    }
    if let kill = unexpectedKill(expectations, in: observation) {
      let termination = failure(of: kill, at: range, in: observation)
      // Failures that follow from the termination come after it, without repeating its reasons.
      for index in failures.indices where failures[index].rules == termination.rules {
        failures[index].rules = []
      }
      failures.insert(termination, at: 0)
    }
    return failures
  }

  /// The termination of an app that was killed, with its trace entry.
  package typealias Kill = (entry: TraceEntry, reason: TerminationReason)

  /// Returns a kill that no action requests, in a step that does not expect it.
  package static func unexpectedKill(
    _ expectations: [any Expectation],
    in observation: Observation
  ) -> Kill? {
    for entry in observation.trace.entries[observation.entries] {
      guard case .termination(let reason) = entry.term, reason.isUnrequested else { continue }
      return expectations.contains { $0.requiresTermination } ? nil : (entry, reason)
    }
    return nil
  }

  /// Returns why an app was killed: the limit that it exceeded, if it is known.
  package static func summary(of kill: Kill, in trace: Trace) -> String {
    guard let exceeded = trace.exceededLimit(of: kill.entry) else { return kill.reason.summary }
    let code = kill.reason.exceptionCode.map { " (\($0))" } ?? ""
    let time = exceeded.duration
    return exceeded.limit.map { "it exceeded the \(time) for \($0.phrase)\(code)" }
      ?? "it did not respond for \(time)\(code)"
  }

  /// Returns the failure of a step in which the app was killed; `range` is that of its action.
  package static func failure(
    of kill: Kill,
    at range: SourceRange,
    in observation: Observation
  ) -> Failure {
    let word = kill.reason.word
    var failure = observation.failure(
      at: range,
      "unexpected termination (\(word)): \(summary(of: kill, in: observation.trace)); "
        + "the step has no 'terminated: \(word)'",
      because: kill.entry
    )
    failure.state = .notRunning
    return failure
  }

  /// Returns the diagnostic for an action that is not possible at its step.
  package static func diagnostic(
    for attempt: CaseExecution.ImpossibleAction,
    plan: Plan
  ) -> Diagnostic {
    let step = plan.steps[attempt.step]
    if case .custom(let action) = step.activity {
      let message = "'\(action.name)' is not possible here: \(attempt.situation)"
      return Diagnostic(
        .illegalAction,
        at: step.activityRange,
        "\(message) (iOS \(plan.environment.os))",
        help: "the app's code runs only while its process runs, and is not suspended"
      )
    }
    guard case .action(let action) = step.activity else {
      return Diagnostic(.illegalAction, at: step.range, "this step is not possible here")
    }
    let word = step.alias ?? action.kind.word
    let found = CauseSearch(plan, before: attempt.step, action)?.reason()
    var attempt = attempt
    if let found { attempt.impossibilityReason = found.text }
    if let objection = attempt.argumentObjection(action, named: word, plan.environment) {
      return Diagnostic(
        .illegalAction,
        at: step.activityRange,
        "\(objection) (iOS \(plan.environment.os))",
        help: .oneOf(attempt.possibleTexts(of: action))
      )
    }
    let possible = attempt.possible.filter { $0.actor == action.kind.actor }
    var message = "'\(word)' is not possible here"
    if attempt.possible.contains(action.kind) { message += " with this argument" }
    message += "\(attempt.impossibilityReason): \(attempt.situation)"
    if let sdk = plan.environment.app.sdk, sdk != plan.environment.os { message += ", sdk \(sdk)" }
    let steps = (found?.steps ?? []) + (attempt.terminationStep.map { [$0] } ?? [])
    let preparation = plan.preparation(for: attempt.step)
    var diagnostic = Diagnostic(
      .illegalAction,
      at: step.activityRange,
      "\(message) (iOS \(plan.environment.os))",
      help: Self.help(onCall: action, endedBy: found?.steps.first, in: plan)
        + Self.help(on: preparation, or: possible, insteadOf: action, word)
    )
    diagnostic.places = steps.map { (index: Int) in
      Diagnostic.Place(text: " in step \(index + 1)", range: plan.steps[index].activityRange)
    }
    if let preparation {
      let start = SourceRange(Int(step.range.start), Int(step.range.start))
      let lines = preparation.map { "\($0)\n" }.joined()
      diagnostic.fixes.insert(Diagnostic.Fix(range: start, text: lines), at: 0)
    }
    return diagnostic
  }

  /// Returns the help about a call that locking the device ended; empty for anything else.
  private static func help(
    onCall action: Action,
    endedBy step: Int?,
    in plan: Plan
  )
    -> Diagnostic.Help
  {
    guard [.acceptCall, .declineCall].contains(action.kind), let step,
      [.lock, .autoLock].contains(plan.steps[step].action?.kind)
    else { return "" }
    return "locking the device ends the ringing: leave this step out; or "
  }

  /// Returns the help with the steps that make an action possible, or else with some of the possible actions of the same
  /// actor; all of these may replace the action.
  private static func help(
    on preparation: [String]?,
    or possible: [ActionKind],
    insteadOf action: Action,
    _ word: String
  ) -> Diagnostic.Help {
    let words = possible.map(\.word)
    if let preparation {
      let steps = preparation.map { "'- \($0)'" }.joined(separator: ", then ")
      return Diagnostic.Help("write \(steps) before it", replacements: words)
    }
    let start = "nothing within \(PreparationSearch.maximumLength) steps makes it possible; "
    if words.isEmpty {
      return Diagnostic.Help("\(start)no \(action.kind.actor.rawValue) action is possible here")
    }
    let maximum = 8
    let some = words.prefix(maximum).map {
      $0 == action.kind.word ? "\(word) with other arguments" : $0
    }
    let more = words.count > maximum ? ", and \(words.count - maximum) more" : ""
    let text = "\(start)possible: \(some.joined(separator: ", "))\(more)"
    return Diagnostic.Help(text, replacements: words)
  }
}

extension CaseExecution.ImpossibleAction {
  /// The arguments with which the action would be possible, as they are written in its place.
  fileprivate func possibleTexts(of action: Action) -> [String] {
    guard case .name? = action.kind.parameters.first?.type else { return possibleArguments }
    return possibleArguments.map { YAMLFlow.action(Action(action.kind, [.text($0)])) }
  }

  /// Explains why the action is not possible with its argument; nil if no other argument would help.
  fileprivate func argumentObjection(
    _ action: Action,
    named word: String,
    _ environment: SimulationEnvironment
  ) -> String? {
    guard !possibleArguments.isEmpty, let parameter = action.kind.parameters.first else {
      return nil
    }
    if case .name = parameter.type {
      return "'\(word)' needs '\(parameter.name)' here, since there are several"
    }
    guard
      case .word(let all) = parameter.type, case .word(let index)? = action.arguments.first,
      all.indices.contains(index)
    else { return nil }
    let argument = "'\(parameter.name): \(all[index])' of '\(word)'"
    if let begin = Profile.firstVersion(supporting: action, after: environment) {
      return "\(argument) requires iOS \(begin)"
    }
    return "\(argument) is not possible here\(impossibilityReason): \(situation)"
  }
}

extension CaseExecution {
  /// Returns the action that is not possible: an error in the file, unless an unexpected termination or the app under
  /// test explains it.
  ///
  /// If the app under test does not run, an earlier action of its own explains it, too: it may have ended the app.
  package func unexplainedImpossibleAction(runsApp: Bool) -> ImpossibleAction? {
    guard let impossible = impossibleAction, !impossible.isDueToApp,
      runsApp || !plannedSteps.prefix(impossible.step).contains(where: \.isCustom),
      CaseEvaluator.unexpectedTermination(self) == nil
    else { return nil }
    return impossible
  }
}

extension Step {
  /// Whether only the app under test has its action.
  package var isCustom: Bool { if case .custom = activity { true } else { false } }
}
