@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) package import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

/// Something that is wrong in a walk.
package struct WalkProblem: Hashable, Sendable {
  /// What is wrong; problems of the same kind are one finding.
  package enum Kind: Hashable, Sendable {
    /// The app can no longer be used.
    case fault(AppFault.Kind, String)
    /// The app was killed because of what it did.
    case terminated(TerminationReason)
    /// A probe under `survives` has another value after the process has ended.
    case lost(String)
    /// A property does not hold.
    case violated(RunProperty)
    /// The app reports that it did something wrong.
    case reported(String)
    /// The app repeats work too often.
    case endless
  }

  package let kind: Kind
  /// The number of the step at which it is noticed, counted from 1.
  package let step: Int
  /// What is wrong, in one sentence.
  package let message: String
}

/// A problem in a message between processes.
struct WalkProblemRecord: FieldObject, Equatable {
  private var (kind, text) = ("", "")
  private var step = 0
  private var message = ""

  init() {}

  init(_ problem: WalkProblem) {
    (kind, text) = problem.kind.words
    (step, message) = (problem.step, problem.message)
  }

  mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("kind", &kind)
    try coder.field("text", &text, default: "")
    try coder.field("step", &step)
    try coder.field("message", &message)
  }

  /// The problem; nil if the kind is unknown.
  var problem: WalkProblem? {
    WalkProblem.Kind(kind, text).map { WalkProblem(kind: $0, step: step, message: message) }
  }
}

extension WalkProblem.Kind {
  /// The kind as a word and a text, for messages between processes.
  fileprivate var words: (word: String, text: String) {
    switch self {
    case .fault(let fault, let message): (fault.rawValue, message)
    case .terminated(let reason): ("terminated", reason.word)
    case .lost(let probe): ("lost", probe)
    case .violated(.invariant(let name)): ("invariant", name)
    case .violated(.always(let range)): ("always", "\(range.start) \(range.end)")
    case .reported(let problem): ("reported", problem)
    case .endless: ("endless", "")
    }
  }

  fileprivate init?(_ word: String, _ text: String) {
    switch word {
    case "terminated":
      guard let reason = TerminationReason.allCases.first(where: { $0.word == text }) else {
        return nil
      }
      self = .terminated(reason)
    case "lost": self = .lost(text)
    case "invariant": self = .violated(.invariant(text))
    case "always":
      let ends = text.split(separator: " ").compactMap { Int($0) }
      guard ends.count == 2 else { return nil }
      self = .violated(.always(SourceRange(ends[0], ends[1])))
    case "reported": self = .reported(text)
    case "endless": self = .endless
    default:
      guard let fault = AppFault.Kind(rawValue: word) else { return nil }
      self = .fault(fault, text)
    }
  }
}

extension WalkProblem {
  /// Returns what is wrong in an execution of a plan that expects only what holds in every run.
  static func all(in execution: CaseExecution, of plan: Plan) -> [WalkProblem] {
    var problems: [WalkProblem] = []
    var survival = SurvivalCheck(plan)
    var observation = execution.observationOfWholeRun()
    for index in execution.steps.indices where execution.steps[index].wasPossible {
      observation.move(toStep: index, of: execution)
      if let kill = CaseEvaluator.unexpectedKill([], in: observation) {
        let summary = CaseEvaluator.summary(of: kill, in: observation.trace)
        let message = "unexpected termination (\(kill.reason.word)): \(summary)"
        problems.append(.init(kind: .terminated(kill.reason), step: index + 1, message: message))
      }
      for (_, loss) in survival.losses(in: observation) {
        problems.append(.init(kind: .lost(loss.probe), step: index + 1, message: loss.message))
      }
    }
    let last = max(1, execution.steps.count)
    if let (fault, step) = execution.fault {
      let kind = Kind.fault(fault.kind, fault.message)
      problems.append(.init(kind: kind, step: step, message: fault.message))
    }
    if let reason = execution.stopReason {
      let message =
        reason == .actionLimit
        ? "the app performs too many actions in a step" : "the app repeats work too often"
      problems.append(.init(kind: .endless, step: last, message: message))
    }
    problems += execution.appProblems.map {
      .init(kind: .reported($0), step: last, message: "the app: \($0)")
    }
    let all = execution.observationOfWholeRun()
    for expectation in plan.runExpectations {
      guard let property = expectation.property, let failure = expectation.failures(in: all).first
      else { continue }
      problems.append(.init(kind: .violated(property), step: last, message: failure.message))
    }
    return problems
  }
}
