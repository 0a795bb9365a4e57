internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem

/// Executes plans, each against a fresh simulator.
struct CaseExecutor {
  /// Makes the app of a plan; nil for the one that its script describes.
  var makeApp: AppMaker?
  /// Is called with each step, by its number from 1, before it is executed.
  var onStep: ((Int) -> Void)?

  /// Executes the steps up to `last`, or up to the first one that is not possible, then those of `finally`.
  ///
  /// Without a book the rules are those of the plan's world.
  func execute(_ plan: Plan, through last: Int? = nil, book: RuleBook? = nil) -> CaseExecution {
    let simulator = Simulator(
      plan.world,
      app: makeApp?(plan) ?? ScriptedApp(plan.script),
      book: book
    )
    var marks: [CaseExecution.StepMark] = []
    var impossibleAction: CaseExecution.ImpossibleAction?
    var watch = Stopwatch(plan)
    var hasTooManyTicks = false
    let steps = last.map { Array(plan.steps[...$0]) } ?? plan.steps
    marks.reserveCapacity(steps.count + plan.finally.count)
    for index in steps.indices where impossibleAction == nil && !hasTooManyTicks && !watch.isOver {
      onStep?(index + 1)
      let mark = perform(steps[index].activity, simulator)
      hasTooManyTicks = simulator.hasTooManyTicks
      watch.look(after: index, entries: simulator.traceCount)
      if mark.wasPossible {
        marks.append(mark)
      } else {
        let action = steps[index].action
        impossibleAction = CaseExecution.ImpossibleAction(
          step: index,
          situation: simulator.situation,
          obstacle: action.flatMap { simulator.obstacle(to: $0) },
          possible: simulator.possibleActions(),
          words: action.map { simulator.possibleWords(for: $0) } ?? []
        )
      }
    }
    let count = marks.count
    // What is not possible then is skipped: it was not needed.
    for (index, step) in plan.finally.enumerated() {
      onStep?(count + index + 1)
      marks.append(perform(step.activity, simulator))
    }
    let book = simulator.book
    return CaseExecution(
      trace: simulator.trace,
      steps: marks,
      plan: plan.finally.isEmpty ? plan.steps : Array(steps.prefix(count)) + plan.finally,
      book: book,
      profile: Profile.index(of: plan.world),
      stepCount: count,
      stopReason: hasTooManyTicks ? .ticks : watch.isOver ? .time : nil,
      impossibleAction: impossibleAction
    )
  }

  private func perform(_ move: Step.Activity, _ simulator: Simulator) -> CaseExecution.StepMark {
    let first = simulator.traceCount
    let start = simulator.now
    let isPossible = simulator.perform(move)
    return CaseExecution.StepMark(
      entries: first..<simulator.traceCount,
      start: start,
      end: simulator.now,
      snapshot: simulator.snapshot,
      wasPossible: isPossible
    )
  }

  /// Executes a plan and evaluates its expectations.
  ///
  /// Where a step fails and the plan has a `finally`, it is executed again up to that step: what cleans up meets
  /// the world as the failure left it.
  func evaluate(_ plan: Plan) -> (execution: CaseExecution, failures: [StepFailure]) {
    let execution = execute(plan)
    let failures = CaseEvaluator.failures(of: execution, plan: plan)
    guard !plan.finally.isEmpty, let stop = execution.stop(ofFailed: failures.compactMap(\.step)),
      stop < plan.steps.count
    else { return (execution, failures) }
    let shorter = execute(plan, through: stop - 1)
    return (shorter, CaseEvaluator.failures(of: shorter, plan: plan))
  }

  /// Watches the wall-clock time of a case; few come near the limit, so the clock is read only now and then.
  private struct Stopwatch {
    private let limit: UInt64
    /// After how many steps, and after how many entries of the trace, the clock is read again.
    private let stride: (steps: Int, entries: Int)
    private let start = Clock.monotonicNanoseconds()
    private var entries = 0
    private(set) var isOver = false

    init(_ plan: Plan) {
      limit = plan.timeLimitNanoseconds
      stride = plan.timeout == nil ? (256, 4_096) : (1, 1)
    }

    /// Checks whether the time is over, if much has happened since the last check.
    mutating func look(after step: Int, entries: Int) {
      guard (step + 1) % stride.steps == 0 || entries - self.entries >= stride.entries else {
        return
      }
      self.entries = entries
      isOver = isOver || Clock.monotonicNanoseconds() - start > limit
    }
  }
}

extension Simulator {
  /// Does what a step does; false if that is not possible.
  func perform(_ move: Step.Activity) -> Bool {
    switch move {
    case .check: return true
    case .wait(let time): wait(time)
    case .action(let action): return perform(action)
    }
    return true
  }
}

extension Plan {
  /// The wall-clock time after which it is stopped.
  var timeLimit: VirtualTime { timeout ?? .seconds(10) }

  /// The same in nanoseconds.
  var timeLimitNanoseconds: UInt64 { UInt64(timeLimit.milliseconds) * 1_000_000 }
}
