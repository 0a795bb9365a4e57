internal import ArgumentParser
internal import ScenarioLanguage
internal import ScenarioRunner

/// The subcommands, and every option that can be set elsewhere than on the command line; a test compares them with the
/// command itself.
package enum OptionTable {
  /// The subcommands, as the help lists them.
  static let subcommands: [any ParsableCommand.Type] = [
    RunCommand.self, CheckCommand.self, ListCommand.self, GraphCommand.self, CoverageCommand.self,
    ReportCommand.self,
    MergeCommand.self, NewCommand.self, FormatCommand.self, BlessCommand.self,
    SchemaCommand.self, WordsCommand.self, CompletionsCommand.self,
  ]

  /// The options of a subcommand; none where nothing can be set.
  package static func words(of subcommand: String) -> [OptionWord] {
    // The one that most runs need: to ask a type what it conforms to takes as long as a small run.
    if subcommand == HelpText.defaultSubcommand { return RunCommand.settable }
    let command = subcommands.first { HelpText.name($0) == subcommand }
    return (command as? any SettableOptions.Type)?.settable ?? []
  }

  /// All of them, each once, by name.
  static let all: [OptionWord] = {
    let options = HelpText.subcommands.flatMap(words(of:)).map { ($0.name, $0) }
    return Dictionary(options, uniquingKeysWith: { first, _ in first }).values
      .sorted { $0.name < $1.name }
  }()

  /// The words of the configuration.
  static let configurationWords = all.map { ConfigurationFile.Option(name: $0.name, kind: $0.form) }
}
