package import ScenarioLanguage

/// The document of `words --format json`, described by `docs/words.schema.json`.
package enum WordsJSON {
  /// Returns the document about some words.
  package static func document(_ words: [WordList.Entry]) -> String {
    JSONFormat.words.document([
      (
        "words",
        .list(
          words.map {
            [
              "key": .text($0.key), "word": .text($0.word), "summary": .text($0.summary),
              "arguments": .text($0.arguments), "since": $0.since.isEmpty ? .null : .text($0.since),
            ]
          }
        )
      )
    ])
  }
}
