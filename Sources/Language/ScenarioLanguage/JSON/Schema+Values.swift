@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

// Each scalar schema accepts the type that a YAML 1.2 editor infers (`4.0` as a number, `true` as a Boolean), and a
// string.
extension Schema {
  /// The definitions of the types of values.
  static var values: [Entry] {
    [
      // A scalar with a variable can have any value.
      ("variable", ["type": "string", "pattern": .text(#"\$\{[A-Za-z0-9_-]+\}"#)]),
      ("nothing", ["enum": [.null, ""]]),
      ("text", ["type": ["string", "number", "boolean"], "minLength": 1]),
      ("flag", scalar(["type": "boolean"], ["type": "string", "pattern": "^(?:true|false)$"])),
      ("duration", duration), ("version", version), ("versions", versions),
      ("device-models", oneOrMore(words(Device.Model.allCases.map(\.rawValue)))),
      ("app-state", words(AppState.allCases, aliases: Aliases.appStates)),
      (
        "readable-state",
        words([AppState.active, .inactive, .background], aliases: Aliases.appStates)
      ),
      ("termination-reason", words(TerminationReason.allCases, aliases: Aliases.terminations)),
    ]
  }

  /// Returns the schema of a value or a list of such values.
  static func oneOrMore(_ value: JSONValue) -> JSONValue { anyOf([value, list(of: value)]) }

  /// Returns the schema of an integer within bounds.
  static func integer(_ bounds: ClosedRange<Int>) -> JSONValue {
    let (least, most) = (JSONValue.number("\(bounds.lowerBound)"), "\(bounds.upperBound)")
    return scalar(
      ["type": "integer", "minimum": least, "maximum": .number(most)],
      ["type": "string", "pattern": "^[0-9]+$"]
    )
  }

  /// The schema of names and their strings, which may be empty if quoted.
  static var variables: JSONValue { names(to: ["type": ["string", "number", "boolean"]]) }

  private static var duration: JSONValue {
    scalar([
      "type": "string", "pattern": .text(DurationText.pattern),
      "description": "a whole number and its unit: 500ms, 6s, 10min, 2h",
    ])
  }

  /// The schema of a scene state.
  static var sceneState: JSONValue { words(SceneState.allCases, aliases: Aliases.sceneStates) }

  // MARK: - Versions

  private static var version: JSONValue {
    scalar(
      ["enum": .list(OSVersion.released.map { .number("\($0)") })],
      ["type": "string", "pattern": .text("^(?:\(versionPattern))$")],
      ["type": "string", "pattern": .text(VersionText.pattern)]
    )
  }

  /// The schema of a version, a range, or a list of both.
  private static var versions: JSONValue {
    let range = "(?:\(versionPattern))"
    return oneOrMore(
      anyOf([
        ref("version"),
        [
          "type": "string", "description": "a range: 4.0...8.0, 4.2... or ...4.1",
          "pattern": .text(#"^(?:\#(range)\.\.\.\#(range)?|\.\.\.\#(range))$"#),
        ],
        ["type": "string", "pattern": .text(VersionText.rangePattern)],
      ])
    )
  }

  /// The pattern of all known versions, grouped by major version; `8` is `8.0`.
  private static var versionPattern: String {
    let known = Dictionary(grouping: OSVersion.released, by: \.major).sorted { $0.key < $1.key }
    return known.map { major, versions in
      let minors = versions.map { "\($0.minor)" }.joined(separator: "|")
      let bare = versions.contains { $0.minor == 0 } ? "?" : ""
      return #"\#(major)(?:\.(?:\#(minors)))\#(bare)"#
    }.joined(separator: "|")
  }
}
