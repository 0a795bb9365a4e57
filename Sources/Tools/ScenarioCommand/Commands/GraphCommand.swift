internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// `scenario-run graph FILE`.
struct GraphCommand: AppAccepting, ConsolePrinting, Configurable {
  static let configurableOptions =
    VariableOptions.configurableOptions + AppOptions<RunsApp>.configurableOptions
    + [ConfigurableOption("names", .text)]

  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draw a diagram of a test case, or of an app's states in a version of iOS.",
    discussion: """
      The case is run and then drawn, whether it passes or not; the exit status is that of the run. If there are \
      several cases, the first one is drawn, and a note explains how to choose another.

      With --ios, the command draws the states of an app in that version and every transition between them that the \
      model allows; with --scenes, those of a scene with its session. With --covered-by, transitions that no scenario \
      takes are dashed.

      EXAMPLE:
        scenario-run graph call.yaml --case 'iOS 8.0' -o call.svg
        scenario-run graph call.yaml:12 -o call.mmd
        scenario-run graph --ios 4.0 --covered-by Scenarios -o states.svg
        scenario-run graph --ios 27.0 --scenes -o scenes.svg
      """
  )

  @Argument(
    help: "Draw a case of this scenario file, FILE:LINE, or line printed by 'list'.",
    completion: .file(extensions: ["yaml", "yml"])
  )
  var path: String?

  @Option("version", "Draw the states of an app in this version of iOS.")
  var ios: String?

  @Flag("With --ios: draw the states of a scene, in an app that supports several.")
  var scenes = false

  @Option(
    help: .value("path", "With --ios: mark the transitions that the scenarios in PATH take."),
    completion: .file()
  )
  var coveredBy: [String] = []

  @Option("name", "Draw the case whose name is or contains NAME.")
  var `case`: String?

  @Option("number", "Draw from step NUMBER on; earlier steps are run but not drawn.")
  var step = 1

  @Option(
    help: ArgumentHelp(
      "Set the format of the diagram.",
      discussion:
        "The default is mermaid for .mmd and .mermaid files, json for .json files, otherwise svg."
    )
  )
  var format: DiagramFormat?

  @Option(
    name: [.customShort("o"), .long],
    help: .value("file", "Write to FILE; '-' is standard output."),
    completion: .file()
  )
  var output = "-"

  @Option("language", "Write UIKit names as in LANGUAGE: swift or objc.")
  var names: NameSpelling?

  @OptionGroup var variables: VariableOptions

  @OptionGroup var appOptions: AppOptions<RunsApp>

  func validate() throws {
    if ios != nil {
      guard path == nil, `case` == nil, step == 1, variables.set.isEmpty else {
        throw ValidationError(
          "--ios draws the states of a version; it cannot be used with a scenario file, --case, --step or --set"
        )
      }
    } else if scenes {
      throw ValidationError("--scenes needs --ios, for example: --ios 27.0 --scenes")
    } else if !coveredBy.isEmpty {
      throw ValidationError(
        "--covered-by needs --ios, for example: --ios 4.0 --covered-by Scenarios"
      )
    } else if path == nil {
      throw ValidationError(
        "name a scenario file, for example: scenario-run graph call.yaml\(HelpText.hintForPathNamedLikeSubcommand())"
      )
    }
  }

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let reportPaths = try ReportPaths([Path(output)], of: .diagram)
    if let ios {
      let diagram = try StateDiagram(ofVersion: ios, showsScene: scenes, coveredBy: coveredBy)
      try write(diagram, reportPaths)
      return 0
    }
    let drawnCase = DrawnCase(
      path: path ?? "",
      caseName: `case`,
      variables: variables.values,
      names: names,
      firstStep: step
    )
    return try draw(drawnCase, reportPaths, console)
  }

  private func draw(
    _ drawnCase: DrawnCase,
    _ reportPaths: ReportPaths,
    _ console: Console
  ) throws(ScenarioError) -> Int32 {
    let selected = try drawnCase.selectedFiles()
    try reportPaths.refuseToOverwrite(selected.files.unlistedPaths, "a scenario file")
    let result = try drawnCase.run(selected)
    var counts = Counts()
    counts.add(result.caseResult)
    if result.caseResult.outcome == .invalid {
      console.printErrors(of: result.file)
      // Errors are buffered until something is printed to standard output.
      console.print("")
      return counts.exitStatus
    }
    try variables.check { result.file.facts.usedVariables }
    let diagram = try drawnCase.diagram(of: result)
    if result.count > 1 {
      console.note(
        "drawing the first of \(result.count) cases, '\(diagram.title)'; --case chooses another, and "
          + "'scenario-run list \(ShellText.path(drawnCase.path))' lists them"
      )
    }
    try write(diagram, reportPaths)
    if counts.exitStatus != 0 {
      console.warning("'\(diagram.title)' does not pass; the diagram shows what happened")
    }
    return counts.exitStatus
  }

  private func write(_ diagram: some Diagram, _ reportPaths: ReportPaths) throws(ScenarioError) {
    reportPaths.prepare()
    let format = format ?? DiagramFormat(ofFile: output)
    let file = try ReportOutput(path: Path(output), as: format.syntax)
    try file.append(Array(format.text(of: diagram).utf8))
    try file.commit()
  }
}
