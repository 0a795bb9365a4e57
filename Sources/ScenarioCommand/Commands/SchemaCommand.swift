internal import ArgumentParser
internal import ScenarioLanguage
internal import ScenarioSystem

/// `scenario-run schema`.
struct SchemaCommand: ConsolePrinting {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scenario files, for editors.",
    discussion: """
      Save it next to your scenarios, and begin each file with the line

        # yaml-language-server: $schema=scenario.schema.json

      It also knows the actions and probes that the configuration declares under 'app-actions' and 'app-probes'.

      An editor with the YAML language server then completes actions, selectors and keys, and shows their meaning.

      EXAMPLE:
        scenario-run schema > scenario.schema.json
      """
  )

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let words = CommandContext.current.customWords
    let isPlain = words == CustomWords()
    console.print(isPlain ? ScenarioSchema.text : ScenarioSchema.text(for: words))
    return 0
  }
}
