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
    all of a suite. A bad example names under `violates` what its app does wrong. [`lint`](lint.md), and `init` with it, \
    reads an app's project and runs nothing. *The model* means that the system itself \
    reacts to an app that ignores the advice, so that a scenario shows it without an invariant. What depends on the purpose \
    of an app needs *expectations of your own*, such as those of the scenarios and [recipes](recipes.md) that are named. Where \
    nothing can check an app, the reason is there.

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
      table.add(
        (advice.statement.map { "<a id=\"\(RulePage.anchor($0))\"></a>" } ?? "") + advice.text,
        advice.statement.map(link) ?? "",
        advice.sources.map(\.shortCitation).joined(separator: "; "),
        checks(advice)
      )
    }
    return "## \(theme.title)\n\n\(table.text)"
  }

  private static func checks(_ advice: Advice) -> String {
    if let reason = advice.unobservableBecause { return "*no run shows it*: \(reason)" }
    let invariants = advice.invariants.map { AdviceCheck.invariant($0.name, remark: "") }
    return (invariants + advice.checks).map(\.markdown).joined(separator: "; ")
  }

  private static func link(_ id: StatementID) -> String {
    "[\(id.name)](behaviors.md#\(RulePage.anchor(id)))"
  }
}
