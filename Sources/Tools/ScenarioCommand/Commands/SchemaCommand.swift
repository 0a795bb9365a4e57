internal import ArgumentParser
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// `scenario-run schema`.
struct SchemaCommand: AppAccepting, ConsolePrinting, Configurable {
  static let configurableOptions = AppOptions<ReadsAppWords>.configurableOptions

  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scenario files, for editors.",
    discussion: """
      Save it next to your scenarios, and begin each file with the line

        # yaml-language-server: $schema=scenario.schema.json

      An editor with the YAML language server then completes actions, selectors and keys, and shows their meaning.

      The schema also includes the actions and probes of the app that --app runs, and those that the configuration declares \
      under 'app-actions' and 'app-probes'.

      EXAMPLE:
        scenario-run schema > scenario.schema.json
      """
  )

  @OptionGroup var appOptions: AppOptions<ReadsAppWords>

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let words = CommandContext.current.customWords
    let isPlain = words == CustomWords()
    console.print(isPlain ? ScenarioSchema.text : ScenarioSchema.text(for: words), as: .json)
    return 0
  }
}
