internal import LifecycleCore
internal import ScenarioLanguage

/// An expectation that was not met, and the step that it belongs to.
struct StepFailure: Sendable {
  /// What was not met.
  var failure: Failure
  /// The step's number, from 1; nil for an expectation of the whole run.
  var step: Int?
}

/// Compares what happened in a case with its expectations.
enum CaseEvaluator {
  /// Everything that was not met: up to the first step that fails and is not soft, then of `finally`.
  ///
  /// Expectations of the whole run are evaluated if no step failed.
  static func failures(of execution: CaseExecution, plan: Plan) -> [StepFailure] {
    // One observation moves along: a copy of the trace for each step would cost more than the comparison.
    var observation = execution.observationOfAll()
    var all: [StepFailure] = []
    var isStopped = false
    for index in execution.steps.indices {
      let mark = execution.steps[index]
      guard mark.wasPossible else { continue }
      if index < execution.stepCount, isStopped { continue }
      observation.move(to: mark)
      let failures = failures(
        of: execution.plan[index].expectations,
        at: execution.plan[index].activityRange,
        in: observation
      )
      guard !failures.isEmpty else { continue }
      all += failures.map { StepFailure(failure: $0, step: index + 1) }
      if index < execution.stepCount, execution.plan[index].isSoft != true { isStopped = true }
    }
    if let stopReason = execution.stopReason {
      all.append(StepFailure(failure: failure(of: stopReason, execution, plan)))
    }
    guard all.isEmpty, execution.impossibleAction == nil, !plan.runExpectations.isEmpty else {
      return all
    }
    return failuresOfWholeRun(execution, plan).map { StepFailure(failure: $0) }
  }

  /// The expectations of the whole run that were not met.
  static func failuresOfWholeRun(_ execution: CaseExecution, _ plan: Plan) -> [Failure] {
    let observation = execution.observationOfAll()
    return plan.runExpectations.flatMap { $0.failures(in: observation) }
  }

  /// The failure of a case that was stopped.
  static func failure(
    of stopReason: CaseExecution.StopReason,
    _ execution: CaseExecution,
    _ plan: Plan
  ) -> Failure {
    let message =
      switch stopReason {
      case .time: "timed out: the case took more than \(plan.timeLimit) of wall-clock time"
      case .ticks:
        "stopped: repeating work was done more than \(Simulator.mostTicks) times in a step; "
          + "use a longer 'every' or a shorter 'wait'"
      }
    return execution.observationOfAll().failureAtEnd(at: plan.scenario.range, message)
  }

  /// The reason for which the app was killed in a step that does not expect it; nil if it was in none.
  ///
  /// The steps of `finally` count only on request: they explain nothing that comes before them.
  static func unexpectedTermination(
    _ execution: CaseExecution,
    countingFinally: Bool = false
  ) -> TerminationReason? {
    var observation = execution.observationOfAll()
    let count = countingFinally ? execution.steps.count : execution.stepCount
    return zip(execution.steps.prefix(count), execution.plan).lazy.compactMap { mark, step in
      observation.entries = mark.entries
      return unexpectedKill(step.expectations, in: observation)?.reason
    }.first
  }

  /// What a step expects and was not met; `place` is the one of its action.
  private static func failures(
    of expectations: [any Expectation],
    at place: SourceRange,
    in observation: Observation
  ) -> [Failure] {
    var failures: [Failure] = []
    // By index: an expectation that is handed out is copied.
    for index in expectations.indices {
      let unmet = expectations[index].failures(in: observation)
      if !unmet.isEmpty { failures += unmet }
    }
    if let kill = unexpectedKill(expectations, in: observation) {
      let end = failure(of: kill, at: place, in: observation)
      // What follows from the end comes behind it, and the reasons are not repeated.
      for index in failures.indices where failures[index].rules == end.rules {
        failures[index].rules = []
      }
      failures.insert(end, at: 0)
    }
    return failures
  }

  /// The end of an app that was killed.
  typealias Kill = (entry: TraceEntry, reason: TerminationReason)

  /// A kill that no action requests, in a step that does not expect it.
  static func unexpectedKill(
    _ expectations: [any Expectation],
    in observation: Observation
  ) -> Kill? {
    for entry in observation.trace.entries[observation.entries] {
      guard case .termination(let reason) = entry.term, reason.isUnasked else { continue }
      return expectations.contains { $0.requiresTermination } ? nil : (entry, reason)
    }
    return nil
  }

  /// The failure of a step in which the app was killed; `range` is the place of its action.
  static func failure(
    of kill: Kill,
    at range: SourceRange,
    in observation: Observation
  ) -> Failure {
    let word = kill.reason.word
    var failure = observation.failure(
      at: range,
      "unexpected termination (\(word)): \(kill.reason.summary); "
        + "the step has no 'terminated: \(word)'",
      because: kill.entry
    )
    failure.state = .notRunning
    return failure
  }

  /// The diagnostic for an action that is not possible where it is.
  static func diagnostic(
    for attempt: CaseExecution.ImpossibleAction,
    plan: Plan
  ) -> Diagnostic {
    let step = plan.steps[attempt.step]
    guard case .action(let action) = step.activity else {
      return Diagnostic(.illegalAction, at: step.range, "this step is not possible here")
    }
    let word = action.kind.word
    if let words = attempt.otherArguments(action, plan.world) {
      return Diagnostic(
        .illegalAction,
        at: step.activityRange,
        "\(words) (iOS \(plan.world.os))",
        help: "possible here: \(attempt.words.joined(separator: ", "))"
      )
    }
    let possible = attempt.possible.filter { $0.actor == action.kind.actor }.map {
      $0 == action.kind ? "\($0.word) with other arguments" : $0.word
    }
    var message = "'\(word)' is not possible here"
    if attempt.possible.contains(action.kind) { message += " with this argument" }
    if let obstacle = attempt.obstacle { message += ", \(obstacle)" }
    message += ": \(attempt.situation)"
    if let sdk = plan.world.app.sdk, sdk != plan.world.os { message += ", sdk \(sdk)" }
    return Diagnostic(
      .illegalAction,
      at: step.activityRange,
      "\(message) (iOS \(plan.world.os))",
      help: possible.isEmpty
        ? "no \(action.kind.actor.rawValue) action is possible here"
        : "possible: \(possible.joined(separator: ", "))"
    )
  }
}

extension CaseExecution.ImpossibleAction {
  /// Why the action is not possible with its argument; nil if another one changes nothing.
  fileprivate func otherArguments(_ action: Action, _ world: WorldDescription) -> String? {
    guard !words.isEmpty, let parameter = action.kind.parameters.first,
      case .word(let all) = parameter.type, case .word(let index)? = action.arguments.first,
      all.indices.contains(index)
    else { return nil }
    let argument = "'\(parameter.name): \(all[index])' of '\(action.kind.word)'"
    if let begin = Profile.begin(of: action, after: world) {
      return "\(argument) is from iOS \(begin)"
    }
    return "\(argument) is not possible here: \(situation)"
  }
}
