/// The JSON Schema of scenario files, by which an editor completes words and shows what they mean.
///
/// It finds wrong words and keys. What depends on more than one place (an action that is not possible there, a variable
/// that nothing uses) only `check` finds.
package enum ScenarioSchema {
  /// The schema's text, as `docs/scenario.schema.json` holds it.
  package static var text: String { value.text() + "\n" }

  /// The schema.
  package static var value: JSONValue {
    let definitions =
      Schema.grammar + Schema.actions + Schema.items + Schema.values
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A file of scenarios for scenario-run",
      "description": "A suite of scenarios, a single scenario, or a library of fragments.",
      "anyOf": [Schema.ref("suite"), Schema.ref("scenario"), Schema.ref("library")],
      "defaultSnippets": .list(Snippet.beginnings.map(\.value)),
      "$defs": .object(definitions.map { ($0.name, $0.schema) }),
    ]
  }
}
