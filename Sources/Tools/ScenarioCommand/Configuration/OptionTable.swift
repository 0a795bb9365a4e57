internal import ArgumentParser
@_spi(Package) internal import ScenarioLanguage

/// The subcommands, and the options that the environment and the configuration can set; a test compares them with the
/// command itself.
package enum OptionTable {
  /// The subcommands, in the order of the help.
  static let subcommands: [any ParsableCommand.Type] = [
    RunCommand.self, CheckCommand.self, LintCommand.self, InitCommand.self, ListCommand.self,
    GraphCommand.self, CoverageCommand.self, ReportCommand.self, MergeCommand.self, NewCommand.self,
    FormatCommand.self, BlessCommand.self,
    CheckLogCommand.self, ExplainCommand.self, DiffCommand.self,
    ReplCommand.self, ExploreCommand.self, LanguageServerCommand.self, AssistantServerCommand.self,
    AppProtocolTestCommand.self, AdoptCommand.self, SchemaCommand.self, WordsCommand.self,
    CompletionsCommand.self,
  ]

  /// Returns the configurable options of a subcommand.
  package static func options(of subcommand: String) -> [ConfigurableOption] {
    // Fast path for the default subcommand: a conformance check takes as long as a small run.
    if subcommand == HelpText.defaultSubcommand { return RunCommand.configurableOptions }
    let command = subcommands.first { HelpText.name(of: $0) == subcommand }
    return (command as? any Configurable.Type)?.configurableOptions ?? []
  }

  /// The options of all subcommands without duplicates, sorted by name.
  static let all: [ConfigurableOption] = {
    let options = HelpText.subcommands.flatMap(options(of:)).map { ($0.name, $0) }
    return Dictionary(options, uniquingKeysWith: { first, _ in first }).values
      .sorted { $0.name < $1.name }
  }()

  /// The keys of the configuration.
  static let configurationKeys = all.map { ConfigurationFile.Option(name: $0.name, kind: $0.kind) }
}
