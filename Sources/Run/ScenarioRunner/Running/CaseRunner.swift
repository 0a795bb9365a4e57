@_spi(Package) internal import LifecycleCore
@_spi(Package) package import ScenarioLanguage
internal import ScenarioSystem

/// Executes a case, evaluates it, and records its result.
struct CaseRunner {
  private let configuration: RunConfiguration
  private let onRound: ((Int) -> Void)?
  private let onStep: ((Int) -> Void)?
  private var executor = CaseExecutor()
  private let checker: StaticChecker
  private var recorder = TraceRecorder()

  /// Creates a runner that reports the number of each round and step before executing it, and can share analyses with
  /// those of other threads.
  init(
    _ configuration: RunConfiguration,
    analyses: SharedAnalyses = SharedAnalyses(),
    onRound: ((Int) -> Void)? = nil,
    onStep: ((Int) -> Void)? = nil
  ) {
    self.configuration = configuration
    checker = StaticChecker(analyses)
    self.onRound = onRound
    self.onStep = onStep
    executor.makeApp = configuration.makeApp
    executor.onStep = onStep
  }

  /// Runs one attempt at a plan, with the configured number of rounds, until a round does not end well.
  ///
  /// - Parameters:
  ///   - plan: The plan to execute.
  ///   - result: The planned result, which becomes that of the execution.
  ///   - warnings: The warnings about the scenario, shown together with impossible expectations.
  ///   - file: The file that contains it.
  mutating func run(
    _ plan: Plan,
    _ result: inout CaseResult,
    warnings: [Diagnostic],
    in file: FileContext
  ) {
    let rounds = configuration.purpose == .run ? configuration.rounds : 1
    let planned = rounds > 1 ? result : nil
    var round = 1
    if rounds > 1 { onRound?(round) }
    runRound(plan, &result, in: file)
    while let planned, round < rounds, result.outcome.isSuccess, !Interrupt.isRequested {
      round += 1
      result = planned
      onRound?(round)
      runRound(plan, &result, in: file)
    }
    if rounds > 1 { result.round = round }
    // The rounds that were not run might have failed.
    if round < rounds, result.outcome.isSuccess {
      result.outcome = .interrupted
      result.reason = Cancellation.reason(Cancellation.interruption, after: round, of: rounds)
    }
    // Passing cases are not checked, except by `check`.
    let isWarned =
      result.outcome == .failed || result.outcome == .passed && configuration.purpose == .check
    if isWarned {
      result.diagnostics.insert(
        contentsOf: (warnings + checker.warnings(of: plan)).map(file.record),
        at: 0
      )
    }
  }

  private mutating func runRound(
    _ plan: Plan,
    _ result: inout CaseResult,
    in file: FileContext
  ) {
    if let use = plan.appUse, configuration.makeApp == nil, configuration.purpose == .run,
      plan.skipReason == nil
    {
      result.outcome = .invalid
      result.diagnostics = [file.record(.noApp(at: use))]
      return
    }
    let start = configuration.isTimed ? Clock.monotonicNanoseconds() : 0
    let caseGuard = beginGuard(plan, in: file)
    defer { caseGuard?.end() }
    var (execution, failures) =
      configuration.purpose == .check ? (executor.execute(plan), []) : executor.evaluate(plan)
    if configuration.makeApp == nil {
      FailureExplainer.explain(&failures, of: execution, plan: plan)
      PassingSetting.explain(&failures, of: execution, plan: plan)
    } else {
      FailureExplainer.explainUnimplemented(&failures, of: execution)
    }
    result.virtualTime = execution.steps.last?.end ?? .zero
    setOutcome(of: &result, plan, execution, failures, in: file)
    // A method that is never called may be why the case failed.
    if !execution.appWarnings.isEmpty, result.outcome.evaluatesApp {
      result.diagnostics = execution.appWarnings.map { file.warning("the app: \($0)") }
    }
    let hasPassed = result.outcome == .passed || result.outcome == .unexpectedPass
    if configuration.purpose == .run, hasPassed, !configuration.killStates.isEmpty {
      killAfterEachStep(&result, plan, execution, in: file)
    }
    if configuration.isTimed { result.wallTime = Clock.monotonicNanoseconds() - start }
    if configuration.keepsTraces {
      result.trace = recorder.record(execution, result.failures.compactMap(\.step), in: file)
    }
  }

  /// Begins to watch over a case whose app may end this process; nil if that is not configured.
  private mutating func beginGuard(_ plan: Plan, in file: FileContext) -> CaseGuard? {
    guard configuration.guardsApp, configuration.makeApp != nil else { return nil }
    let caseGuard = CaseGuard(plan, in: file)
    executor.onStep = { [onStep] step in
      caseGuard.begin(step: step)
      onStep?(step)
    }
    return caseGuard
  }

