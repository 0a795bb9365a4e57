/// The page of the inventory, `docs/behaviours.md`: every behaviour that the documents describe, area by area.
package enum BehaviourPage {
  /// The page's text.
  package static var text: String {
    let index = BehaviourArea.all.map { area in
      "- [\(area.title)](#\(RulePage.anchor(area.title))): \(area.rows.count) rows"
    }
    return
      ([introduction, scopes, documents, index.joined(separator: "\n")]
      + BehaviourArea.all.map(section))
      .joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # The behaviours

    What the documents say about the life cycle of an app and what belongs to it, in our own words. This page is made \
    from the code (`Sources/LifecycleCore/Behaviours`); after a change there `make record` writes it anew.

    A scenario names under [`covers`](language.md#tags-sources-skipping) the rows that it shows. The numbers are names: \
    they never change, and say nothing about the order. Where documents differ a row says so, and names the switch of \
    the [vocabulary](vocabulary.md#model-switches) if the model has one; the rules that follow are those of \
    [rules.md](rules.md).

    The scope says whose matter a row is:
    """

  private static var scopes: String {
    var table = MarkdownTable("scope", "what it is about")
    for scope in Behaviour.Scope.allCases { table.add(scope.words, scope.meaning) }
    return table.text
  }

  private static var documents: String {
    let cited = Set(Behaviour.all.flatMap(\.documents))
    let titles = Behaviour.Document.allCases.filter(cited.contains).map {
      "*\($0.title)* (`\($0.rawValue)`)"
    }
    return "The documents are \(titles.joined(separator: ", "))."
  }

  private static func section(_ area: BehaviourArea) -> String {
    var table = MarkdownTable("row", "scope", "what happens", "documents")
    for row in area.rows {
      table.add(
        "<a id=\"f\(row.number)\"></a>\(row.name)",
        row.scope.words,
        row.text,
        row.documents.map(\.rawValue).joined(separator: ", ")
      )
    }
    return "## \(area.title)\n\n\(area.introduction)\n\n\(table.text)"
  }
}

extension Behaviour.Scope {
  fileprivate var meaning: String {
    switch self {
    case .core: "what the app is told, and which state it is in"
    case .env: "what users, the system and devices do around it"
    case .adj: "what goes on inside it: events, views, drawing, memory"
    case .doc: "what a developer should do or know; no scenario can show it"
    }
  }
}
