@_spi(Package) internal import LifecycleCore
@_spi(Package) package import ScenarioLanguage
package import ScenarioRunner

/// Random walks, each of which depends only on the seed and its number; they run in this process.
package struct Walks: WalkRunner {
  let starts: [WalkStart]
  let seed: UInt64
  /// Every step that a walk, or a shorter one in its place, can contain.
  let activities: WalkActivities
  private let moves: WalkMoves
  private let length: Int
  private let executor: CaseExecutor
  private let loadPlan: (GeneratedScenario) -> Plan?
  /// Called with the index of the environment when the first step can be tried.
  var onBegin: ((Int) -> Void)?
  /// Called before a step is tried, with the number of steps before it.
  var onTry: ((Step.Activity, Int) -> Void)?

  /// Describes the walks.
  ///
  /// - Parameters:
  ///   - starts: The environments in which walks begin; at least one.
  ///   - scenarios: The scenarios whose actions walks use with their arguments.
  ///   - words: The actions and probes that only the app under test has.
  ///   - seed: The seed.
  ///   - length: The maximum number of steps of a walk.
  ///   - app: Creates the app; nil for the apps that the scenarios describe.
  ///   - loadPlan: Reads the scenario of a finding.
  package init(
    from starts: [WalkStart],
    scenarios: [Plan],
    words: CustomWords,
    seed: UInt64,
    length: Int,
    app: AppMaker?,
    loadPlan: @escaping (GeneratedScenario) -> Plan?
  ) {
    (self.starts, self.seed, self.length, self.loadPlan) = (starts, seed, length, loadPlan)
    moves = WalkMoves(scenarios, words: words)
    activities = WalkActivities(moves.all)
    executor = CaseExecutor(makeApp: app)
  }

  func walk(_ number: Int) -> WalkResult {
    var seeds = SplitMix(seed: seed &+ UInt64(number) &* 0x9e37_79b9_7f4a_7c15)
    var generator = SplitMix(seed: seeds.next())
    let start = generator.number(below: starts.count)
    onBegin?(start)
    let plan = starts[start].plan
    let walk = Walk(plan, executor, upTo: length, onTry) { tryStep in
      for _ in 0..<Walk.maximumDraws
      where tryStep(moves.next(using: &generator)) != .impossible { return true }
      return false
    }
    var result = WalkResult(number: number, start: start)
    result.stepCount = walk.execution.steps.count
    result.problems = WalkProblem.all(in: walk.execution, of: plan)
    if !result.problems.isEmpty { result.steps = walk.activities }
    result.profile = walk.execution.profile
    result.transitions = StateGraph.transitions(
      in: walk.execution.trace,
      by: walk.execution.book
    )
    return result
  }

  func problems(of steps: [Step.Activity], from start: Int) -> [WalkProblem]? {
    onBegin?(start)
    let plan = starts[start].plan
    var rest = steps[...]
    var isLegal = true
    let walk = Walk(plan, executor, upTo: steps.count, onTry) { tryStep in
      isLegal = rest.popFirst().map { tryStep($0) == .done } ?? false
      return isLegal
    }
    return isLegal ? WalkProblem.all(in: walk.execution, of: plan) : nil
  }

  func reproduces(_ generatedScenario: GeneratedScenario) -> Bool {
    onBegin?(0)
    return loadPlan(generatedScenario).map {
      GeneratedScenario.isReproduced(by: $0, executor.makeApp)
    } ?? false
  }
}

/// An environment in which walks begin.
package struct WalkStart: Sendable {
  /// The environment, the app, and what must hold in every run; without steps.
  package let plan: Plan
  /// The file that describes it.
  package let source: SourceFile

  /// Creates a start.
  package init(_ plan: Plan, _ source: SourceFile) { (self.plan, self.source) = (plan, source) }
}

/// The steps that walks can contain, with numbers that are the same in each process.
struct WalkActivities {
  private var all: [Step.Activity] = []
  private var numbers: [Step.Activity: Int] = [:]

  /// Numbers the moves of walks, and the simpler steps that can take their place.
  init(_ moves: [Step.Activity]) {
    for move in moves {
      for activity in [move] + WalkShrinker.simpler(than: move) { add(activity) }
    }
  }

  private mutating func add(_ activity: Step.Activity) {
    guard numbers[activity] == nil else { return }
    numbers[activity] = all.count
    all.append(activity)
  }

  /// Returns the number of a step.
  func number(of activity: Step.Activity) -> Int { numbers[activity] ?? -1 }

  /// Returns the step with a number; nil if there is none.
  subscript(number: Int) -> Step.Activity? { all.indices.contains(number) ? all[number] : nil }
}
