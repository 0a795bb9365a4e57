internal import ArgumentParser
internal import ScenarioSystem

/// `scenario-run repl`.
struct ReplCommand: ConsolePrinting, Configurable {
  static let configurableOptions = [ConfigurableOption("color", .text)]

  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Perform actions that you type, and print what each causes.",
    discussion: """
      Reads lines from standard input, each an action such as 'user: press-home', 'press-home' or '5s', and prints the \
      calls, the notifications and the state. ':help' lists the commands, such as ':possible', ':why', ':undo' and \
      ':save FILE', which writes the session as a scenario.

      If standard input is not a terminal, the exit status is 1 if a line had an error.

      EXAMPLE:
        scenario-run repl --ios 12
        printf 'tap-icon\\npress-home\\n:save home.yaml\\n' | scenario-run repl
      """
  )

  @OptionGroup var world: WorldOptions

  @Option(help: "Set when the output is colored.")
  var color = Terminal.ColorMode.auto

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    guard var session = try ReplSession(world, console) else { return 3 }
    let isInteractive = StandardInput.isTerminal
    if isInteractive { console.print("\(session.title); ':help' lists the commands\n") }
    while true {
      if isInteractive { console.print("> ") }
      guard let line = StandardInput.nextLine() else { break }
      if !session.read(line) { return status(of: session, isInteractive) }
    }
    // The prompt is on a line of its own.
    if isInteractive { console.print("\n") }
    return status(of: session, isInteractive)
  }

  private func status(of session: ReplSession, _ isInteractive: Bool) -> Int32 {
    session.hasFailed && !isInteractive ? 1 : 0
  }
}
