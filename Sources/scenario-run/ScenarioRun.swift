internal import ArgumentParser
internal import ScenarioKit

/// The command: arguments in, exit status out.
@main
struct ScenarioRun: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenario-run",
    abstract: "Proves what an iOS app is told through everything a user and the system do to it.",
    version: Version.current,
    subcommands: [Run.self, Check.self, List.self],
    defaultSubcommand: Run.self
  )

  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if ["-h", "--help", "help"].contains(arguments.first), arguments.count == 1 {
      print(HelpText.whole)
      return
    }
    do {
      var command = try parseAsRoot(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let error as ExitCode {
      exit(withError: error)
    } catch {
      // The parser's own status for wrong usage is 64; every tool of the field says 2.
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      HelpText.complain(fullMessage(for: error))
      exit(withError: ExitCode(2))
    }
  }
}

/// The version of the command.
enum Version {
  static let current = "0.1.0"
}
