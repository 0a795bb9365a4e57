@_spi(Package) import LifecycleCore

@_spi(Package) @testable import ScenarioLanguage

/// The page of the vocabulary, `docs/vocabulary.md`: every word that a scenario can use.
enum VocabularyPage {
  /// The page's text.
  static var text: String {
    ([introduction] + WordSection.all.map(\.page) + [versions]).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # The vocabulary

    Every word that a scenario can use; [language.md](language.md) describes how words make a scenario, and \
    `scenario-run words` lists them in a terminal. This page is generated from the code by `make record`.
    """

  private static var versions: String {
    let versions = Dictionary(grouping: OSVersion.released, by: \.major)
      .sorted { $0.key < $1.key }
      .map { _, minors in minors.map(\.description).joined(separator: ", ") }
    return """
      ## Life cycles, versions

      - `life-cycle`: \(Vocabulary.lifeCycles.words.map { "`\($0)`" }.joined(separator: ", "))
      - `ios`: \(versions.joined(separator: "; "))
      """
  }
}

extension WordSection {
  /// The section on the page; a column in which nothing is, is left out.
  var page: String {
    let extra = extraColumns
    var table = MarkdownTable(
      ["word", "description"] + (has(\.arguments) ? ["arguments"] : [])
        + (has(\.since) ? ["since"] : []) + extra.map(\.title)
    )
    for word in words {
      table.add(
        ["`\(word.name)`", word.summary] + (has(\.arguments) ? [word.arguments] : [])
          + (has(\.since) ? [word.since] : []) + extra.map { $0.text(word.name) }
      )
    }
    return "\(introduction)\n\n\(table.text)"
  }
}
