@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// Kills the app under test after each step of a case, launches it again, and compares what it knows.
///
/// The process ends without notice, and the user opens the app again at once. Each kill is an execution of its own.
struct KillTest {
  private let states: Set<AppState>
  private let makeApp: AppMaker?
  private let onStep: ((Int) -> Void)?
  /// The number of kills so far.
  private(set) var kills = 0
  /// Whether values are compared.
  private(set) var hasProbes = false

  init(in states: Set<AppState>, of makeApp: AppMaker?, _ onStep: ((Int) -> Void)?) {
    (self.states, self.makeApp, self.onStep) = (states, makeApp, onStep)
  }

  /// Returns what kills lose; the steps at which the same is lost are one finding.
  mutating func findings(in execution: CaseExecution, of plan: Plan) -> [KillFinding] {
    // An expected probe need not be readable at each step, one that survives must be.
    let probes = plan.survivors.isEmpty ? plan.expectedProbes : plan.survivors.map(\.value)
    hasProbes = !probes.isEmpty
    let mustBeReadable = !plan.survivors.isEmpty
    var findings: [KillFinding] = []
    for index in execution.steps.indices.prefix(execution.stepCount)
    where states.contains(execution.steps[index].snapshot.state) {
      onStep?(index + 1)
      guard let kill = KillRun(plan, through: index, probes, makeApp) else {
        continue
      }
      kills += 1
      for problem in kill.problems where mustBeReadable || problem.unreadableProbe == nil {
        if let known = findings.firstIndex(where: { $0.problem.isSame(as: problem) }) {
          findings[known].laterSteps.append(index + 1)
        } else {
          findings.append(
            KillFinding(step: index + 1, state: kill.state, kill: kill.activities, problem: problem)
          )
        }
      }
    }
    return findings
  }
}

/// What a kill after a step of a case loses.
struct KillFinding {
  /// What is wrong after the kill.
  enum Problem {
    /// A probe does not have the value that it had before.
    case loss(ProbeLoss)
    /// The app is not active after the user has opened it.
    case notActive(AppState, TerminationReason?)
    /// The app can no longer be used.
    case fault(AppFault)
    /// The app reports that it did something wrong.
    case reported(String)

    /// The probe that could not be read before the kill, if that is the problem.
    var unreadableProbe: String? {
      if case .loss(let loss) = self, loss.value == nil { loss.probe } else { nil }
    }

    /// Whether the reason may be the same: the same probe, or the same message.
    func isSame(as other: Problem) -> Bool {
      switch (self, other) {
      case (.loss(let one), .loss(let two)): one.probe == two.probe
      case (.notActive(let one, let reason), .notActive(let two, let other)):
        one == two && reason == other
      case (.fault(let one), .fault(let two)): one.kind == two.kind && one.message == two.message
      case (.reported(let one), .reported(let two)): one == two
      default: false
      }
    }
  }

  /// The number of the step, counted from 1.
  let step: Int
  /// The state in which the app was killed.
  let state: AppState
  /// The actions that kill the app and launch it again.
  let kill: [Step.Activity]
  let problem: Problem
  /// The later steps after which a kill leads to the same problem.
  var laterSteps: [Int] = []

  /// The headline of the failure.
  var message: String {
    let text =
      switch problem {
      case .loss(let loss): loss.comparison
      case .notActive(let state, let reason):
        "the app is \(state.word)" + (reason.map { " (\($0.word))" } ?? "") + ", expected active"
      case .fault(let fault): fault.message
      case .reported(let problem): "the app: \(problem)"
      }
    let more = laterSteps.map { "\($0)" }.joined(separator: ", ")
    return "killed (\(state.word)) and opened again: \(text)"
      + (more.isEmpty ? "" : "; also after step \(more)")
  }
}

/// A run of a case up to a step, after which the app is killed and opened again.
private struct KillRun {
  /// The state in which the app was killed.
  let state: AppState
  /// The actions that kill the app and launch it again.
  private(set) var activities: [Step.Activity] = []
  private(set) var problems: [KillFinding.Problem] = []

