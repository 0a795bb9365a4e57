internal import ArgumentParser
internal import ScenarioKit

/// `scenario-run PATH...`, also written `scenario-run run PATH...`.
struct Run: SessionCommand, SettableOptions {
  static let purpose = RunConfiguration.Purpose.run

  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run scenarios and report the results.",
    usage: "scenario-run [run] <path> ... [<options>]",
    discussion: HelpText.example
  )

  /// The apps of the program that runs the command.
  ///
  /// A task-local value of a function type crashes in a static, optimized build of Swift 6.3: it is in a structure.
  struct Embedding: Sendable {
    /// Makes the app of a case; nil for those that the scenarios describe.
    var makeApp: AppMaker?
  }

  @TaskLocal static var embedding = Embedding()

  static let settable =
    PathArguments.settable + ChoiceOptions.settable + OrderOptions.settable + TrialOptions.settable
    + ReportOptions.settable + [
      OptionWord("shard", .text), OptionWord("watch", .flag), OptionWord("expect-count", .text),
      OptionWord("jobs", .text, short: "j"), OptionWord("no-traces", .flag),
      OptionWord("events", .text, place: .path(unless: "")),
    ]

  /// What a run that goes on for ever ignores, where the configuration or the environment sets it.
  static let notWhileWatching: Set = [
    "events", "expect-count", "junit", "no-traces", "report", "shard",
  ]

  @OptionGroup var paths: PathArguments
  @OptionGroup var choice: ChoiceOptions
  @OptionGroup var order: OrderOptions

  @Option(
    help: ArgumentHelp(
      "Run shard NUMBER of COUNT, such as 2/7; 'auto' reads the CI's environment.",
      valueName: "number/count"
    ),
    transform: ShardArgument.init(reading:)
  )
  var shard: ShardArgument?

  @Flag(help: "Re-run affected scenarios when files change, until Ctrl-C.")
  var watch = false

  @Option(
    help: ArgumentHelp("Exit with 6 unless exactly NUMBER cases are selected.", valueName: "number")
  )
  var expectCount: Int?
  @OptionGroup var trials: TrialOptions

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: ArgumentHelp("Run N files at a time (default: one per core).", valueName: "n")
  )
  var jobs: Int?

  @OptionGroup var reports: ReportOptions

  @Option(
    help: ArgumentHelp(
      "Write events as JSON Lines to FILE as they happen; '-' is standard output.",
      valueName: "file"
    )
  )
  var events: String?

  @Flag(name: .customLong("no-traces"), help: "Omit traces from the event stream.")
  var leavesTracesOut = false

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to 1024")
    }
    if let expectCount, expectCount < 0 {
      throw ValidationError("--expect-count takes a number from 0")
    }
    if order.asksHistory, choice.kept.place == .off {
      throw ValidationError("--order needs the history, which is off")
    }
    if watch,
      !reports.report.isEmpty || reports.junit != nil || events != nil || shard != nil
        || expectCount != nil
    {
      throw ValidationError(
        "--watch cannot be used with --report, --junit, --events, --shard or --expect-count"
      )
    }
    if leavesTracesOut, events == nil {
      throw ValidationError("--no-traces needs --events")
    }
  }

  func apply(to request: inout RunRequest) {
    paths.apply(to: &request)
    choice.apply(to: &request)
    order.apply(to: &request)
    trials.apply(to: &request)
    reports.apply(to: &request)
    request.expectedCount = expectCount
    request.shard = shard?.shard
    request.configuration.makeApp = Self.embedding.makeApp
    if let jobs { request.configuration.jobs = jobs }
    request.rerun = rerun
    request.program = "scenario-run \(HelpText.version)"
    request.events = events
    request.eventsHaveTraces = !leavesTracesOut
  }
}

extension Run {
  /// How what fails can be run again; what the environment or the configuration sets holds then, too.
  private var rerun: Rerun {
    var rerun = Rerun()
    rerun.options = paths.profile.map { ["--profile", $0] } ?? []
    rerun.options += choice.typedVariables.flatMap { ["--set", "\($0.name)=\($0.text)"] }
    if trials.isolate { rerun.options.append("--isolate") }
    // A shard keeps nothing.
    rerun.failedOptions = shard == nil ? choice.kept.place.failedOptions : nil
    rerun.failedOptions? += paths.typedExclusions
    return rerun
  }

  func status() -> Int32 {
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
        watch ? WatchSession(request).run() : RunSession(request).run()
      bazel?.end()
      return status
    } catch {
      HelpText.complain("scenario-run: error: \(error)")
      return error.code.exitStatus
    }
  }
}
