internal import ArgumentParser
internal import ScenarioKit

/// A subcommand that ends with a status of its own.
protocol StatusCommand: ParsableCommand {
  /// Does its work, and returns the status.
  func status() async -> Int32
}

/// A subcommand that is told paths; where it is told none, the configuration names them.
protocol PathCommand: StatusCommand {
  /// The paths.
  var paths: PathArguments { get set }
}

/// A subcommand that asks for a run.
protocol SessionCommand: PathCommand {
  /// What it asks for.
  var request: RunRequest { get }
}

extension SessionCommand {
  func status() async -> Int32 {
    await RunSession(request).run()
  }
}

/// `scenario-run PATH...`, also written `scenario-run run PATH...`.
struct Run: SessionCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Plays scenarios and reports what came of them (the default).",
    usage: "scenario-run [run] <path> ... [<options>]",
    discussion: HelpText.example
  )

  @OptionGroup var paths: PathArguments
  @OptionGroup var choice: ChoiceOptions
  @OptionGroup var order: OrderOptions

  @Option(
    help: ArgumentHelp(
      "Play the cases of one of several shards, 2/7; 'auto' asks the variables of the CI system.",
      valueName: "number/count"
    )
  )
  var shard: ShardArgument?

  @Flag(help: "Play again what an edit touches, until Ctrl-C.")
  var watch = false

  @Option(
    help: ArgumentHelp("End with 6 where the number of cases is another one.", valueName: "number")
  )
  var expectCount: Int?
  @OptionGroup var trialOptions: TrialOptions

  @Option(name: .shortAndLong, help: "How many files to work on at a time; all cores by default.")
  var jobs: Int?

  @OptionGroup var reports: ReportOptions

  @Option(
    help: ArgumentHelp("Write each event, as it happens, as a line of JSON.", valueName: "file")
  )
  var events: String?

  @Flag(name: .customLong("no-traces"), help: "Leave out of the events what happened in each case.")
  var leavesTracesOut = false

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to 1024")
    }
    if let expectCount, expectCount < 0 {
      throw ValidationError("--expect-count takes a number from 0")
    }
    if order.asksHistory, choice.kept.place == .off {
      throw ValidationError("--order asks the history, which is off")
    }
    if watch, !request.reports.isEmpty || events != nil || shard != nil || expectCount != nil {
      throw ValidationError("--watch goes without reports, events, shards and an expected count")
    }
    if leavesTracesOut, events == nil {
      throw ValidationError("--no-traces is about --events, which is not given")
    }
  }

  var request: RunRequest {
    var request = RunRequest(paths: paths.paths, purpose: .run)
    choice.apply(to: &request)
    request.order = order.runOrder
    request.expectedCount = expectCount
    request.shard = shard?.shard
    request.trials = trialOptions.trials
    request.makeApp = Program.makeApp
    if let jobs { request.jobs = jobs }
    request.color = reports.color.mode
    request.style = reports.consoleStyle
    request.reports = reports.reports
    request.program = "scenario-run \(Version.current)"
    request.events = events
    request.eventsHaveTraces = !leavesTracesOut
    return request
  }
}

extension Run {
  func status() async -> Int32 {
    if let complaint = HelpText.nearSubcommand(paths.paths.first) {
      HelpText.complain(complaint)
      return 2
    }
    var request = request
    do throws(ScenarioError) {
      if shard?.isAutomatic == true { request.shard = try ShardVariables.requiredShard() }
      let bazel = try BazelTest()
      bazel?.apply(to: &request)
      try bazel?.begin()
      let status =
        watch ? await WatchSession(request).run() : await RunSession(request).run()
      bazel?.end()
      return status
    } catch {
      HelpText.complain("scenario-run: error: \(error)")
      return error.code.exitStatus
    }
  }
}

/// `scenario-run check PATH...`.
struct Check: SessionCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds what is wrong with scenarios, without judging their expectations.",
    discussion:
      "Each diagnostic is explained in docs/diagnostics.md, by the identifier in brackets."
  )

  @OptionGroup var paths: PathArguments
  @OptionGroup var choice: ChoiceOptions

  @Option(help: "When to write in colour.")
  var color = ColorArgument.auto

  @Flag(name: .shortAndLong, help: "Say only what is wrong and the last line.")
  var quiet = false

  @Flag(help: "Also compare scenarios with one another: what says nothing new, what nobody uses.")
  var lint = false

  @Option(help: "For people, editors or programs: full, short, json.")
  var format = FormatArgument.full

  var request: RunRequest {
    var request = RunRequest(paths: paths.paths, purpose: .check)
    choice.apply(to: &request)
    request.color = color.mode
    request.style = quiet ? .quiet : .lines
    request.format = format.format
    request.lints = lint
    return request
  }
}

/// `scenario-run list PATH...`.
struct List: SessionCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Prints one test case a line; a line can be given back as an argument."
  )

  @OptionGroup var paths: PathArguments
  @OptionGroup var choice: ChoiceOptions

  var request: RunRequest {
    var request = RunRequest(paths: paths.paths, purpose: .list)
    choice.apply(to: &request)
    return request
  }
}

/// `scenario-run coverage PATH...`.
struct CoverageCommand: PathCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Plays scenarios and prints which behaviours of the documents they cover.",
    discussion: """
      A scenario names the rows of docs/behaviours.md that it shows under 'covers'. With --prove every rule of the \
      model is changed in every way, and printed is what no scenario notices: for those who extend the model.

      EXAMPLE:
        scenario-run coverage Scenarios/ --json
      """
  )

  @OptionGroup var paths: PathArguments

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Ask of every rule of the model whether a scenario notices its loss.")
  var prove = false

  @Option(help: "When to write in colour.")
  var color = ColorArgument.auto

  func validate() throws {
    if json, prove { throw ValidationError("--json and --prove exclude each other") }
  }

  func status() async -> Int32 {
    let session = CoverageSession(
      paths: paths.paths,
      asJSON: json,
      proves: prove,
      color: color.mode
    )
    return await session.run()
  }
}
