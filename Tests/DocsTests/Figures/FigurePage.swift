@_spi(Package) import LifecycleCore
import ScenarioAnalysis
import ScenarioRunner
import ScenarioSystem

/// The page of tables and figures, `docs/figures.md`: each with its contents, the scenarios that cover it, and diagrams.
struct FigurePage {
  let coverage: Coverage

  /// The page's text.
  var text: String {
    ([introduction, index] + Self.documents.map(section) + [OmittedFigure.section]).joined(
      separator: "\n\n"
    )
      + "\n"
  }

  private static let documents = Document.allCases.filter { !Exhibit.names(in: $0).isEmpty }

  private let introduction = """
    # Tables and figures

    Every table, figure and listing of the documents, part by part: its contents in our own words, with the \
    corresponding [statements](behaviors.md) and the scenarios that cover them. Advice has links to \
    [what checks it](advice.md). Where nothing shows a part, or some of it, it is marked as ***not shown***, with the reason. \
    A figure is drawn from a run of a \
    scenario by [`scenario-run graph`](graph.md). This page and its diagrams are generated from the code \
    (`Tests/DocsTests/Figures`) and from the `covers` of the scenarios by `make record`.
    """

  private var index: String {
    Self.documents.map { document in
      let links = Exhibit.all.filter { $0.document == document }
        .map { "[\($0.name)](#\($0.anchor))" }
      return "- *\(document.title)*: \(links.joined(separator: ", "))"
    }.joined(separator: "\n")
  }

  private func section(_ document: Document) -> String {
    let exhibits = Exhibit.all.filter { $0.document == document }
    return (["## \(document.title)"] + exhibits.map(section)).joined(separator: "\n\n")
  }

  private func section(_ exhibit: Exhibit) -> String {
    var table = MarkdownTable("part", "content", "shown by")
    for entry in exhibit.entries {
      let content = [entry.text] + entry.statements.map(Self.link)
      table.add(entry.part, content.joined(separator: " "), shown(entry, of: exhibit))
    }
    let drawings = zip(exhibit.drawings, exhibit.pictures).map { drawing, picture in
      """
      [![\(exhibit.title), as a sequence diagram: \(drawing.name)](\(picture))](\(picture))

      *Drawn from [\(drawing.name)](../\(drawing.path)).*
      """
    }
    let head = "### <a id=\"\(exhibit.anchor)\"></a>\(exhibit.name): \(exhibit.title)"
    return ([head, table.text] + drawings).joined(separator: "\n\n")
  }

  private static func link(_ statement: String) -> String {
    "[\(statement)](behaviors.md#\(statement.lowercased().replacing(".", with: "-")))"
  }

  /// The scenarios of an entry, what checks its advice, and marks for what nothing shows.
  func shown(_ entry: Exhibit.Entry, of exhibit: Exhibit) -> String {
    let scenarios = scenarios(of: entry, of: exhibit).map { "[\($0.name)](../\($0.path))" }
    let statements = entry.statements.compactMap { StatementID($0) }
    let advice = statements.compactMap(Advice.of).filter(\.isChecked)
    let checks = advice.compactMap(\.statement).filter { coverage.status(of: $0) == .advice }.map {
      "[what checks the advice \($0.name)](advice.md#\(RulePage.anchor($0)))"
    }
    let marks = statements.compactMap(reason) + (entry.notShown.map { [$0] } ?? [])
    return (scenarios + checks + marks.map { "***not shown***: \($0)" }).joined(separator: "; ")
  }

  /// Why nothing shows a statement; nil if something does.
  private func reason(_ id: StatementID) -> String? {
    switch coverage.status(of: id) {
    case .notObservable: Behavior[id]?.unobservableBecause
    case .advice: Advice.of(id)?.unobservableBecause
    case .passed, .open, .failed, .uncovered: nil
    }
  }

  /// A small set of scenarios that covers the same as all: the one that the entry names and those that are drawn
  /// first, then the one that covers most of the rest, and of these the one that covers the least beyond it.
  func scenarios(of entry: Exhibit.Entry, of exhibit: Exhibit) -> [CoveringScenario] {
    var open = Set(entry.statements)
    let preferred = Set(entry.scenario.map { [$0] } ?? exhibit.drawings.map(\.name))
    var chosen: [CoveringScenario] = []
    let all = covering.filter { !$0.statements.isDisjoint(with: open) }
    while let best = all.max(by: { $0.isWorse(than: $1, for: open, preferred) }),
      !best.statements.isDisjoint(with: open)
    {
      chosen.append(best)
      open.subtract(best.statements)
    }
    return chosen
  }

  /// A scenario with the names of the statements that it covers.
  struct CoveringScenario {
    var path: String
    var name: String
    var statements: Set<String>

    fileprivate func isWorse(
      than other: CoveringScenario,
      for open: Set<String>,
      _ preferred: Set<String>
    ) -> Bool {
      func gain(_ scenario: CoveringScenario) -> Int {
        let count = open.intersection(scenario.statements).count
        return count > 0 && preferred.contains(scenario.name) ? .max : count
      }
      let (mine, others) = (gain(self), gain(other))
      if mine != others { return mine < others }
      if statements.count != other.statements.count {
        return statements.count > other.statements.count
      }
      return (path, name) > (other.path, other.name)
    }
  }

  /// Every scenario that covers a statement.
  private let covering: [CoveringScenario]

  init(_ coverage: Coverage) {
    self.coverage = coverage
    var found: [String: CoveringScenario] = [:]
    for (id, scenarios) in coverage.scenarios {
      for scenario in scenarios {
        let path = scenario.path.description
        let key = "\(path):\(scenario.line): \(scenario.name)"
        found[key, default: CoveringScenario(path: path, name: scenario.name, statements: [])]
          .statements.insert(id.name)
      }
    }
    covering = Array(found.values)
  }
}

extension Exhibit {
  /// The anchor of its heading, which does not depend on its title.
  var anchor: String { "\(document.rawValue) \(name)".lowercased().replacing(" ", with: "-") }
}
