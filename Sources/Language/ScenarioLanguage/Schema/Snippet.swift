@_spi(Package) internal import ScenarioJSON

/// A snippet that an editor offers.
struct Snippet {
  var label: String
  var summary: String
  var body: JSONValue

  var value: JSONValue {
    ["label": .text(label), "description": .text(summary), "body": body]
  }

  /// The snippets for an empty file.
  static let fileSnippets = [scenario(isAlone: true), suite]

  /// Returns a scenario with a step; `isAlone` means that it is a whole document.
  static func scenario(isAlone: Bool) -> Snippet {
    var body: [(key: String, value: JSONValue)] = [("scenario", "${1:What it shows}")]
    if isAlone { body.append(("ios", "${2:8.0}")) }
    body.append(("steps", [["user": "${3:tap-icon}", "state": "${4:active}"]]))
    return Snippet(label: "scenario", summary: "a scenario and its first step", body: .object(body))
  }

  /// A suite with a scenario.
  private static let suite = Snippet(
    label: "suite",
    summary: "scenarios that share an environment and first steps",
    body: [
      "suite": "${1:What they are about}",
      "ios": "${2:8.0}",
      "given": [["user": "tap-icon"]],
      "scenarios": [
        [
          "scenario": "${3:What it shows}",
          "steps": [["user": "${4:press-home}", "state": "${5:background}"]],
        ]
      ],
    ]
  )

  /// The snippets for a list of steps.
  static let steps = [
    Snippet(
      label: "user",
      summary: "a user action, and what is expected",
      body: ["user": "$1", "calls": ["$2"], "state": "${3:active}"]
    ),
    Snippet(
      label: "system",
      summary: "a system action, and what is expected",
      body: ["system": "$1", "calls": ["$2"], "state": "${3:active}"]
    ),
    Snippet(
      label: "wait",
      summary: "virtual time passes",
      body: ["wait": "${1:1s}", "state": "${2:suspended}"]
    ),
    Snippet(
      label: "state",
      summary: "checks the current state",
      body: ["state": "${1:active}"]
    ),
  ]
}

extension JSONValue {
  /// Returns the schema with snippets that editors offer, with tab stops `$1`, `$2`.
  func offering(_ snippets: [Snippet]) -> JSONValue {
    adding("defaultSnippets", .list(snippets.map(\.value)))
  }
}
