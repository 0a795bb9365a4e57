@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage
@_spi(Package) package import ScenarioRunner

/// A case that was run without evaluating its expectations, and everything that happened in it.
package struct ExplainedCase: Sendable {
  /// Why a case was not run to its end.
  package struct Problem: Sendable {
    /// The step that could not be performed or was stopped, `user: press-home`.
    package var step: String
    /// The problem, and its place in the file.
    package var diagnostic: Diagnostic
  }

  /// The case.
  package let plan: Plan
  /// The steps that were performed; those without an action are omitted.
  package let steps: [StepRecord]
  /// Why the remaining steps were not performed; nil if all were.
  package let problem: Problem?

  /// The environment of the case.
  package var environment: SimulationEnvironment { plan.environment }

  /// The methods that the app does not implement, and that each step would call if it implemented all.
  package var unimplementedCalls: [[DelegateMethod]] {
    let execution = CaseExecutor().execute(plan.implementing(.all))
    return steps.indices.map { index in
      guard execution.steps.indices.contains(index) else { return [] }
      var methods: [DelegateMethod] = []
      for entry in execution.trace.entries[execution.steps[index].entries] {
        guard case .call(let method) = entry.term, !plan.script.implemented.has(method),
          !methods.contains(method)
        else { continue }
        methods.append(method)
      }
      return methods
    }
  }
}

extension ExplainedCase {
  /// Returns the actions that are possible after all steps; `makeApp` creates the app, nil for the one described.
  package func possibleActions(_ makeApp: AppMaker? = nil) -> [ActionKind] {
    let simulator = Simulator(plan.environment, app: makeApp?(plan) ?? ScriptedApp(plan.script))
    let arePossible = plan.steps.allSatisfy { simulator.perform($0.activity) != .impossible }
    return arePossible ? simulator.possibleActions() : []
  }
}

/// Runs cases to explain them.
package struct CaseExplainer {
  private let executor: CaseExecutor
  private let file: FileContext
  private let includesEffects: Bool
  private var recorder = TraceRecorder()

  /// Creates an explainer for the cases of a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - includesEffects: Whether to record effects, such as drawing, besides what reaches the app.
  ///   - makeApp: Creates the apps of the cases; nil for those that they describe.
  package init(_ source: SourceFile, includesEffects: Bool, makeApp: AppMaker? = nil) {
    executor = CaseExecutor(makeApp: makeApp)
    file = FileContext(source)
    self.includesEffects = includesEffects
  }

  /// Runs a case.
  package mutating func explain(_ plan: Plan) -> ExplainedCase {
    let plan = plan.withActionsOnly
    let execution = executor.execute(plan)
    var steps = recorder.record(execution, [], in: file)?.steps ?? []
    if !includesEffects {
      for index in steps.indices { steps[index].trace = steps[index].trace.withoutEffects }
    }
    return ExplainedCase(
      plan: plan,
      steps: steps,
      problem: ExplainedCase.Problem(of: execution, plan)
    )
  }
}

extension CaseExplainer {
  /// Returns the actions of the user and the system after which the step that was not possible is.
  package func actions(enablingNextStepOf explained: ExplainedCase) -> [String] {
    let plan = explained.plan
    guard explained.problem != nil, explained.steps.count < plan.steps.count else { return [] }
    let start = plan.replacing(steps: Array(plan.steps[..<explained.steps.count]), finally: [])
    let next = plan.steps[explained.steps.count].activity
    return ActionKind.allCases.filter { kind in
      kind.actor != .app
        && Action.variants(of: kind).contains {
          let longer = start.adding(.action($0)).adding(next)
          return executor.execute(longer).impossibleAction == nil
        }
    }.map { "\($0.actor.rawValue): \($0.word)" }
  }
}

extension ExplainedCase.Problem {
  init?(of execution: CaseExecution, _ plan: Plan) {
    if let impossible = execution.impossibleAction {
      let diagnostic = CaseEvaluator.diagnostic(for: impossible, plan: plan)
      self.init(step: plan.steps[impossible.step].title, diagnostic: diagnostic)
    } else if let reason = execution.stopReason {
      let failure = CaseEvaluator.failure(of: reason, execution, plan)
      let diagnostic = Diagnostic(.tooManySteps, at: failure.range, failure.message)
      self.init(
        step: execution.plannedSteps[execution.steps.count - 1].title,
        diagnostic: diagnostic
      )
    } else {
      return nil
    }
  }
}

extension StepTrace {
  /// The trace without what happens apart from calls, notifications, states, events and actions.
  fileprivate var withoutEffects: StepTrace {
    StepTrace(entries: entries.filter { $0.kind != .effects }, causes: causes)
  }
}

extension Plan {
  /// The case without expectations and the steps that only check something.
  var withActionsOnly: Plan {
    func actions(_ steps: [Step]) -> [Step] {
      steps.compactMap { step in
        if case .check = step.activity { return nil }
        var step = step
        step.expectations = []
        return step
      }
    }
    return replacing(steps: actions(steps), finally: actions(finally), runExpectations: [])
  }
}
