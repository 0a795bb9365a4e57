internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem

/// Plays plans, each against a fresh simulator, and reuses the memory of their traces.
struct CasePlayer {
  private var spareTrace = Trace()
  private var spareMarks: [PlayedCase.StepMark] = []

  /// The wall-clock time that a case may take unless it says otherwise, in nanoseconds.
  private static let patience: UInt64 = 10_000_000_000

  /// Plays the steps up to `last`, or up to the first one that is not possible, then those of `finally`.
  ///
  /// Without a book it goes by the rules of the plan's world.
  mutating func play(_ plan: Plan, through last: Int? = nil, book: RuleBook? = nil) -> PlayedCase {
    let simulator = Simulator(
      plan.world,
      app: ScriptedApp(plan.script),
      book: book,
      reusing: spareTrace
    )
    spareTrace = Trace()
    var marks = spareMarks
    marks.removeAll(keepingCapacity: true)
    var illegality: PlayedCase.Illegality?
    var watch = Stopwatch(plan)
    let steps = last.map { Array(plan.steps[...$0]) } ?? plan.steps
    marks.reserveCapacity(steps.count + plan.finally.count)
    for index in steps.indices where illegality == nil && !watch.isOver(after: index) {
      let (mark, isPossible) = play(steps[index].move, simulator)
      if isPossible {
        marks.append(mark)
      } else {
        illegality = PlayedCase.Illegality(
          step: index,
          situation: simulator.situation,
          possible: simulator.possibleActions()
        )
      }
    }
    let count = marks.count
    // What is not possible then is passed over: it was not needed.
    for step in plan.finally { marks.append(play(step.move, simulator).mark) }
    let book = simulator.book
    return PlayedCase(
      trace: simulator.takeTrace(),
      steps: marks,
      plan: plan.finally.isEmpty ? plan.steps : Array(steps.prefix(count)) + plan.finally,
      book: book,
      stepCount: count,
      isOverTime: watch.isOver,
      illegality: illegality
    )
  }

  private func play(
    _ move: Step.Move,
    _ simulator: Simulator
  ) -> (mark: PlayedCase.StepMark, isPossible: Bool) {
    let first = simulator.traceCount
    let start = simulator.now
    var isPossible = true
    switch move {
    case .look: break
    case .wait(let time): simulator.wait(time)
    case .action(let action): isPossible = simulator.perform(action)
    }
    let mark = PlayedCase.StepMark(
      entries: first..<simulator.traceCount,
      start: start,
      end: simulator.now,
      standing: simulator.standing,
      wasPossible: isPossible
    )
    return (mark, isPossible)
  }

  /// Takes back the memory of a case that nobody keeps.
  mutating func recycle(_ played: consuming PlayedCase) {
    spareTrace = played.trace
    spareMarks = played.steps
  }

  /// Watches the wall-clock time of a case, which hardly one comes near: the clock is read now and then.
  private struct Stopwatch {
    private let limit: UInt64
    private let stride: Int
    private var start: UInt64?
    private(set) var isOver = false

    init(_ plan: Plan) {
      limit = plan.timeout.map { UInt64($0.milliseconds) * 1_000_000 } ?? CasePlayer.patience
      stride = plan.timeout == nil ? 256 : 1
      if plan.timeout != nil { start = Clock.monotonicNanoseconds() }
    }

    mutating func isOver(after step: Int) -> Bool {
      guard step % stride == stride - 1 || stride == 1 else { return isOver }
      let now = Clock.monotonicNanoseconds()
      if let start { isOver = isOver || now - start > limit } else { start = now }
      return isOver
    }
  }
}
