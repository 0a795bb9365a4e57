internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// `scenario-run explore [PATH...]`.
struct ExploreCommand: ConsolePrinting, Configurable {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Find problems in an app with random walks through the model.",
    discussion: """
      A walk performs random actions of the user, the system and the app under test, choosing only actions that are \
      possible at that point. Walks begin in the environments of the scenarios below the paths, use their actions, and check what they \
      list under 'always', 'invariants' and 'survives'. Without paths, the options describe the environment.

      A problem is a crash, a termination that the app causes itself, a problem that the app reports, or a violated \
      property. Each is printed as a minimized scenario that reproduces it. The exit status is 1 if any is found.

      EXAMPLE:
        scenario-run explore notes.yaml --app "python3 notes.py" --walks 500
      """
  )

  static let configurableOptions =
    AppOptions<RunsApp>.configurableOptions + [
      ConfigurableOption("jobs", .text, shortName: "j"), ConfigurableOption("color", .text),
      ConfigurableOption("write-findings", .text, path: .wholeValue(unless: "")),
    ]

  @Argument(
    help: .value("path", "Use the environments and actions of these scenario files and folders."),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var paths: [String] = []

  @OptionGroup var app: AppOptions<RunsApp>

  @Option("number", "Set the random seed; each seed gives different walks.")
  var seed: UInt32 = 1

  @Option("n", "Perform N walks (default: 1000).")
  var walks: Int?

  @Option("n", "Walk for N seconds instead of a fixed number of walks.")
  var seconds: Int?

  @Option("number", "Run only walk NUMBER of an earlier exploration.")
  var onlyWalk: Int?

  @Option("n", "Perform at most N steps per walk.")
  var steps = 30

  @Option("probe,...", "Also check that these probes keep their values, as 'survives' does.")
  var survives: [String] = []

  @Option("name,...", "Also check these invariants; 'all' for every one.")
  var invariants: [String] = []

  @OptionGroup var environment: EnvironmentOptions

  @Option("folder", "Write a scenario for each finding to FOLDER.")
  var writeFindings: String?

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: .value("n", "Run N walks in parallel (default: one per core).")
  )
  var jobs: Int?

  @Option(help: "Set the format of the findings.")
  var format = AnswerFormat.text

  @Option(help: "Set when the output is colored.")
  var color = Terminal.ColorMode.auto

  func validate() throws {
    try JobCount.check(jobs)
    try environment.requireOneSide()
    let budgets = [walks, seconds, onlyWalk].compactMap(\.self)
    let names = "--walks, --seconds and --only-walk"
    try require(budgets.count <= 1, "\(names) cannot be used together")
    let isInRange = (1...1_000_000_000).contains(budgets.first ?? 1)
    try require(isInRange, "\(names) take a number from 1 to 1000000000")
    try require((1...1000).contains(steps), "--steps takes a number from 1 to 1000")
  }

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let context = try CommandContext.current.starting(app.command)
    do {
      let status = try CommandContext.$current.withValue(context) { try explore(console) }
      return context.endingApp(status)
    } catch let error as ScenarioError {
      throw error
    } catch {
      throw ScenarioError(.worker, "\(error)")
    }
  }

  private func explore(_ console: Console) throws(ScenarioError) -> Int32 {
    let context = CommandContext.current
    guard
      var session = try ExploreSession(
        paths,
        environment,
        survives: survives.flatMap { $0.split(separator: ",").map(String.init) },
        invariants: invariants.flatMap { $0.split(separator: ",").map(String.init) },
        seed: UInt64(seed),
        length: steps,
        console
      )
    else { return 3 }
    if context.isWorker {
      try session.serve()
      return 0
    }
    let files = try FindingFiles(writeFindings, console, verify: session.verify)
    Interrupt.install()
    let jobs = jobs ?? Processors.count
    if let onlyWalk {
      try session.walk(onlyWalk..<(onlyWalk + 1), jobs: 1)
    } else if let seconds {
      try session.walk(seconds: seconds, jobs: jobs)
    } else {
      try session.walk(1..<((walks ?? 1000) + 1), jobs: jobs)
    }
    let count = try session.report(files, jobs: jobs, format)
    if let problem = files?.problems.first { throw problem }
    if let signal = Interrupt.received { return 128 + signal }
    return count == 0 ? 0 : 1
  }
}
