@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// Finds fewer and simpler steps that lead to the same problem as a walk.
struct WalkShrinker {
  /// The most executions for one finding; what is shortest by then is the result.
  private static let maximumExecutions = 2_000

  /// The moves that are preferred to all others, the simplest first.
  private static let simplest: [Step.Activity] = [
    .action(Action(.tapIcon)), .action(Action(.pressHome)), .wait(.seconds(1)),
    .wait(.seconds(10)), .wait(.seconds(30)), .wait(.seconds(200)), .action(Action(.lock)),
    .action(Action(.unlock)), .action(Action(.lowMemory)),
  ]

  private let runner: any WalkRunner
  private let start: Int
  private let kind: WalkProblem.Kind
  private(set) var steps: [Step.Activity]
  private var executions = 0

  /// Creates the shrinker of a walk that has a problem of this kind.
  init(_ walk: WalkResult, _ kind: WalkProblem.Kind, _ runner: any WalkRunner) {
    (steps, start, self.kind, self.runner) = (walk.steps, walk.start, kind, runner)
  }

  /// The most executions for the finding: each that hangs takes as long as a case may.
  private var maximumExecutions: Int {
    if case .fault(.hang, _) = kind { 20 } else { Self.maximumExecutions }
  }

  /// Shrinks until nothing can be removed or made simpler, or until an interruption; returns the message of the problem,
  /// nil if it does not occur again.
  mutating func shrink() throws(ScenarioError) -> String? {
    guard var problem = try problem(in: steps) else { return nil }
    while true {
      var next = try nextShorter(endingAt: problem.step)
      if next == nil { next = try nextSimpler() }
      guard let shorter = next else { break }
      (steps, problem) = shorter
    }
    return problem.message
  }

  /// A shorter or simpler list of steps, and the problem to which it leads.
  private typealias Candidate = (steps: [Step.Activity], problem: WalkProblem)

  /// Returns the steps up to the one with the problem, or without as many of them as possible.
  private mutating func nextShorter(endingAt step: Int) throws(ScenarioError) -> Candidate? {
    if step < steps.count, let shorter = try candidate(Array(steps.prefix(step))) {
      return shorter
    }
    var size = steps.count / 2
    while size > 0 {
      for first in stride(from: 0, to: steps.count, by: size) {
        var rest = steps
        rest.removeSubrange(first..<min(first + size, rest.count))
        if let shorter = try candidate(rest) { return shorter }
      }
      size /= 2
    }
    return nil
  }

  /// Returns the steps with a simpler one in place of another.
  private mutating func nextSimpler() throws(ScenarioError) -> Candidate? {
    for index in steps.indices {
      for simpler in Self.simpler(than: steps[index]) {
        var changed = steps
        changed[index] = simpler
        if let found = try candidate(changed) { return found }
      }
    }
    return nil
  }

  /// Returns the steps that are preferred to a step.
  static func simpler(than activity: Step.Activity) -> [Step.Activity] {
    if let rank = simplest.firstIndex(of: activity) { return Array(simplest[..<rank]) }
    guard case .action(let action) = activity, !action.arguments.allSatisfy(\.isAbsent) else {
      return simplest
    }
    let bare = zip(action.kind.parameters, action.arguments).map { $0.isRequired ? $1 : .absent }
    let simpler = Step.Activity.action(Action(action.kind, bare))
    return simplest + (simpler == activity ? [] : [simpler])
  }

  private mutating func candidate(
    _ steps: [Step.Activity]
  ) throws(ScenarioError) -> Candidate? {
    try problem(in: steps).map { (steps, $0) }
  }

  /// Returns the problem to which these steps lead; nil if it does not occur, or a step is not possible.
  private mutating func problem(
    in steps: [Step.Activity]
  ) throws(ScenarioError) -> WalkProblem? {
    guard !steps.isEmpty, executions < maximumExecutions, !Interrupt.isRequested else {
      return nil
    }
    executions += 1
    return try runner.problems(of: steps, from: start)?.first { $0.kind == kind }
  }
}

extension ArgumentValue {
  fileprivate var isAbsent: Bool { self == .absent }
}
