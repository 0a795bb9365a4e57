package import ScenarioLanguage
internal import ScenarioRunner

/// A format of JSON that the command writes; each is described by `docs/NAME.schema.json`.
package enum JSONFormat: String, CaseIterable {
  case appProtocolTest = "app-protocol-test"
  case check, coverage, diff, events, explain, explore, graph, lint, list, mutants, report, rewrite
  case trace, version, words

  /// The version, which changes only with something that a reader may rely on; new keys do not change it.
  package var version: Int {
    switch self {
    case .events: EventFormat.version
    case .coverage, .report: 2
    default: 1
    }
  }

  /// Returns a document of this format, which begins with its version.
  package func document(_ pairs: [(key: String, value: JSONValue)]) -> String {
    JSONValue.object([("version", .number("\(version)"))] + pairs).text() + "\n"
  }
}
