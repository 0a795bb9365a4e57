@_spi(Package) package import ScenarioJSON
@_spi(Package) package import ScenarioLanguage
@_spi(Package) package import ScenarioRunner

/// A format of JSON that the command writes; each is described by `docs/NAME.schema.json`.
package enum JSONFormat: String, CaseIterable {
  case appProtocolTest = "app-protocol-test"
  case initialization = "init"
  case check, coverage, diff, events, explain, explore, graph, lint, list, mutants, new, report
  case rewrite, trace, version, words

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

/// The document of `words --format json`, described by `docs/words.schema.json`.
package enum WordsJSON {
  /// Returns the document about some words.
  package static func document(_ words: [WordList.Entry]) -> String {
    JSONFormat.words.document([("words", .list(words.map(\.json)))])
  }
}

extension WordList.Entry {
  /// The word in JSON.
  package var json: JSONValue {
    [
      "key": .text(key), "word": .text(word), "summary": .text(summary),
      "arguments": .text(arguments), "since": since.isEmpty ? .null : .text(since),
    ]
  }
}

/// The document of `app-protocol-test --format json`, described by `docs/app-protocol-test.schema.json`.
package enum ProtocolTestJSON {
  /// Returns the document about the checks of a program.
  package static func text(_ results: [AppProtocolTest.Result]) -> String {
    let failed = results.count { $0.problem != nil }
    let untested = results.count { $0.notExercised != nil }
    return JSONFormat.appProtocolTest.document([
      ("passed", .number("\(results.count - failed - untested)")),
      ("failed", .number("\(failed)")), ("not-exercised", .number("\(untested)")),
      (
        "checks",
        .list(
          results.map {
            [
              "name": .text($0.name), "rule": .text($0.rule),
              "problem": $0.problem.map { .text($0) } ?? .null,
              "not-exercised": $0.notExercised.map { .text($0) } ?? .null,
            ]
          }
        )
      ),
    ])
  }
}
