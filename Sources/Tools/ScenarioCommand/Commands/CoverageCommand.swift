internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem

/// `scenario-run coverage PATH...`.
struct CoverageCommand: AppAccepting, PathAccepting, ConsolePrinting, Configurable {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Run scenarios and print which documented behaviors they cover.",
    discussion: """
      Under 'covers', a scenario lists the statements of docs/behaviors.md that it verifies.

      --prove is for people who extend the model. It mutates every rule and every invariant, and prints the mutants \
      that no scenario detects, as well as scenarios whose violations of invariants differ from those listed under \
      'violates'.

      EXAMPLE:
        scenario-run coverage Scenarios/ --format json
      """
  )

  static let configurableOptions =
    PathOptions.configurableOptions + AppOptions<RunsApp>.configurableOptions + [
      ConfigurableOption("json", .flag), ConfigurableOption("prove", .flag),
      ConfigurableOption("jobs", .text, shortName: "j"), ConfigurableOption("color", .text),
    ]

  @OptionGroup var paths: PathOptions

  @OptionGroup var appOptions: AppOptions<RunsApp>

  @Option(help: "Set the format of the output.")
  var format = AnswerFormat.text

  @Flag("Print JSON; the same as --format json.")
  var json = false

  @Flag("Mutation testing: mutate every rule and print the surviving mutants.")
  var prove = false

  @Option(
    help: .value(
      "F58.2",
      "With --prove, test only this statement, or all of F58; repeatable."
    )
  )
  var statement: [String] = []

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: .value("n", "Run N files, or test N mutants, at a time (default: one per core).")
  )
  var jobs: Int?

  @Option(help: "Set when the output is colored.")
  var color = Terminal.ColorMode.auto

  func validate() throws {
    try JobCount.check(jobs)
    try require(
      !prove || appOptions.app == nil,
      "--prove mutates the model, not an app: --app cannot be used with it"
    )
    try require(prove || statement.isEmpty, "--statement needs --prove")
    for name in statement where Behavior.statements(named: name) == nil {
      throw ValidationError("docs/behaviors.md has no statement '\(name)'")
    }
  }

  private var printsJSON: Bool { json || format == .json }

  private var syntax: PrintedText.Syntax? { printsJSON ? .json : nil }

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let selected = try SelectedFiles(paths.paths, without: paths.exclusions)
    return try prove ? testMutants(selected, console) : run(selected, console)
  }

  private func run(
    _ selected: SelectedFiles,
    _ console: Console
  ) throws(ScenarioError) -> Int32 {
    Interrupt.install()
    var (coverage, counts) = (Coverage(), Counts())
    selected.run(jobs: jobs ?? Processors.count) { file in
      coverage.add(file)
      counts.add(file)
      console.printErrors(of: file)
    }
    if let signal = Interrupt.received { return 128 + signal }
    selected.files.ignoredNotes.forEach(console.note)
    let text = CoverageText(coverage, paint: console.paint)
    console.print(printsJSON ? text.json : text.text, as: syntax)
    return counts.exitStatus
  }

  /// Mutates every rule and invariant, and prints the mutants that no scenario detects.
  private func testMutants(
    _ selected: SelectedFiles,
    _ console: Console
  ) throws(ScenarioError) -> Int32 {
    let jobs = jobs ?? Processors.count
    var (mutationTest, counts) = (MutationTest(jobs: jobs), Counts())
    for file in mutationTest.load(selected, jobs: jobs) {
      counts.add(file)
      console.printErrors(of: file)
    }
    selected.files.ignoredNotes.forEach(console.note)
    let statements = statement.flatMap { Behavior.statements(named: $0) ?? [] }
    let report = MutationTestText(
      mutationTest,
      onlyOf: statements.isEmpty ? nil : statements,
      paint: console.paint
    )
    console.print(
      printsJSON ? report.json(failing: mutationTest.failing) : report.text,
      as: syntax
    )
    for name in mutationTest.failing {
      console.error("'\(name)' fails even without a mutation, so it cannot detect any")
    }
    counts.passed = mutationTest.caseCount
    counts.failed = mutationTest.failing.count + (report.passed ? 0 : 1)
    return counts.exitStatus
  }
}
