@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem
internal import Synchronization

/// Runs walks in worker processes, so that the exploration survives a crash or a hang of the app.
final class WalkWorkers: WalkRunner {
  private let walks: Walks
  private let arguments: [String]
  private let idle = Mutex<[WalkWorker]>([])

  /// Creates the runner; a worker is this program, started with these arguments, including its name.
  init(_ walks: Walks, _ arguments: [String]) { (self.walks, self.arguments) = (walks, arguments) }

  func walk(_ number: Int) throws(ScenarioError) -> WalkResult {
    var request = WalkRequest()
    request.walk = number
    let answer = try answer(to: request)
    var walk = WalkResult(number: number, start: answer.start)
    switch answer.end {
    case .answered(let message):
      walk.stepCount = message.count
      walk.steps = message.steps.compactMap { walks.activities[$0] }
      walk.problems = message.problems.compactMap(\.problem)
      walk.profile = message.profile
      walk.transitions = message.transitions.compactMap { StateGraph.Edge(text: $0) }
    case .failed(let fault):
      walk.steps = answer.steps.compactMap { walks.activities[$0] }
      walk.stepCount = walk.steps.count
      walk.problems = [WalkProblem(fault, step: walk.stepCount)]
    }
    return walk
  }

  func problems(
    of steps: [Step.Activity],
    from start: Int
  ) throws(ScenarioError) -> [WalkProblem]? {
    var request = WalkRequest()
    (request.start, request.steps) = (start, steps.map(walks.activities.number))
    let answer = try answer(to: request)
    return switch answer.end {
    case .answered(let message):
      message.kind == .done ? message.problems.compactMap(\.problem) : nil
    case .failed(let fault): [WalkProblem(fault, step: max(1, answer.steps.count))]
    }
  }

  func reproduces(_ generatedScenario: GeneratedScenario) throws(ScenarioError) -> Bool {
    var request = WalkRequest()
    request.scenario = generatedScenario
    return switch try answer(to: request).end {
    case .answered(let message): message.kind == .done
    case .failed: true
    }
  }

  /// Has a worker answer a request: one that is idle, or else a new one.
  private func answer(to request: WalkRequest) throws(ScenarioError) -> WalkAnswer {
    let worker: WalkWorker
    if let known = idle.withLock({ $0.popLast() }) {
      worker = known
    } else {
      worker = try WalkWorker(arguments)
    }
    let answer = try worker.answer(to: request) { walks.starts[$0].plan.timeLimitNanoseconds }
    if case .answered = answer.end { idle.withLock { $0.append(worker) } }
    return answer
  }
}

extension WalkProblem {
  fileprivate init(_ fault: AppFault, step: Int) {
    self.init(kind: .fault(fault.kind, fault.message), step: step, message: fault.message)
  }
}
