internal import ArgumentParser
package import ScenarioKit

/// The command as a program: what a `@main` calls, and nothing else of this module.
package enum Program {
  /// Reads the arguments, does what they ask for, and exits with the status.
  ///
  /// On the main thread, and with one job on no other: a second one makes every allocation dearer. Only where the
  /// stack of the main thread is smaller than deeply nested scenarios need, it is on one that has room.
  ///
  /// - Parameter makeApp: Makes the app of a case; nil for those that the scenarios describe.
  package static func main(makeApp: AppMaker? = nil) {
    StackRoom.run {
      if CommandArguments.all == [WorkerSession.argument] {
        ScenarioRun.exit(withError: ExitCode(WorkerSession(makeApp: makeApp).run()))
      }
      guard let makeApp else { return ScenarioRun.main() }
      Run.$makeApp.withValue(makeApp) { ScenarioRun.main() }
    }
  }
}

/// The command: arguments in, exit status out.
struct ScenarioRun: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenario-run",
    abstract: "Proves what an iOS app is told through everything a user and the system do to it.",
    version: Version.current,
    subcommands: [
      Run.self, Check.self, List.self, GraphCommand.self, CoverageCommand.self, ReportCommand.self,
      MergeCommand.self, NewCommand.self, FormatCommand.self, BlessCommand.self,
      SchemaCommand.self, WordsCommand.self, CompletionsCommand.self,
    ],
    defaultSubcommand: Run.self
  )

  static func main() {
    let arguments = CommandArguments.all
    // Before the parser looks at the types of all options, which is most of what a start takes.
    switch arguments {
    case ["--version"]: return print(Version.current)
    case ["-h"], ["--help"], ["help"]: return print(help)
    default: break
    }
    if arguments.count == 2, arguments[0] == "help", !HelpText.subcommands.contains(arguments[1]) {
      HelpText.complain(HelpText.noSubcommand(arguments[1]))
      exit(withError: ExitCode(2))
    }
    do {
      let invocation = try Invocation(arguments, of: ScenarioRun.self)
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
      let status = ChoiceOptions.$projectVariables.withValue(invocation.variables) {
        PathArguments.$excludeOrigin.withValue(invocation.excludeOrigin) {
          command.status()
        }
      }
      exit(withError: ExitCode(status))
    } catch let wrong as WrongUse {
      HelpText.complain(wrong.text)
      exit(withError: ExitCode(2))
    } catch {
      // The parser's own status for wrong usage is 64; every tool of the field says 2.
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      HelpText.complain(HelpText.inOneVoice(fullMessage(for: error)))
      exit(withError: ExitCode(2))
    }
  }
}

extension ScenarioRun {
  /// That nothing is named that a subcommand could work on.
  private static func pathIsMissing(_ subcommand: any ParsableCommand.Type) -> WrongUse {
    let name = subcommand == Run.self ? "" : "\(HelpText.name(subcommand)) "
    return WrongUse(
      "name a file or a folder, for example: scenario-run \(name)Scenarios/"
        + "\(HelpText.namesakes())\nUsage: \(usageString(for: subcommand))"
    )
  }

  /// The help of the default subcommand, with the names of the others.
  private static var help: String {
    let lines = configuration.subcommands.map { subcommand in
      let name = HelpText.name(subcommand) + (subcommand == Run.self ? " (default)" : "")
      let gap = String(repeating: " ", count: max(1, 24 - name.count))
      return "  \(name)\(gap)\(subcommand.configuration.abstract)"
    }
    return """
      \(helpMessage(for: Run.self, columns: 100))
      SUBCOMMANDS:
      \(lines.joined(separator: "\n"))

        See 'scenario-run help <subcommand>' for their options.
      """
  }
}
