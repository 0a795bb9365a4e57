@_spi(Package) import LifecycleCore

@_spi(Package) @testable import ScenarioLanguage

/// The page of the advice, `docs/advice.md`: every do and don't of the documents, and what checks it.
enum AdvicePage {
  /// The page's text.
  static var text: String {
    ([introduction, invariants] + Advice.themes.map(section)).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Advice of the documents

    What the documents advise developers to do, and not to do, in this project's words, and what checks whether an app follows it. \
    This page is made from the code (`Tests/DocsTests/Pages/advice.txt`); after a change there \
    `make record` writes it again.

    An *invariant* is switched on by its name under [`invariants`](language.md#throughout-the-run), for a scenario or for \
    all of a suite. A bad example names under `violates` what its app does wrong. *The model* means that the system itself \
    reacts to an app that ignores the advice, so that a scenario sees it without an invariant. What depends on the purpose \
    of an app needs *expectations of your own*.

    ## Invariants

    `Scenarios/advice` has a scenario that violates each, and one that follows it. The proof of the suite \
    ([CONTRIBUTING.md](../CONTRIBUTING.md#mutation-testing-of-the-model)) runs every scenario with all invariants switched \
    on: just those may be violated that the scenario names.
    """

  private static var invariants: String {
    var table = MarkdownTable("invariant", "what it asks of an app", "violated if", "statements")
    for invariant in Invariant.all {
      table.add(
        "`\(invariant.name)`",
        invariant.summary,
        PageTexts.invariants[invariant.name],
        invariant.statements.map(link).joined(separator: ", ")
      )
    }
    return table.text
  }

  private static func section(_ theme: Advice.Theme) -> String {
    var table = MarkdownTable("advice", "statement", "documents", "checked by")
    for advice in theme.all {
      let checks = advice.invariants.map { "`\($0.name)`" } + (advice.otherwise.map { [$0] } ?? [])
      table.add(
        advice.text,
        advice.statement.map(link) ?? "",
        advice.sources.map(\.shortCitation).joined(separator: "; "),
        checks.joined(separator: ", ")
      )
    }
    return "## \(theme.title)\n\n\(table.text)"
  }

  private static func link(_ id: StatementID) -> String {
    "[\(id.name)](behaviors.md#\(RulePage.anchor(id)))"
  }
}
