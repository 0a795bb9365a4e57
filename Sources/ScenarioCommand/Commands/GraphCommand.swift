internal import ArgumentParser
internal import ScenarioReports

/// `scenario-run graph FILE`.
struct GraphCommand: StatusCommand, SettableOptions {
  static let settable = [OptionWord("set", .pairs)]

  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draw a test case, or the states of an app in a version of iOS.",
    discussion: """
      The case is run, and drawn whether it passes or not; the exit status is that of the run. Of several cases the \
      first is drawn, and a note names the others.

      With --ios, the states of an app in that version are drawn instead, and every transition between them that the \
      model allows. With --covered-by, transitions that no scenario takes are dashed.

      EXAMPLE:
        scenario-run graph call.yaml --case 'iOS 8.0' -o call.svg
        scenario-run graph call.yaml:12 -o call.mmd
        scenario-run graph --ios 4.0 --covered-by Scenarios -o states.svg
      """
  )

  @Argument(
    help: "Draw a case of this scenario file, FILE:LINE, or line of 'list'.",
    completion: .file(extensions: ["yaml", "yml"])
  )
  var path: String?

  @Option(
    help: ArgumentHelp("Draw the states of an app in this version of iOS.", valueName: "version")
  )
  var ios: String?

  @Option(
    help: ArgumentHelp(
      "With --ios: mark the transitions that PATH's scenarios take.",
      valueName: "path"
    ),
    completion: .file()
  )
  var coveredBy: [String] = []

  @Option(
    help: ArgumentHelp("Draw the case whose name is or contains NAME.", valueName: "name")
  )
  var `case`: String?

  @Option(
    help: ArgumentHelp("Draw from step NUMBER on; run those before it.", valueName: "number")
  )
  var step = 1

  @Option(
    help: ArgumentHelp(
      "Write this FORMAT (default: mermaid for .mmd and .mermaid files, else svg)."
    )
  )
  var format: DiagramArgument?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Write to FILE; '-' is standard output.", valueName: "file"),
    completion: .file()
  )
  var output = "-"

  @Option(
    help: ArgumentHelp(
      "Override the variable NAME; repeatable.",
      valueName: "name=text"
    ),
    transform: VariableArgument.init(reading:)
  )
  var set: [VariableArgument] = []

  func validate() throws {
    if ios != nil {
      guard path == nil, `case` == nil, step == 1, set.isEmpty else {
        throw ValidationError(
          "--ios draws a version: it takes no scenario file, --case, --step or --set"
        )
      }
    } else if !coveredBy.isEmpty {
      throw ValidationError(
        "--covered-by needs --ios, for example: --ios 4.0 --covered-by Scenarios"
      )
    } else if path == nil {
      throw ValidationError(
        "name a scenario file, for example: scenario-run graph call.yaml\(HelpText.namesakes())"
      )
    }
  }

  func status() -> Int32 {
    if let ios { return drawStates(of: ios) }
    var session = GraphSession(path: path ?? "")
    session.caseName = `case`
    session.firstStep = step
    session.format = format.flatMap { DiagramFormat(rawValue: $0.rawValue) }
    session.output = output
    session.projectVariables = ChoiceOptions.projectVariables
    for variable in set { session.variables[variable.name] = variable.text }
    return session.run()
  }

  private func drawStates(of version: String) -> Int32 {
    var session = StateGraphSession(version: version)
    session.suites = coveredBy
    session.format = format.flatMap { DiagramFormat(rawValue: $0.rawValue) }
    session.output = output
    return session.run()
  }
}

/// `svg` or `mermaid`.
enum DiagramArgument: String, CaseIterable, ExpressibleByArgument {
  case svg, mermaid
}
