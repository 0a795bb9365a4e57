@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioJSON
@_spi(Package) package import ScenarioLanguage
internal import ScenarioReports

/// The documents of `explain --format json`, described by `docs/explain.schema.json`.
package enum ExplainingJSON {
  /// Returns the document about cases that were run, without the entries of steps before `firstStep`.
  package static func run(_ cases: [ExplainedCase], from firstStep: Int) -> String {
    document("run", [("cases", .list(cases.map { $0.json(from: firstStep) }))])
  }

  /// Returns the document about something that does not happen, with an answer for each case.
  package static func whyNot(_ answers: [WhyNot]) -> String {
    document("why-not", [("answers", .list(answers.map(\.json)))])
  }

  /// Returns the document about every form of a rule.
  package static func rules(_ rules: [RuleDescription]) -> String {
    document("rule", [("rules", .list(rules.map(\.json)))])
  }

  /// Returns the document about a diagnostic.
  package static func diagnostic(_ id: DiagnosticID) -> String {
    document(
      "diagnostic",
      [
        ("id", .text(id.name)), ("severity", .text(id.severity.rawValue)),
        ("summary", .text(DiagnosticPage.summary(of: id))),
        ("text", .texts(DiagnosticPage.text(of: id))),
      ]
    )
  }

  /// Returns the document about words of the language.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - causes: What crash reports with the code that was asked for are about.
  /// - Returns: The document.
  package static func words(_ words: [WordList.Entry], causes: [JSONValue] = []) -> String {
    document("word", [("words", .list(words.map(\.json))), ("causes", .list(causes))])
  }

  /// Returns the document about a part of iOS that the model lacks.
  package static func unmodeled(_ feature: UnmodeledFeature) -> String {
    document(
      "unmodeled",
      [
        ("name", .text(feature.name)), ("effect", .text(feature.effect)),
        ("instead", feature.instead.map { .text($0) } ?? .null),
      ]
    )
  }

  private static func document(
    _ kind: String,
    _ pairs: [(key: String, value: JSONValue)]
  ) -> String {
    JSONFormat.explain.document([("kind", .text(kind))] + pairs)
  }
}