  /// Executes a case that passed once more for each step, kills the app there, and records what that loses.
  private func killAfterEachStep(
    _ result: inout CaseResult,
    _ plan: Plan,
    _ execution: CaseExecution,
    in file: FileContext
  ) {
    var test = KillTest(
      in: configuration.killStates,
      of: configuration.makeApp,
      executor.onStep
    )
    let findings = test.findings(in: execution, of: plan)
    result.kills = test.kills
    result.killsWithoutProbes = test.hasProbes ? 0 : test.kills
    guard !findings.isEmpty else { return }
    // The known issue may be what a kill loses.
    let isKnown = result.outcome == .unexpectedPass
    result.outcome = isKnown ? .knownIssue : .failed
    if isKnown { result.excerpt = nil }
    for finding in findings {
      if case .fault(let fault) = finding.problem, result.processFailure == nil, !isKnown {
        result.outcome = .error
        result.processFailure = ProcessFailure(fault, step: finding.step)
      }
      let observation = execution.observationOfWholeRun()
      let range = execution.plannedSteps[finding.step - 1].activityRange
      var failure = observation.failure(at: range, finding.message)
      let mark = execution.steps[finding.step - 1]
      (failure.time, failure.state) = (mark.end, mark.snapshot.state)
      let record = FailureRecord(
        StepFailure(failure: failure, step: finding.step),
        of: execution,
        in: file
      )
      result.failures.append(record)
      if isKnown { continue }
      result.generatedScenarios.append(
        finding.generatedScenario(of: plan, in: result.scenario, file.source.path)
      )
    }
  }

  /// Sets the outcome of a case, and the failures and diagnostics that explain it.
  private func setOutcome(
    of result: inout CaseResult,
    _ plan: Plan,
    _ execution: CaseExecution,
    _ failures: [StepFailure],
    in file: FileContext
  ) {
    if let (fault, step) = execution.fault {
      result.outcome = .error
      result.processFailure = ProcessFailure(fault, step: step)
      result.excerpt = file.excerpt(execution.plannedSteps[step - 1].activityRange)
      return
    }
    if execution.stopReason == .interruption {
      (result.outcome, result.reason) = (.interrupted, Cancellation.interruption)
      return
    }
    let runsApp = configuration.purpose == .run
    if let impossible = execution.unexplainedImpossibleAction(runsApp: runsApp) {
      result.outcome = .invalid
      let diagnostic = CaseEvaluator.diagnostic(for: impossible, plan: plan)
      result.diagnostics = [file.record(diagnostic.insertingSteps(in: file.source))]
      // An unmet expectation of an earlier step may be the reason why the action is not possible.
      if plan.skipReason == nil {
        result.failures = failures.map { FailureRecord($0, of: execution, in: file) }
      }
      return
    }
    if configuration.purpose == .check { return }
    if let reason = plan.skipReason {
      (result.outcome, result.reason) = (.skipped, reason)
      return
    }
    result.failures = failures.map { FailureRecord($0, of: execution, in: file) }
    // A timeout depends on the machine, not on the known issue.
    guard let reason = plan.knownIssue, execution.stopReason == nil else {
      result.outcome = failures.isEmpty ? .passed : .failed
      return
    }
    result.reason = reason
    if failures.isEmpty {
      result.outcome = .unexpectedPass
      result.excerpt = file.excerpt(plan.scenario.range)
    } else {
      // The termination may be the known issue, but is always mentioned.
      let kill = CaseEvaluator.unexpectedTermination(execution, countingFinally: true)
      result.outcome = .knownIssue
      result.reason += kill.map { "; the app was terminated (\($0.word))" } ?? ""
    }
  }
}

extension Outcome {
  /// Whether what may be wrong with the app can explain it.
  fileprivate var evaluatesApp: Bool {
    switch self {
    case .passed, .failed, .knownIssue, .error: true
    case .unexpectedPass, .skipped, .invalid, .interrupted: false
    }
  }
}

extension ProcessFailure {
  /// Creates the failure of a case whose app can no longer be used.
  fileprivate init(_ fault: AppFault, step: Int) {
    self.init(type: fault.kind.rawValue, message: fault.message)
    signal = fault.signal
    self.step = step
    output = fault.output
  }
}

extension FailureRecord {
  init(_ found: StepFailure, of execution: CaseExecution, in file: FileContext) {
    let failure = found.failure
    self.init(
      message: failure.message,
      excerpt: file.excerpt(failure.range),
      time: failure.time,
      state: failure.state
    )
    rows = failure.rows
    let rules = execution.book.rules
    let hasScenes = Profile.all[execution.profile].firstVersion >= OSVersion(13)
    reasons =
      failure.absenceReasons.map {
        Reason($0.rule.map { rules[$0] }, $0.text, prefersCurrent: hasScenes)
      }
      + failure.rules.map { Reason(rules[$0], rules[$0].reason, prefersCurrent: hasScenes) }
      + failure.passingChanges.map { Reason(nil, $0, prefersCurrent: hasScenes) }
    if let step = found.step, execution.plannedSteps.indices.contains(step - 1) {
      self.step = step
      stepCount = execution.plannedSteps.count
      stepText = execution.plannedSteps[step - 1].title
    }
  }
}

extension FailureRecord.Reason {
  /// Creates the reason with the first source of its rule, for iOS 13 and later the first current one.
  fileprivate init(_ rule: Rule?, _ text: String, prefersCurrent: Bool) {
    let sources = rule?.sources ?? []
    let current = prefersCurrent ? sources.first { $0.document.isCurrent } : nil
    self.init(
      rule: rule?.id ?? "",
      text: text,
      source: (current ?? sources.first)?.citation,
      confidence: rule?.confidence.rawValue ?? ""
    )
  }
}

extension Document {
  /// Whether it describes the versions of iOS that have scenes.
  fileprivate var isCurrent: Bool {
    switch self {
    case .uikit, .backgroundTasks, .swiftUI, .avfaudio, .foundation, .xcode, .measured: true
    default: false
    }
  }
}

extension Diagnostic {
  /// The diagnostic of a case that no described app can pass.
  package static func noApp(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noApp,
      at: range,
      "only an app under test has this, and there is none",
      help: "run it with your app: '--app COMMAND', or a command of your own"
    )
  }
}
