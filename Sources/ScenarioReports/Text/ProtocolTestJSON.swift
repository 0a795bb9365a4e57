internal import ScenarioLanguage
package import ScenarioRunner

/// The document of `app-protocol-test --format json`, described by `docs/app-protocol-test.schema.json`.
package enum ProtocolTestJSON {
  /// Returns the document about the checks of a program.
  package static func text(_ results: [AppProtocolTest.Result]) -> String {
    let failed = results.count { $0.problem != nil }
    return JSONFormat.appProtocolTest.document([
      ("passed", .number("\(results.count - failed)")), ("failed", .number("\(failed)")),
      (
        "checks",
        .list(
          results.map {
            [
              "name": .text($0.name), "rule": .text($0.rule),
              "problem": $0.problem.map { .text($0) } ?? .null,
            ]
          }
        )
      ),
    ])
  }
}
