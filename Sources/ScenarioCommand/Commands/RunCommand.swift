internal import ArgumentParser
internal import ScenarioKit

/// `scenario-run PATH...`, also written `scenario-run run PATH...`.
struct Run: SessionCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Plays scenarios and reports what came of them (the default).",
    usage: "scenario-run [run] <path> ... [<options>]",
    discussion: HelpText.example
  )

  /// Makes the app of a case; nil for those that the scenarios describe.
  @TaskLocal static var makeApp: AppMaker?

  @OptionGroup var paths: PathArguments
  @OptionGroup var choice: ChoiceOptions
  @OptionGroup var order: OrderOptions

  @Option(
    help: ArgumentHelp(
      "Play the cases of one of several shards, 2/7; 'auto' asks the variables of the CI system.",
      valueName: "number/count"
    ),
    transform: ShardArgument.init(reading:)
  )
  var shard: ShardArgument?

  @Flag(help: "Play again what an edit touches, until Ctrl-C.")
  var watch = false

  @Option(
    help: ArgumentHelp("End with 6 where the number of cases is another one.", valueName: "number")
  )
  var expectCount: Int?
  @OptionGroup var trialOptions: TrialOptions

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: "How many files to work on at a time; all cores by default."
  )
  var jobs: Int?

  @OptionGroup var reports: ReportOptions

  @Option(
    help: ArgumentHelp(
      "Write each event, as it happens, as a line of JSON; '-' is standard output.",
      valueName: "file"
    )
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
    request.exclusions = paths.exclusions
    request.order = order.runOrder
    request.expectedCount = expectCount
    request.shard = shard?.shard
    request.trials = trialOptions.trials
    request.makeApp = Self.makeApp
    if let jobs { request.jobs = jobs }
    request.color = reports.color.mode
    request.style = reports.consoleStyle
    request.rerun = rerun
    request.shownFailures = reports.showFailures
    request.reports = reports.reports
    request.program = "scenario-run \(Version.current)"
    request.events = events
    request.eventsHaveTraces = !leavesTracesOut
    return request
  }
}

extension Run {
  /// How what fails can be run again; what the environment or the configuration sets holds then, too.
  private var rerun: Rerun {
    var rerun = Rerun(options: paths.profile.map { ["--profile", $0] } ?? [])
    rerun.options += choice.typedVariables.flatMap { ["--set", "\($0.name)=\($0.text)"] }
    if trialOptions.isolate { rerun.options.append("--isolate") }
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
