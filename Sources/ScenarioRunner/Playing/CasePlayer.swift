internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem

/// Plays plans, each against a fresh simulator, and reuses the memory of their traces.
struct CasePlayer {
  private var spareTrace = Trace()
  private var spareMarks: [PlayedCase.StepMark] = []

  /// Makes the app of a plan; nil for the one that its script describes.
  var makeApp: AppMaker?
  /// Hears of each step, by its number from 1, before it is played.
  var onStep: ((Int) -> Void)?

  /// Plays the steps up to `last`, or up to the first one that is not possible, then those of `finally`.
  ///
  /// Without a book it goes by the rules of the plan's world.
  mutating func play(_ plan: Plan, through last: Int? = nil, book: RuleBook? = nil) -> PlayedCase {
    // Memory that is still known here could not be reused there: the first to write would make a copy.
    var trace = Trace()
    swap(&trace, &spareTrace)
    let simulator = Simulator(
      plan.world,
      app: makeApp?(plan) ?? ScriptedApp(plan.script),
      book: book,
      reusing: consume trace
    )
    var marks: [PlayedCase.StepMark] = []
    swap(&marks, &spareMarks)
    marks.removeAll(keepingCapacity: true)
    var illegality: PlayedCase.Illegality?
    var watch = Stopwatch(plan)
    var hasTooManyTicks = false
    let steps = last.map { Array(plan.steps[...$0]) } ?? plan.steps
    marks.reserveCapacity(steps.count + plan.finally.count)
    for index in steps.indices where illegality == nil && !hasTooManyTicks && !watch.isOver {
      onStep?(index + 1)
      let (mark, isPossible) = play(steps[index].move, simulator)
      hasTooManyTicks = simulator.hasTooManyTicks
      watch.look(after: index, entries: simulator.traceCount)
      if isPossible {
        marks.append(mark)
      } else {
        var obstacle: String?
        var words: [String] = []
        if case .action(let action) = steps[index].move {
          obstacle = simulator.obstacle(to: action)
          words = simulator.possibleWords(for: action)
        }
        illegality = PlayedCase.Illegality(
          step: index,
          situation: simulator.situation,
          obstacle: obstacle,
          possible: simulator.possibleActions(),
          words: words
        )
      }
    }
    let count = marks.count
    // What is not possible then is passed over: it was not needed.
    for (index, step) in plan.finally.enumerated() {
      onStep?(count + index + 1)
      marks.append(play(step.move, simulator).mark)
    }
    let book = simulator.book
    return PlayedCase(
      trace: simulator.takeTrace(),
      steps: marks,
      plan: plan.finally.isEmpty ? plan.steps : Array(steps.prefix(count)) + plan.finally,
      book: book,
      profile: Profile.index(of: plan.world),
      stepCount: count,
      abandonment: hasTooManyTicks ? .ticks : watch.isOver ? .time : nil,
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
    /// After how many steps, and after how many entries of the trace, the clock is read again.
    private let stride: (steps: Int, entries: Int)
    private let start = Clock.monotonicNanoseconds()
    private var entries = 0
    private(set) var isOver = false

    init(_ plan: Plan) {
      limit = plan.patience
      stride = plan.timeout == nil ? (256, 4_096) : (1, 1)
    }

    /// Looks whether the time is over, if much has happened since it last did.
    mutating func look(after step: Int, entries: Int) {
      guard (step + 1) % stride.steps == 0 || entries - self.entries >= stride.entries else {
        return
      }
      self.entries = entries
      isOver = isOver || Clock.monotonicNanoseconds() - start > limit
    }
  }
}

extension Plan {
  /// The wall-clock time after which it is given up.
  var timeLimit: VirtualTime { timeout ?? .seconds(10) }

  /// The same in nanoseconds.
  var patience: UInt64 { UInt64(timeLimit.milliseconds) * 1_000_000 }
}
