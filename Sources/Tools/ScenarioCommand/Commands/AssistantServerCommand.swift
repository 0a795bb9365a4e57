internal import ArgumentParser
internal import ScenarioServers

/// `scenario-run mcp`.
struct AssistantServerCommand: AppAccepting, Configurable {
  // An assistant starts the server with each session, in any folder: what is there must not run by itself.
  static let configurableOptions = AppOptions<RunsApp>.configurableOptions.map(\.ignoringFile)

  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve coding assistants over the Model Context Protocol.",
    discussion: """
      An assistant starts it and sends requests to standard input, one per line. Its tools are the subcommands words, \
      check, run, explain, diff, lint, trace and graph; they take scenarios as files or as text, and write no file. \
      The app of the configuration is not started, only that of --app or SCENARIO_RUN_APP. docs/assistants.md describes \
      how to set up assistants.
      """
  )

  @OptionGroup var appOptions: AppOptions<RunsApp>

  func runForExitStatus() -> Int32 {
    var context = CommandContext.current
    context.servesClient = true
    return CommandContext.$current.withValue(context) {
      AssistantServer.serve {
        AssistantServer(version: HelpText.version, tools: AssistantTool.all, send: $0)
      }
    }
  }
}
