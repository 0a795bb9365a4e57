internal import ArgumentParser
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// `scenario-run repl`.
struct ReplCommand: AppAccepting, ConsolePrinting, Configurable {
  static let configurableOptions =
    AppOptions<RunsApp>.configurableOptions + [ConfigurableOption("color", .text)]

  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Perform actions that you type, and print what each causes.",
    discussion: """
      Reads lines from standard input, each an action such as 'user: press-home', 'press-home' or '5s', and prints the \
      calls, the notifications and the state. ':help' lists the commands, such as ':possible', ':why', ':undo' and \
      ':save FILE', which writes the session as a scenario. On a terminal, Tab completes the words that are possible at \
      that point.

      If standard input is not a terminal, the exit status is 1 if a line had an error.

      EXAMPLE:
        scenario-run repl --ios 12
        printf 'tap-icon\\npress-home\\n:save home.yaml\\n' | scenario-run repl
      """
  )

  @OptionGroup var environment: EnvironmentOptions

  @OptionGroup var appOptions: AppOptions<RunsApp>

  @Option(help: "Set when the output is colored.")
  var color = Terminal.ColorMode.auto

  func validate() throws { try environment.requireOneSide() }

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    guard var session = try ReplSession(environment, console) else { return 3 }
    guard StandardInput.isTerminal else {
      while let line = StandardInput.nextLine(), session.read(line) {}
      return session.hasFailed ? 1 : 0
    }
    console.print("\(session.title); ':help' lists the commands, TAB completes words\n")
    guard RawTerminal.isAvailable else {
      repeat {
        console.print("> ")
      } while StandardInput.nextLine().map { session.read($0) } ?? false
      return 0
    }
    var editor = LineEditor(prompt: "> ", write: console.draw)
    while true {
      switch editor.nextLine(completion: session.completion) {
      case .line(let line): if !session.read(line) { return 0 }
      case .endOfInput: return 0
      case .interrupted: return 130
      }
    }
  }
}
