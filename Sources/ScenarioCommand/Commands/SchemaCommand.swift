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

      An editor with the YAML language server then completes actions, selectors and keys, and shows their meaning.

      EXAMPLE:
        scenario-run schema > scenario.schema.json
      """
  )

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    console.print(ScenarioSchema.text)
    return 0
  }
}
