@_spi(Package) import LifecycleCore

/// The page of the inventory, `docs/behaviors.md`: every behavior that the documents describe, area by area.
enum BehaviorPage {
  /// The page's text.
  static var text: String {
    let index = BehaviorArea.all.map { area in
      "- [\(area.title)](#\(RulePage.anchor(area.title))): \(area.rows.count) behaviors, \(area.rows.reduce(0) { $0 + $1.statements.count }) statements"
    }
    return
      ([introduction, scopes, documents, index.joined(separator: "\n")]
      + BehaviorArea.all.map(section))
      .joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # The behaviors

    What the documents state about the life cycle of an app, in our own words. This page is generated from the code \
    (`Sources/Model/DocumentTexts/behaviors`); after a change there, regenerate it with `make record`.

    A behavior, such as `F58`, is one or more statements, such as `F58.2`. A scenario lists the statements that it covers \
    under [`covers`](language.md#tags-sources-skipping); `F58` stands for all of its statements. The numbers never \
    change and imply no order. Where documents differ, the statement notes it and names the switch \
    of the [vocabulary](vocabulary.md#model-switches) if the model has one; the rules that make them true are in \
    [rules.md](rules.md).

    The scope of a statement:
    """

  private static var scopes: String {
    var table = MarkdownTable("scope", "what it is about")
    for scope in Behavior.Scope.allCases { table.add(scope.title, scope.meaning) }
    return table.text
  }

  private static var documents: String {
    let cited = Set(Behavior.all.flatMap(\.statements).flatMap(\.sources).map(\.document))
    let titles = Document.allCases.filter(cited.contains).map {
      "*\($0.title)* (`\($0.rawValue)`)"
    }
    return "The documents are \(titles.joined(separator: ", "))."
  }

  private static func section(_ area: BehaviorArea) -> String {
    var table = MarkdownTable("statement", "scope", "what happens", "documents")
    for row in area.rows {
      for (index, (id, statement)) in zip(row.statementIDs, row.statements).enumerated() {
        let rowAnchor = index == 0 ? "<a id=\"f\(row.number)\"></a>" : ""
        table.add(
          "\(rowAnchor)<a id=\"\(RulePage.anchor(id))\"></a>\(id.name)",
          statement.isAdvice ? Behavior.Scope.advice.title : row.scope.title,
          statement.text,
          statement.sources.map(\.shortCitation).joined(separator: "; ")
        )
      }
    }
    return "## \(area.title)\n\n\(area.introduction)\n\n\(table.text)"
  }
}

extension Source {
  /// The source as tables cite it: `2010 "Table 2-3"`.
  var shortCitation: String {
    section.isEmpty ? document.rawValue : "\(document.rawValue) \"\(section)\""
  }
}

extension Behavior.Scope {
  fileprivate var title: String {
    switch self {
    case .core: "life cycle"
    case .environment: "environment"
    case .inApp: "inside the app"
    case .advice: "advice"
    }
  }

  fileprivate var meaning: String {
    switch self {
    case .core: "the app's callbacks and its state"
    case .environment: "what users, the system and devices do around it"
    case .inApp: "what happens inside it: events, views, drawing, memory"
    case .advice: "what a developer should do or know; [advice.md](advice.md) says what checks it"
    }
  }
}
