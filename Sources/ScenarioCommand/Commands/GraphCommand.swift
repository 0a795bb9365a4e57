internal import ArgumentParser
internal import ScenarioKit

/// `scenario-run graph FILE`.
struct GraphCommand: StatusCommand, SettableOptions {
  static let settable = [OptionWord("set", .pairs)]

  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draw a test case as a sequence diagram.",
    discussion: """
      The case is run, and drawn whether it passes or not; the exit status is that of the run. Of several cases the \
      first is drawn, and a note names the others.

      EXAMPLE:
        scenario-run graph call.yaml --case 'iOS 8.0' -o call.svg
        scenario-run graph call.yaml:12 -o call.mmd
      """
  )

  @Argument(
    help: "Draw a case of this scenario file, FILE:LINE, or line of 'list'.",
    completion: .file(extensions: ["yaml", "yml"])
  )
  var path: String?

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
    guard path == nil else { return }
    throw ValidationError(
      "name a scenario file, for example: scenario-run graph call.yaml\(HelpText.namesakes())"
    )
  }

  func status() -> Int32 {
    var session = GraphSession(path: path ?? "")
    session.caseName = `case`
    session.firstStep = step
    session.format = format.flatMap { DiagramFormat(rawValue: $0.rawValue) }
    session.output = output
    session.projectVariables = ChoiceOptions.projectVariables
    for variable in set { session.variables[variable.name] = variable.text }
    return session.run()
  }
}

/// `svg` or `mermaid`.
enum DiagramArgument: String, CaseIterable, ExpressibleByArgument {
  case svg, mermaid
}
