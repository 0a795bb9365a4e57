@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage
internal import ScenarioSystem

/// Executes plans, each with a new simulator.
package struct CaseExecutor {
  /// Creates the app of a plan; nil to use the app that its script describes.
  package var makeApp: AppMaker?
  /// Called before each step with its number, counted from 1.
  package var onStep: ((Int) -> Void)?

  /// Creates an executor; nil to use the app that the script of a plan describes.
  package init(makeApp: AppMaker? = nil) { self.makeApp = makeApp }

  /// Executes the steps up to `last` or the first impossible one, then those of `finally`.
  ///
  /// Without a rule book, the rules of the plan's environment apply. The time limit counts from `start`, by default from now.
  package func execute(
    _ plan: Plan,
    through last: Int? = nil,
    book: RuleBook? = nil,
    since start: UInt64? = nil
  ) -> CaseExecution {
    let simulator = Simulator(
      plan.environment,
      app: makeApp?(plan) ?? ScriptedApp(plan.script),
      book: book
    )
    var marks: [CaseExecution.StepExecution] = []
    var impossibleAction: CaseExecution.ImpossibleAction?
    var stopwatch = Stopwatch(plan, since: start ?? Clock.monotonicNanoseconds())
    var stopReason: CaseExecution.StopReason?
    let steps = last.map { Array(plan.steps[...$0]) } ?? plan.steps
    marks.reserveCapacity(steps.count + plan.finally.count)
    for index in steps.indices
    where impossibleAction == nil && stopReason == nil && simulator.fault == nil {
      onStep?(index + 1)
      let mark = perform(steps, at: index, of: plan, simulator)
      stopwatch.check(after: index, entries: simulator.traceCount)
      stopReason = CaseExecution.StopReason(simulator) ?? (stopwatch.hasTimedOut ? .time : nil)
      if mark.wasPossible {
        marks.append(mark)
      } else {
        let action = steps[index].action
        let termination = termination(before: marks, in: simulator.trace)
        impossibleAction = CaseExecution.ImpossibleAction(
          step: index,
          situation: simulator.situation + (termination?.text ?? ""),
          terminationStep: termination?.step,
          impossibilityReason: action.map { simulator.impossibilityReason(of: $0) } ?? "",
          possible: simulator.possibleActions(),
          possibleArguments: action.map { simulator.possibleArguments(for: $0) } ?? []
        )
      }
    }
    let count = marks.count
    // Impossible cleanup steps are skipped: they are not needed.
    for index in plan.finally.indices where simulator.fault == nil {
      onStep?(count + index + 1)
      marks.append(perform(plan.finally, at: index, of: plan, simulator))
    }
    simulator.finish()
    let book = simulator.book
    return CaseExecution(
      trace: simulator.trace,
      steps: marks,
      plannedSteps: plan.finally.isEmpty ? plan.steps : Array(steps.prefix(count)) + plan.finally,
      appProblems: simulator.problems,
      unimplementedMethods: MethodSet(rawValue: simulator.unimplementedMethods),
      appWarnings: simulator.warnings,
      book: book,
      profile: Profile.index(of: plan.environment),
      stepCount: count,
      stopReason: stopReason,
      impossibleAction: impossibleAction,
      fault: simulator.fault.map { ($0, max(1, marks.count)) }
    )
  }

  /// Returns in which step an app was terminated that is not running now, and a clause about it; nil for any other app.
  private func termination(
    before marks: [CaseExecution.StepExecution],
    in trace: Trace
  ) -> (step: Int, text: String)? {
    guard marks.last?.snapshot.state == .notRunning else { return nil }
    for (index, mark) in marks.enumerated().reversed() {
      for entry in trace.entries[mark.entries].reversed() {
        guard case .termination(let reason) = entry.term else { continue }
        let text =
          "; the app was terminated in step \(index + 1) (\(reason.word): \(reason.summary))"
        return (index, text)
      }
    }
    return nil
  }

  /// Performs the step at an index, and reads the probes that it and the plan name.
  package func perform(
    _ steps: [Step],
    at index: Int,
    of plan: Plan,
    _ simulator: Simulator
  ) -> CaseExecution.StepExecution {
    let first = simulator.traceCount
    let start = simulator.now
    let result = simulator.perform(steps[index].activity)
    let end = simulator.now
    let entries = first..<simulator.traceCount
    let snapshot = simulator.snapshot
    var probes: [String: ProbeAnswer] = [:]
    if plan.appUse != nil {
      let names = steps[index].probeNames + plan.survivors.map(\.value)
      for probe in names where simulator.fault == nil {
        probes[probe] = simulator.read(probe)
      }
    }
    return CaseExecution.StepExecution(
      entries: entries,
      start: start,
      end: end,
      snapshot: snapshot,
      wasPossible: result != .impossible,
      actionFailure: result.failureReason,
      probes: probes
    )
  }

  /// Executes a plan and evaluates its expectations, all within the time limit of the case.
  ///
  /// If a step fails and the plan has a `finally`, it is executed again up to that step, so that cleanup starts from
  /// the state after the failure.
  func evaluate(_ plan: Plan) -> (execution: CaseExecution, failures: [StepFailure]) {
    let start = Clock.monotonicNanoseconds()
    let budget = EvaluationBudget { [limit = plan.timeLimitNanoseconds] in
      Interrupt.isRequested
        ? .interruption : Clock.monotonicNanoseconds() - start > limit ? .time : nil
    }
    var execution = execute(plan, since: start)
    if let impossible = execution.impossibleAction, makeApp != nil {
      execution.impossibleAction?.isDueToApp =
        CaseExecutor().execute(plan).unexplainedImpossibleAction(runsApp: false)?.step
        != impossible.step
    }
    var failures = CaseEvaluator.failures(of: execution, plan: plan, within: budget)
    if budget.stop == nil, !plan.finally.isEmpty,
      let stop = execution.stoppingStep(ofFailed: failures.compactMap(\.step)),
      stop < plan.steps.count
    {
      execution = execute(plan, through: stop - 1, since: start)
      failures = CaseEvaluator.failures(of: execution, plan: plan, within: budget)
    }
    if let stop = budget.stop {
      execution.stopReason = CaseExecution.StopReason(stop)
    } else if execution.stopReason == nil,
      Clock.monotonicNanoseconds() - start > plan.timeLimitNanoseconds
    {
      execution.stopReason = .time
      failures.append(StepFailure(failure: CaseEvaluator.failure(of: .time, execution, plan)))
    }
    return (execution, failures)
  }

  /// Measures the wall-clock time of a case; the clock is read rarely, since few cases come near the limit.
  private struct Stopwatch {
    private let limit: UInt64
    /// The numbers of steps and of trace entries after which the clock is read again.
    private let checkInterval: (steps: Int, entries: Int)
    private let start: UInt64
    private var entries = 0
    private(set) var hasTimedOut = false

    init(_ plan: Plan, since start: UInt64) {
      self.start = start
      limit = plan.timeLimitNanoseconds
      checkInterval = plan.timeout == nil ? (256, 4_096) : (1, 1)
    }

    /// Checks the time limit, unless too little happened since the last check.
    mutating func check(after step: Int, entries: Int) {
      guard (step + 1) % checkInterval.steps == 0 || entries - self.entries >= checkInterval.entries
      else {
        return
      }
      self.entries = entries
      hasTimedOut = hasTimedOut || Clock.monotonicNanoseconds() - start > limit
    }
  }
}