  /// Runs the steps; nil if nothing can kill the app there, or the user cannot open it.
  init?(_ plan: Plan, through last: Int, _ probes: [String], _ makeApp: AppMaker?) {
    guard let app = makeApp?(plan) else { return nil }
    let simulator = Simulator(plan.environment, app: app)
    for step in plan.steps[...last] { _ = simulator.perform(step.activity) }
    let before = simulator.answers(of: probes)
    state = simulator.state
    guard let kill = simulator.kill(), let launch = simulator.openApp() else { return nil }
    activities = ([kill] + launch).map { .action($0) }
    let after = simulator.answers(of: probes)
    simulator.finish()
    if let fault = simulator.fault {
      problems = [.fault(fault)]
    } else if simulator.state == .active {
      problems = probes.compactMap { probe in
        ProbeLoss(probe, before: before[probe], after: after[probe]).map { .loss($0) }
      }
    } else {
      problems = [.notActive(simulator.state, simulator.lastTermination)]
    }
    problems += simulator.problems.map { .reported($0) }
  }
}

extension Simulator {
  /// Reads probes of the app under test.
  fileprivate func answers(of probes: [String]) -> [String: ProbeAnswer] {
    var answers: [String: ProbeAnswer] = [:]
    for probe in probes where fault == nil { answers[probe] = read(probe) }
    return answers
  }

  /// Ends the process without notice by an action that scenarios can perform; returns nil if none can.
  fileprivate func kill() -> Action? {
    let purge = Action(.lowMemory)
    let action = state == .suspended ? purge : Action.terminate(for: .resourceOveruse)
    return action.flatMap { perform($0) && state == .notRunning ? $0 : nil }
  }

  /// Opens the app from wherever the user is; returns the actions, nil if the icon cannot be reached.
  fileprivate func openApp() -> [Action]? {
    var actions: [Action] = []
    while actions.count < 8 {
      if perform(Action(.tapIcon)) { return actions + [Action(.tapIcon)] }
      guard let kind = Self.waysToHomeScreen.first(where: { perform(Action($0)) }) else {
        return nil
      }
      actions.append(Action(kind))
    }
    return nil
  }

  private static let waysToHomeScreen: [ActionKind] = [
    .unlock, .declineCall, .endCall, .dismissAlert, .closeNotificationCenter, .closeControlCenter,
    .closeSiri, .pressHome,
  ]

  /// The reason of the last termination, if the app does not run.
  fileprivate var lastTermination: TerminationReason? {
    guard state == .notRunning else { return nil }
    for entry in trace.entries.reversed() {
      if case .termination(let reason) = entry.term { return reason }
    }
    return nil
  }
}

extension Action {
  /// Creates the action with which the system terminates the app for a reason.
  fileprivate static func terminate(for reason: TerminationReason) -> Action? {
    variants(of: .terminateApp).first { $0.written("reason") == reason.word }
  }
}

extension Plan {
  /// The probes that steps expect something of, without duplicates.
  fileprivate var expectedProbes: [String] {
    var seen: Set<String> = []
    return steps.flatMap(\.probeNames).filter { seen.insert($0).inserted }
  }
}

extension KillFinding {
  /// Returns the scenario that kills the app after the step, and fails as long as the problem exists.
  func generatedScenario(
    of plan: Plan,
    in scenario: ScenarioRecord,
    _ path: String
  ) -> GeneratedScenario {
    let activities = plan.steps[..<step].map(\.activity).filter { $0 != .check }
    var steps = (activities + kill).map { GeneratedScenarioText.PlannedStep(activity: $0) }
    if case .loss(let loss) = problem, let value = loss.value {
      let expectation = GeneratedScenarioText.expectation(of: [(loss.probe, value)])
      steps[activities.count - 1].expectations = ["state: \(state.word)", expectation]
      steps[steps.count - 1].expectations = ["state: active", expectation]
    } else {
      steps[steps.count - 1].expectations = ["state: active"]
    }
    steps[activities.count].expectations = ["state: not-running"]
    let subject =
      switch problem {
      case .loss(let loss): "\(loss.probe) survives"
      case .notActive, .fault, .reported: "The app survives"
      }
    let name = "\(plan.name): \(subject) a kill after step \(step)"
    let text = GeneratedScenarioText(
      comment: ["Found by --kill-each-step in \(path):\(scenario.line).", message],
      name: name,
      spelling: plan.spelling,
      environment: plan.environment,
      implemented: plan.script.statedMethods,
      properties: problem.unreadableProbe.map { ["survives: [\(YAMLText.value($0))]"] } ?? [],
      steps: steps
    )
    let fileName = GeneratedScenario.fileName(of: "\(subject) step \(step) of \(plan.name)")
    return GeneratedScenario(name: fileName, text: text.text)
  }
}
