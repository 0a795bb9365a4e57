internal import ArgumentParser

/// `scenario-run schema`.
struct SchemaCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scenario files, for editors.",
    discussion: """
      Write it beside your scenarios, and begin each file with the line

        # yaml-language-server: $schema=scenario.schema.json

      Then an editor with the YAML language server completes actions, selectors and keys, and shows what they mean.

      EXAMPLE:
        scenario-run schema > scenario.schema.json
      """
  )

  func status() -> Int32 { SchemaSession.run() }
}