/// The result of the action of a step.
package enum StepOutcome: Equatable {
  case done
  /// No rule allows it now.
  case impossible
  /// An action of the app under test failed, for this reason.
  case failed(String)

  /// Why an action of the app under test failed; nil if it did not.
  var failureReason: String? {
    if case .failed(let reason) = self { reason } else { nil }
  }
}

extension Simulator {
  /// Performs the action of a step.
  package func perform(_ move: Step.Activity) -> StepOutcome {
    switch move {
    case .check: break
    case .wait(let time): wait(time)
    case .action(let action): if !perform(action) { return .impossible }
    case .custom(let action):
      switch perform(action) {
      case .done?: break
      case nil: return .impossible
      case .failed(let reason)?: return .failed("'\(action.name)' failed: \(reason)")
      case .unknown(let known)? where known.contains(action.name):
        return .failed(
          "the app declares the action '\(action.name)', but answers that it is unknown"
        )
      case .unknown(let known)?:
        let list = known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"
        return .failed("the app has no action '\(action.name)': \(list)")
      }
    }
    return .done
  }
}

extension Plan {
  /// The wall-clock limit of an execution.
  var timeLimit: VirtualTime { timeout ?? .seconds(10) }

  /// The wall-clock limit in nanoseconds.
  package var timeLimitNanoseconds: UInt64 { UInt64(timeLimit.milliseconds) * 1_000_000 }
}
