@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
package import ScenarioRunner
package import ScenarioSystem

/// Random walks through the model with an app, and what is wrong in them.
package struct Exploration {
  /// A problem that walks have found.
  package struct Finding: Sendable {
    /// The number of the first walk that found it, counted from 1.
    package let walk: Int
    /// What is wrong, in one sentence.
    package let message: String
    /// The scenario that shows it, with as few steps as possible.
    package let generatedScenario: GeneratedScenario
  }

  /// The number of walks so far.
  package private(set) var walkCount = 0
  /// The number of steps in them.
  package private(set) var stepCount = 0
  /// The state transitions in them.
  package private(set) var coverage = TransitionCoverage()

  private let walks: Walks
  private let runner: any WalkRunner
  private var found: [(kind: WalkProblem.Kind, walk: WalkResult)] = []
  private var known: Set<FindingKey> = []

  /// What makes two problems one finding: an item of `always` is one of its file.
  private struct FindingKey: Hashable {
    var kind: WalkProblem.Kind
    var path = ""
  }

  /// Creates an exploration.
  ///
  /// - Parameters:
  ///   - walks: The walks.
  ///   - workerArguments: The arguments that start this program as a worker, which must then run a
  ///     `WalkWorkerSession` with the same walks; nil to walk in this process.
  package init(_ walks: Walks, workerArguments: [String]? = nil) {
    self.walks = walks
    runner = workerArguments.map { WalkWorkers(walks, $0) } ?? walks
  }

  /// Walks with these numbers, in parallel.
  ///
  /// - Throws: `.worker`, if a worker cannot be started.
  package mutating func walk(_ numbers: Range<Int>, jobs: Int) throws(ScenarioError) {
    let runner = runner
    for walk in try Parallel.map(Array(numbers), jobs: jobs, throwing: runner.walk) {
      walkCount += 1
      stepCount += walk.stepCount
      coverage.add(walk.transitions, profile: walk.profile)
      for problem in walk.problems {
        var key = FindingKey(kind: problem.kind)
        if case .violated(.always) = problem.kind {
          key.path = walks.starts[walk.start].source.path
        }
        if known.insert(key).inserted { found.append((problem.kind, walk)) }
      }
    }
  }

  /// Returns the problems of all walks, each with the shortest scenario that was found for it.
  ///
  /// - Throws: `.worker`, if a worker cannot be started.
  package func findings(jobs: Int) throws(ScenarioError) -> [Finding] {
    let (walks, runner) = (walks, runner)
    return try Parallel.map(
      found,
      jobs: jobs,
      throwing: { (item) throws(ScenarioError) in
        let (kind, walk) = item
        let start = walks.starts[walk.start]
        var shrinker = WalkShrinker(walk, kind, runner)
        let message =
          try shrinker.shrink() ?? walk.problems.first { $0.kind == kind }?.message ?? ""
        let generatedScenario = GeneratedScenario(
          of: kind,
          message,
          shrinker.steps,
          from: start,
          comment:
            "Found by explore with --seed \(walks.seed) --only-walk \(walk.number), in the environment "
            + "of '\(start.plan.name)' (\(start.source.path))."
        )
        return Finding(walk: walk.number, message: message, generatedScenario: generatedScenario)
      }
    )
  }

  /// Returns whether the scenario of a finding reproduces it, that is, fails when it is run.
  ///
  /// - Throws: `.worker`, if a worker cannot be started.
  package func reproduces(_ generatedScenario: GeneratedScenario) throws(ScenarioError) -> Bool {
    try runner.reproduces(generatedScenario)
  }
}

extension Parallel {
  /// Transforms items in parallel; throws the error of the first item that has one.
  fileprivate static func map<Item, Result>(
    _ items: [Item],
    jobs: Int,
    throwing transform: @escaping (Item) throws(ScenarioError) -> Result
  ) throws(ScenarioError) -> [Result] {
    let results = map(items, jobs: jobs) { item in
      Swift.Result { () throws(ScenarioError) in try transform(item) }
    }
    var values: [Result] = []
    for result in results { values.append(try result.get()) }
    return values
  }
}
