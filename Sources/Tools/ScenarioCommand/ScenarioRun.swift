internal import ArgumentParser
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioSystem

/// The root command, which parses the arguments, runs a subcommand and exits with its status.
struct ScenarioRun: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenario-run",
    abstract: "Check iOS app life-cycle callbacks with YAML scenarios.",
    version: HelpText.version,
    subcommands: OptionTable.subcommands,
    defaultSubcommand: RunCommand.self
  )

  /// Runs the command with the arguments of this process, or those that a worker has been passed.
  static func main(with arguments: [String]) {
    let arguments = HelpText.renaming(arguments)
    // Handled before the parser inspects the types of all options, which takes most of the start-up time.
    switch arguments {
    case ["--version"]: return print(HelpText.version)
    case ["--version", "--json"], ["--version", "--format", "json"]:
      return print(VersionDocument.text, terminator: "")
    case ["-h"], ["--help"], ["help"]: return print(help)
    default: break
    }
    if arguments.count == 2, arguments[0] == "help", !HelpText.subcommands.contains(arguments[1]) {
      HelpText.printError(HelpText.unknownSubcommandError(arguments[1]))
      CurrentProcess.end(with: 2)
    }
    var status = Self.status(of: arguments)
    // After a change of its configuration, a command that watches it goes on, even if the new one has errors.
    while status == WatchedConfiguration.restart {
      var configuration = WatchedConfiguration()
      status = Self.status(of: arguments)
      while status == 2 {
        if let signal = configuration.waitForChange() { CurrentProcess.end(with: 128 + signal) }
        status = Self.status(of: arguments)
      }
    }
    CurrentProcess.end(with: status)
  }

  /// Performs a command, and returns its exit status; errors of its arguments are printed.
  private static func status(of arguments: [String]) -> Int32 {
    do {
      let invocation = try Invocation(arguments, of: ScenarioRun.self)
      var context = CommandContext.current
      context.customWords = context.customWords.union(invocation.customWords)
      if let request = invocation.simpleRunRequest {
        return CommandContext.$current.withValue(context) { RunCommand.runForExitStatus(request) }
      }
      var command = try invocation.parseCommand()
      if var pathCommand = command as? any PathAccepting {
        context.ignoresExpectedCount = invocation.ignoresExpectedCount(for: pathCommand.paths.paths)
        if pathCommand.paths.paths.isEmpty { pathCommand.paths.paths = invocation.paths }
        if pathCommand.paths.paths.isEmpty { throw missingPathError(for: type(of: pathCommand)) }
        command = pathCommand
      }
      if let completions = command as? CompletionsCommand {
        print(completions.script(of: ScenarioRun.self), terminator: "")
        return 0
      }
      guard let command = command as? any ExitStatusReturning else {
        try command.run()
        return 0
      }
      context.projectVariables = invocation.variables
      context.excludeOrigin = invocation.excludeOrigin
      if let app = (command as? any AppAccepting)?.appCommand {
        context = try context.starting(app)
      }
      let status = CommandContext.$current.withValue(context) { command.runForExitStatus() }
      return context.endingApp(status)
    } catch let error as ScenarioError {
      HelpText.printError("scenario-run: error: \(error)")
      return error.code.exitStatus
    } catch let error as UsageError {
      HelpText.printError(error.text)
      return 2
    } catch {
      // For wrong usage, the parser exits with 64, but other test runners exit with 2.
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      HelpText.printError(HelpText.replacingParserPrefix(in: fullMessage(for: error)))
      return 2
    }
  }
}

extension ScenarioRun {
  /// Returns the error for a subcommand without a path.
  private static func missingPathError(for subcommand: any ParsableCommand.Type) -> UsageError {
    let name = subcommand == RunCommand.self ? "" : "\(HelpText.name(of: subcommand)) "
    let folders = TopLevelKeys.foldersWithScenarios().prefix(3).map { ShellText.path("\($0)") }
    let examples = (folders.isEmpty ? ["Scenarios/"] : folders).map { "scenario-run \(name)\($0)" }
    let advice =
      folders.isEmpty
      ? "; there are no scenarios in this folder yet: 'scenario-run init' writes the first ones"
      : ""
    return UsageError(
      "name a file or a folder, for example: \(examples.joined(separator: ", or "))\(advice)"
        + "\(HelpText.hintForPathNamedLikeSubcommand())\nUsage: \(usageString(for: subcommand))"
    )
  }

  /// The help of the default subcommand, followed by the list of all subcommands.
  private static var help: String {
    let lines = configuration.subcommands.map { subcommand in
      let name = HelpText.name(of: subcommand) + (subcommand == RunCommand.self ? " (default)" : "")
      let gap = String(repeating: " ", count: max(1, 24 - name.count))
      return "  \(name)\(gap)\(subcommand.configuration.abstract)"
    }
    return """
      \(helpMessage(for: RunCommand.self, columns: 100))
      SUBCOMMANDS:
      \(lines.joined(separator: "\n"))

        See 'scenario-run help <subcommand>' for details; 'scenario-run --version --json'
        prints the versions of all formats and protocols.
      """
  }
}

/// A description of the command: its subcommands, their arguments and options, and its version.
package enum ToolDescription {
  /// The subcommands, arguments and options, in the argument parser's JSON format.
  package static var json: String { ScenarioRun._dumpHelp() }

  /// The names of the subcommands, as suggestions and completions list them.
  package static var subcommands: [String] { HelpText.subcommands }

  /// The version, such as `0.2.0`.
  package static var version: String { HelpText.version }
}
