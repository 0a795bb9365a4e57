public import ArgumentParser
public import ScenarioKit

/// `scenario-run graph FILE`.
struct GraphCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draws what happens in a test case as a sequence diagram.",
    discussion: """
      The case is run, and drawn whether it passes or not; the exit status is that of the run. Of several cases the \
      first is drawn, and a note names the others.

      EXAMPLE:
        scenario-run graph call.yaml --case 'iOS 8.0' -o call.svg
        scenario-run graph call.yaml:12 -o call.mmd
      """
  )

  @Argument(
    help: "A scenario file, FILE:LINE for one scenario, or a line of 'list'.",
    completion: .file(extensions: ["yaml", "yml"])
  )
  var path: String?

  @Option(
    help: ArgumentHelp("The case with this name, or this text in its name.", valueName: "name")
  )
  var `case`: String?

  @Option(
    help: ArgumentHelp("The first step to draw; those before it are run.", valueName: "number")
  )
  var step = 1

  @Option(
    help: ArgumentHelp(
      "What to write: a picture, or text that GitHub and others render; svg unless the file ends in .mmd or .mermaid."
    )
  )
  var format: DiagramFormat?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to write; '-' is standard output.", valueName: "file"),
    completion: .file()
  )
  var output = "-"

  @Option(
    help: ArgumentHelp(
      "Set a variable, over what the file defines.",
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
    session.format = format
    session.output = output
    session.projectVariables = ChoiceOptions.projectVariables
    for variable in set { session.variables[variable.name] = variable.text }
    return session.run()
  }
}

/// `svg` or `mermaid`.
extension DiagramFormat: ExpressibleByArgument {}
