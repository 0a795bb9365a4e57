internal import ArgumentParser

/// What the command knows of itself: its subcommands, their arguments and options, as JSON.
package enum ToolDescription {
  /// The description, in the form of the argument parser.
  package static var json: String { ScenarioRun._dumpHelp() }

  /// The subcommands, as suggestions and completions name them.
  package static var subcommands: [String] { HelpText.subcommands }

  /// The version, `0.1.0`.
  package static var version: String { HelpText.version }
}
