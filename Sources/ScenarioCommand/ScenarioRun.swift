internal import ArgumentParser
internal import ScenarioRunner
internal import ScenarioSystem

/// The command: arguments in, exit status out.
struct ScenarioRun: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenario-run",
    abstract: "Check iOS app life-cycle callbacks with YAML scenarios.",
    version: HelpText.version,
    subcommands: OptionTable.subcommands,
    defaultSubcommand: RunCommand.self
  )

  static func main() {
    let arguments = CommandArguments.all
    // Before the parser looks at the types of all options, which is most of what a start takes.
    switch arguments {
    case ["--version"]: return print(HelpText.version)
    case ["-h"], ["--help"], ["help"]: return print(help)
    default: break
    }
    if arguments.count == 2, arguments[0] == "help", !HelpText.subcommands.contains(arguments[1]) {
      HelpText.printError(HelpText.noSubcommand(arguments[1]))
      CurrentProcess.end(with: 2)
    }
    do {
      let invocation = try Invocation(arguments, of: ScenarioRun.self)
      if let request = invocation.plainRun {
        CurrentProcess.end(with: RunCommand.status(of: request))
      }
      var command = try invocation.command()
      if var named = command as? any PathCommand {
        if named.paths.paths.isEmpty { named.paths.paths = invocation.paths }
        if named.paths.paths.isEmpty { throw pathIsMissing(type(of: named)) }
        command = named
      }
      if let completions = command as? CompletionsCommand {
        return print(completions.script(of: ScenarioRun.self), terminator: "")
      }
      guard let command = command as? any StatusCommand else { return try command.run() }
      var context = CommandContext.current
      context.projectVariables = invocation.variables
      context.excludeOrigin = invocation.excludeOrigin
      let status = CommandContext.$current.withValue(context) { command.status() }
      CurrentProcess.end(with: status)
    } catch let wrong as UsageError {
      HelpText.printError(wrong.text)
      CurrentProcess.end(with: 2)
    } catch {
      // The parser's own status for wrong usage is 64; that of other test runners is 2.
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      HelpText.printError(HelpText.inOneVoice(fullMessage(for: error)))
      CurrentProcess.end(with: 2)
    }
  }
}

extension ScenarioRun {
  /// That nothing is named that a subcommand could work on.
  private static func pathIsMissing(_ subcommand: any ParsableCommand.Type) -> UsageError {
    let name = subcommand == RunCommand.self ? "" : "\(HelpText.name(subcommand)) "
    return UsageError(
      "name a file or a folder, for example: scenario-run \(name)Scenarios/"
        + "\(HelpText.namesakes())\nUsage: \(usageString(for: subcommand))"
    )
  }

  /// The help of the default subcommand, with the names of the others.
  private static var help: String {
    let lines = configuration.subcommands.map { subcommand in
      let name = HelpText.name(subcommand) + (subcommand == RunCommand.self ? " (default)" : "")
      let gap = String(repeating: " ", count: max(1, 24 - name.count))
      return "  \(name)\(gap)\(subcommand.configuration.abstract)"
    }
    return """
      \(helpMessage(for: RunCommand.self, columns: 100))
      SUBCOMMANDS:
      \(lines.joined(separator: "\n"))

        See 'scenario-run help <subcommand>' for details.
      """
  }
}

/// What the command knows of itself: its subcommands, their arguments and options, as JSON.
package enum ToolDescription {
  /// The description, in the form of the argument parser.
  package static var json: String { ScenarioRun._dumpHelp() }

  /// The subcommands, as suggestions and completions name them.
  package static var subcommands: [String] { HelpText.subcommands }

  /// The version, `0.1.0`.
  package static var version: String { HelpText.version }
}
