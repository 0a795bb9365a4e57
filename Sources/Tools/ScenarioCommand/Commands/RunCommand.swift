internal import ArgumentParser
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem

/// `scenario-run PATH...`, also written `scenario-run run PATH...`.
struct RunCommand: RunRequesting, Configurable {
  static let purpose = RunConfiguration.Purpose.run

  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run scenarios and report the results.",
    usage: "scenario-run [run] <path> ... [<options>]",
    discussion: HelpText.example
  )

  static let configurableOptions =
    PathOptions.configurableOptions + SelectionOptions.configurableOptions
    + OrderOptions.configurableOptions + ExecutionOptions.configurableOptions
    + ReportOptions.configurableOptions + [
      ConfigurableOption("shard", .text, role: .selection),
      ConfigurableOption("watch", .flag, role: .machine),
      ConfigurableOption("expect-count", .text, role: .selection),
      ConfigurableOption("jobs", .text, shortName: "j", role: .machine),
      ConfigurableOption("no-traces", .flag, role: .output),
      ConfigurableOption("events", .text, path: .wholeValue(unless: ""), role: .output),
    ]

  /// The options that `--watch` ignores if the configuration or the environment sets them.
  static let ignoredWhileWatching: Set = [
    "events", "expect-count", "junit", "no-traces", "report", "shard",
  ]

  @OptionGroup var paths: PathOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var order: OrderOptions

  @Option(
    "number/count",
    "Run shard NUMBER of COUNT, such as 2/7; 'auto' uses the CI environment.",
    transform: ShardArgument.init(reading:)
  )
  var shard: ShardArgument?

  @Flag("Re-run affected scenarios when files change, until Ctrl-C.")
  var watch = false

  @Option("number", "Exit with 6 unless exactly NUMBER cases are selected.")
  var expectCount: Int?
  @OptionGroup var execution: ExecutionOptions

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: .value("n", "Run N files at a time (default: one per core).")
  )
  var jobs: Int?

  @OptionGroup var reports: ReportOptions

  @Option("file", "Write events as JSON Lines to FILE as they happen; '-' is standard output.")
  var events: String?

  @Flag(name: .customLong("no-traces"), help: "Omit traces from the event stream.")
  var omitsTraces = false

  func validate() throws {
    try JobCount.check(jobs)
    try require(expectCount ?? 0 >= 0, "--expect-count takes a number of 0 or more")
    let keepsHistory = selection.history.location != .off
    try require(!order.needsHistory || keepsHistory, "--order needs the history, which is off")
    let isForOneRun =
      !reports.report.isEmpty || reports.junit != nil || reports.format == .json || events != nil
      || shard != nil || expectCount != nil
    try require(
      !watch || !isForOneRun,
      "--watch cannot be used with --report, --junit, --format json, --events, --shard or --expect-count"
    )
    try require(!omitsTraces || events != nil, "--no-traces needs --events")
  }

  func apply(to request: inout RunRequest) {
    paths.apply(to: &request)
    selection.apply(to: &request)
    order.apply(to: &request)
    execution.apply(to: &request)
    reports.apply(to: &request)
    if !CommandContext.current.ignoresExpectedCount { request.limits.expectedCount = expectCount }
    if case .shard(let shard) = shard { request.selection.shard = shard }
    request.configuration.makeApp = CommandContext.current.makeApp
    if let jobs { request.configuration.jobs = jobs }
    request.rerun = rerun(of: request)
    request.output.events = events
    request.output.eventsHaveTraces = !omitsTraces
  }
}

extension RunCommand {
  /// The command-line options for running failed cases again; those of the environment and configuration apply anyway.
  private func rerun(of request: RunRequest) -> Rerun {
    var rerun = Rerun()
    rerun.options = paths.profile.name.map { ["--profile", $0] } ?? []
    rerun.options += selection.variables.argumentsOnCommandLine
    for option in Self.configurableOptions where option.name != "set" {
      rerun.options += option.arguments(of: request).joined()
    }
    // A shard does not write the history.
    rerun.optionsForFailedCases =
      shard == nil ? selection.history.location.optionsForFailedCases : nil
    rerun.optionsForFailedCases? += paths.exclusionsOnCommandLine
    return rerun
  }

  func runForExitStatus() -> Int32 {
    var readsShard = false
    if case .automatic = shard { readsShard = true }
    return Self.runForExitStatus(request, readsShard: readsShard, watches: watch)
  }

  /// Performs the requested run.
  ///
  /// - Parameters:
  ///   - request: The run.
  ///   - readsShard: Whether the environment defines the shard (`--shard auto`).
  ///   - watches: Whether affected scenarios are run again when files change.
  /// - Returns: The exit status.
  static func runForExitStatus(
    _ request: RunRequest,
    readsShard: Bool = false,
    watches: Bool = false
  ) -> Int32 {
    if let error = HelpText.errorSuggestingSubcommand(for: request.selection.paths.first) {
      HelpText.printError(error)
      return 2
    }
    var request = request
    do throws(ScenarioError) {
      if readsShard { request.selection.shard = try ShardVariables.requiredShard() }
      let bazel = BazelTest()
      try bazel?.apply(to: &request)
      try bazel?.begin()
      let context = try CommandContext.current.starting(request.configuration.appCommand)
      request.configuration.makeApp = context.makeApp
      if !request.configuration.killStates.isEmpty, context.makeApp == nil {
        throw ScenarioError.usage(
          "--kill-each-step needs an app under test: the model alone keeps nothing",
          help: "run it with your app: '--app COMMAND', or a command of your own"
        )
      }
      let status = CommandContext.$current.withValue(context) {
        watches ? WatchSession(request: request).run() : RunSession(request: request).run()
      }
      bazel?.end()
      return context.endingApp(status)
    } catch {
      RunSession(request: request).removeOldReports()
      HelpText.printError("scenario-run: error: \(error)")
      return error.code.exitStatus
    }
  }
}
