internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner

/// The options for how often and where cases are run, and for when a run stops early.
struct ExecutionOptions: ParsableArguments, Configurable {
  static let configurableOptions =
    [
      ConfigurableOption(
        "isolate",
        .flag,
        role: .results(if: { $0.isolates && !$0.isolatesKills })
      ),
      ConfigurableOption(
        "kill-each-step",
        .flag,
        role: .results(if: { !$0.configuration.killStates.isEmpty })
      ),
      ConfigurableOption(
        "kill-in",
        .text,
        role: .results(unless: KillStates().text) {
          let states = $0.configuration.killStates
          return states.isEmpty ? nil : KillStates(states).text
        }
      ),
      ConfigurableOption(
        "write-findings",
        .text,
        path: .wholeValue(unless: ""),
        role: .output
      ),
    ] + AppOptions<RunsApp>.configurableOptions + [
      ConfigurableOption(
        "retries",
        .text,
        conflicts: ["repeat"],
        role: .results(unless: "0") { "\($0.configuration.retries)" }
      ),
      ConfigurableOption("fail-on-flaky", .flag, role: .selection),
      ConfigurableOption(
        "repeat",
        .text,
        conflicts: ["retries"],
        role: .results(unless: "1") { "\($0.configuration.rounds)" }
      ),
      ConfigurableOption("fail-fast", .flag, conflicts: ["max-fail"], role: .selection),
      ConfigurableOption("max-fail", .text, conflicts: ["fail-fast"], role: .selection),
      ConfigurableOption(
        "prove-determinism",
        .flag,
        role: .results(if: { $0.provesDeterminism })
      ),
      ConfigurableOption("run-timeout", .text, role: .selection),
    ]

  @Option("n", "Retry each failed case up to N times.")
  var retries = 0

  @Flag("Exit with 6 if a case passed only on a retry.")
  var failOnFlaky = false

  @Option(
    name: .customLong("repeat"),
    help: .value("n", "Run each case N times, or until it fails.")
  )
  var rounds = 1

  @Flag("Stop after the first failure; the remaining cases are not run.")
  var failFast = false

  @Option("n", "Stop after N failures; the remaining cases are not run.")
  var maxFail: Int?

  @Flag("Run cases in worker processes, so that a crash or hang fails only one case.")
  var isolate = false

  @OptionGroup var app: AppOptions<RunsApp>

  @Flag("Also kill and relaunch the app after steps in a --kill-in state; check its data.")
  var killEachStep = false

  @Option("states", "With --kill-each-step: kill in STATES (default: background,suspended).")
  var killIn: KillStates?

  @Option("folder", "With --kill-each-step: write a scenario for each failure to FOLDER.")
  var writeFindings: String?

  @Flag("Run each case twice, once in a fresh process; exit with 6 if results differ.")
  var proveDeterminism = false

  @Option(
    "duration",
    "Stop the whole run after DURATION, such as 90s.",
    transform: Milliseconds.read
  )
  var runTimeout: Int?

  func validate() throws {
    let (retriesCases, repeatsCases) = (retries > 0, rounds > 1)
    try require((0...1000).contains(retries), "--retries takes a number from 0 to 1000")
    try require((1...1_000_000).contains(rounds), "--repeat takes a number from 1 to 1000000")
    try require(maxFail ?? 1 >= 1, "--max-fail takes a number of 1 or more")
    try require(!failFast || maxFail == nil, "--fail-fast and --max-fail cannot be used together")
    try require(!retriesCases || !repeatsCases, "--retries and --repeat cannot be used together")
    try require(
      !proveDeterminism || !retriesCases && !repeatsCases,
      "--prove-determinism cannot be used with --retries or --repeat"
    )
    try require(killIn == nil || killEachStep, "--kill-in needs --kill-each-step")
    try require(writeFindings == nil || killEachStep, "--write-findings needs --kill-each-step")
    try require(
      !failOnFlaky || retriesCases,
      "--fail-on-flaky needs --retries: without retries, no case is flaky"
    )
  }

  func apply(to request: inout RunRequest) {
    request.configuration.retries = retries
    request.configuration.rounds = rounds
    request.configuration.failureLimit = failFast ? 1 : maxFail
    request.limits.failsOnFlaky = failOnFlaky
    request.isolates = isolate
    request.configuration.appCommand = app.command
    if killEachStep {
      request.configuration.killStates = (killIn ?? KillStates()).states
      // A crash after a kill costs one case.
      if CommandContext.current.runsAppInProcess { request.isolates = true }
    }
    request.output.findings = writeFindings
    request.provesDeterminism = proveDeterminism
    request.limits.timeoutMilliseconds = runTimeout
  }
}

extension RunRequest {
  /// Whether kills are the reason for which cases are run in worker processes.
  fileprivate var isolatesKills: Bool {
    !configuration.killStates.isEmpty && CommandContext.current.runsAppInProcess
  }
}

/// The states in which `--kill-each-step` kills the app.
struct KillStates: ReadableArgument {
  /// The states, those of an app that the user has left by default.
  var states: Set<AppState>

  private static let words = AppState.allCases.filter { $0 != .notRunning }

  /// The states as they are written.
  var text: String {
    Self.words.filter(states.contains).map(\.word).joined(separator: ",")
  }

  init(_ states: Set<AppState> = [.background, .suspended]) { self.states = states }

  init(reading text: String) throws {
    states = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let state = Self.words.first(where: { $0.word == word }) else {
        let known = Self.words.map(\.word)
        let meant = Suggestion.nearest(to: String(word), in: known).map { "did you mean '\($0)'?" }
        throw ValidationError(
          "'\(word)' is not a state of a process; \(meant ?? "states: \(known.joined(separator: ", "))")"
        )
      }
      states.insert(state)
    }
  }
}
