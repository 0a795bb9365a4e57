@_spi(Package) package import ScenarioJSON

/// The JSON Schema of scenario files, for completion and documentation in editors.
///
/// It detects unknown words and keys. Errors that depend on several values (an impossible action, an
/// unused variable) are only found by `check`.
package enum ScenarioSchema {
  /// The text of the schema, which is the content of `docs/scenario.schema.json`.
  package static var text: String { value.text() + "\n" }

  /// Returns the text of the schema for scenarios of an app with its own actions and probes.
  package static func text(for words: CustomWords) -> String {
    let step = ["$defs", "step", "properties"]
    let names = JSONValue.list(words.actions.map { .text($0) })
    let arguments = JSONValue.object(words.actions.map { (key: $0, value: .flag(true)) })
    let probes = JSONValue.object(words.probes.map { (key: $0, value: .flag(true)) })
    return value.replacing(step + ["app"]) { action in
      Schema.anyOf([
        action, ["enum": names],
        ["type": "object", "properties": arguments, "additionalProperties": false],
      ])
    }
    .replacing(step + ["expect", "properties", "app"]) {
      $0.adding("properties", probes).adding("additionalProperties", false)
    }
    .text() + "\n"
  }

  /// The schema.
  package static var value: JSONValue {
    let definitions =
      Schema.grammar + Schema.actions + Schema.items + Schema.values
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A file of scenarios for scenario-run",
      "description":
        "A suite of scenarios, a single scenario, a library of fragments, or the description of an app.",
      "anyOf": [
        Schema.ref("suite"), Schema.ref("scenario"), Schema.ref("library"),
        Schema.ref("app-file"),
      ],
      "defaultSnippets": .list(Snippet.fileSnippets.map(\.value)),
      "$defs": .object(definitions.map { ($0.name, $0.schema) }),
    ]
  }
}
