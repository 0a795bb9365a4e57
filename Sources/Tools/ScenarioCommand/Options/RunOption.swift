internal import LifecycleCore
internal import ScenarioRunner

/// An option of a run that the environment and the configuration can also set, with its role; a test compares them with
/// those of the command.
///
/// The profile is none: it stands for the options that it sets.
enum RunOption: String, CaseIterable {
  case set, isolate
  case killEachStep = "kill-each-step"
  case killIn = "kill-in"
  case app
  case appTimeout = "app-timeout"
  case retries, `repeat`
  case proveDeterminism = "prove-determinism"
  case tag, filter, failed
  case changedSince = "changed-since"
  case exclude
  case noIgnore = "no-ignore"
  case shard, order, shuffle, seed
  case failFast = "fail-fast"
  case maxFail = "max-fail"
  case runTimeout = "run-timeout"
  case failOnFlaky = "fail-on-flaky"
  case expectCount = "expect-count"
  case junit, report, events
  case noTraces = "no-traces"
  case writeFindings = "write-findings"
  case style, quiet, verbose
  case showFailures = "show-failures"
  case durations, color
  case jobs, history, watch

  /// What depends on an option.
  enum Role {
    /// The result of a case: shards that are merged must agree in it, and what runs failed cases again repeats it.
    case results
    /// Which cases are run, in which order and for how long, and whether that is enough.
    case selection
    /// What is written and shown.
    case output
    /// Only how this machine performs the run.
    case machine
  }

  /// What depends on the option.
  var role: Role {
    switch self {
    case .set, .isolate, .killEachStep, .killIn, .app, .appTimeout, .retries, .repeat,
      .proveDeterminism:
      .results
    case .tag, .filter, .failed, .changedSince, .exclude, .noIgnore, .shard, .order, .shuffle,
      .seed, .failFast, .maxFail, .runTimeout, .failOnFlaky, .expectCount:
      .selection
    case .junit, .report, .events, .noTraces, .writeFindings, .style, .quiet, .verbose,
      .showFailures, .durations, .color:
      .output
    case .jobs, .history, .watch: .machine
    }
  }

  /// The options on which the result of a case depends.
  static let ofResults = allCases.filter { $0.role == .results }

  /// Returns the arguments that give another run the option as this one has it, one list for each time that it is
  /// repeated; none if it has its default, or if no result depends on it.
  func arguments(of request: RunRequest) -> [[String]] {
    func flag(_ isOn: Bool) -> [[String]] { isOn ? [["--\(rawValue)"]] : [] }
    func value(_ text: String?, default usual: String? = nil) -> [[String]] {
      text.flatMap { $0 == usual ? nil : [["--\(rawValue)", $0]] } ?? []
    }
    let configuration = request.configuration
    let (app, kills) = (configuration.appCommand, configuration.killStates)
    return switch self {
    case .set:
      request.selection.variables.sorted { $0.key < $1.key }
        .flatMap { value("\($0.key)=\($0.value)") }
    case .isolate: flag(request.isolates && !request.isolatesKills)
    case .killEachStep: flag(!kills.isEmpty)
    case .killIn: value(kills.isEmpty ? nil : KillStates(kills).text, default: KillStates().text)
    case .app: value(app?.command)
    case .appTimeout: value(app.map { "\($0.timeout)" }, default: "\(AppCommand.defaultTimeout)")
    case .retries: value("\(configuration.retries)", default: "0")
    case .repeat: value("\(configuration.rounds)", default: "1")
    case .proveDeterminism: flag(request.provesDeterminism)
    default: []
    }
  }
}

extension RunRequest {
  /// Whether kills are the reason for which cases are run in worker processes.
  fileprivate var isolatesKills: Bool {
    !configuration.killStates.isEmpty && CommandContext.current.runsAppInProcess
  }

  /// The options on which the results of the cases depend, in the same words on each machine.
  var conditions: [String] {
    // The command may have another path on another machine.
    let hasApp = configuration.appCommand != nil || CommandContext.current.makeApp != nil
    let others = RunOption.ofResults.filter { $0 != .app }.flatMap { $0.arguments(of: self) }
    return (hasApp ? ["an app"] : []) + others.map { $0.joined(separator: " ") }
  }
}
