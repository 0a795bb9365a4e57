internal import LifecycleCore
internal import ScenarioLanguage

/// Plays plans, each against a fresh simulator, and reuses the memory of their traces.
struct CasePlayer {
  private var spareTrace = Trace()
  private var spareMarks: [PlayedCase.StepMark] = []

  /// Plays all steps, up to the first one that is not possible.
  ///
  /// Without a book it goes by the rules of the plan's world.
  mutating func play(_ plan: Plan, book: RuleBook? = nil) -> PlayedCase {
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
    marks.reserveCapacity(plan.steps.count)
    for index in plan.steps.indices {
      let first = simulator.traceCount
      let start = simulator.now
      switch plan.steps[index].move {
      case .look: break
      case .wait(let time): simulator.wait(time)
      case .action(let action):
        if !simulator.perform(action) {
          illegality = PlayedCase.Illegality(
            step: index,
            situation: simulator.situation,
            possible: simulator.possibleActions()
          )
        }
      }
      if illegality != nil { break }
      marks.append(
        PlayedCase.StepMark(
          entries: first..<simulator.traceCount,
          start: start,
          end: simulator.now,
          standing: simulator.standing
        )
      )
    }
    let book = simulator.book
    return PlayedCase(
      trace: simulator.takeTrace(),
      steps: marks,
      plan: plan.steps,
      book: book,
      illegality: illegality
    )
  }

  /// Takes back the memory of a case that nobody keeps.
  mutating func recycle(_ played: consuming PlayedCase) {
    spareTrace = played.trace
    spareMarks = played.steps
  }
}
