internal import ArgumentParser
internal import ScenarioServers

/// `scenario-run lsp`.
struct LanguageServerCommand: ExitStatusReturning, Configurable {
  static let configurableOptions: [ConfigurableOption] = []

  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve editors over the Language Server Protocol.",
    discussion: """
      An editor starts it and sends messages to standard input: it checks files while you type, and completes what is \
      possible at each step. docs/editors.md describes how to set up editors.
      """
  )

  @Flag("Use standard input and output, which is the default.")
  var stdio = false

  func runForExitStatus() -> Int32 {
    LanguageServer.serve {
      LanguageServer(
        version: HelpText.version,
        loader: .ofCommand(),
        readFindings: ProjectFindings.lint,
        send: $0
      )
    }
  }
}
