import Foundation
@_spi(Package) import LifecycleCore
import ScenarioAnalysis
@_spi(Package) import ScenarioLanguage
import ScenarioReports
import ScenarioRunner
import ScenarioYAML
import TestSupport
import Testing

@testable import ScenarioCommand

/// The page of tables and figures: it is whole, true and current.
@Suite("Tables and figures") struct FigureReferenceTests {
  private static let coverage = Task { try Coverage(ofScenariosBelow: ["Scenarios"]) }

  @Test("The page is current")
  func pageIsCurrent() async throws {
    Golden.compare(FigurePage(try await Self.coverage.value).text, to: "docs/figures.md")
  }

  @Test(
    "Its diagrams are current",
    arguments: Exhibit.all.filter { !$0.drawings.isEmpty }.map(\.anchor)
  )
  func diagramsAreCurrent(_ anchor: String) throws {
    let exhibit = try #require(Exhibit.all.first { $0.anchor == anchor })
    for (drawing, picture) in zip(exhibit.drawings, exhibit.pictures) {
      Golden.compare(try drawing.diagram().svg, to: "docs/\(picture)")
    }
  }

  @Test("There is no diagram that the page does not show")
  func noStrayDiagrams() throws {
    let folder = Golden.root.appending(path: "docs/figures").path(percentEncoded: false)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(names.map { "figures/\($0)" }) == Set(Exhibit.all.flatMap(\.pictures)))
  }

  @Test("Every table, figure and listing of a document is there", arguments: Document.allCases)
  func exhibitsAreComplete(_ document: Document) {
    let names = Exhibit.all.filter { $0.document == document }.map(\.name)
    #expect(names == Exhibit.names(in: document))
  }

  @Test("Every statement that cites one is in it")
  func statementsAreComplete() {
    for row in Behavior.all {
      for (id, statement) in zip(row.statementIDs, row.statements) {
        for source in statement.sources {
          guard
            let exhibit = Exhibit.all.first(where: {
              $0.document == source.document && $0.name == source.section
            })
          else { continue }
          let isThere = exhibit.entries.contains { $0.statements.contains(id.name) }
          #expect(isThere, "\(id.name) cites \(source.citation), which has no entry with it")
        }
      }
    }
  }

  @Test("The figures of a chapter are numbered without a gap, with those that are omitted")
  func numbersAreComplete() throws {
    var numbers: [String: [Int]] = [:]
    for exhibit in Exhibit.all {
      let match = try #require(exhibit.name.wholeMatch(of: /(\w+) (\d+)-(\d+)/))
      let chapter = "\(exhibit.document.rawValue) \(match.1) \(match.2)"
      numbers[chapter, default: []].append(try #require(Int(match.3)))
    }
    for figure in OmittedFigure.all {
      for chapter in 1...9 where !figure.numbers(in: chapter).isEmpty {
        numbers["\(figure.document.rawValue) Figure \(chapter)", default: []] +=
          figure.numbers(in: chapter)
      }
    }
    for (chapter, found) in numbers {
      #expect(found.sorted() == Array(1...found.count), "\(chapter)")
    }
  }

  @Test("Each cell of a table with several columns has an entry")
  func cellsAreComplete() {
    for exhibit in Exhibit.all where !exhibit.columns.isEmpty {
      var columns: [Substring: [String]] = [:]
      for entry in exhibit.entries {
        guard let comma = entry.part.ranges(of: ", ").last else {
          Issue.record("\(exhibit.anchor): \(entry.part)")
          continue
        }
        columns[entry.part[..<comma.lowerBound], default: []]
          .append(String(entry.part[comma.upperBound...]))
      }
      for (row, found) in columns { #expect(found == exhibit.columns, "\(exhibit.anchor): \(row)") }
    }
  }

  @Test("Each statement of an entry is shown by a scenario, checked as advice, or marked")
  func statementsAreShown() async throws {
    let page = FigurePage(try await Self.coverage.value)
    for exhibit in Exhibit.all {
      #expect(!exhibit.entries.isEmpty, "\(exhibit.anchor)")
      for entry in exhibit.entries {
        let scenarios = page.scenarios(of: entry, of: exhibit)
        let shown = scenarios.reduce(into: Set<String>()) { $0.formUnion($1.statements) }
        for statement in entry.statements {
          let id = try #require(StatementID(statement))
          try #require(Behavior[id] != nil, "\(exhibit.anchor): there is no \(statement)")
          let status = page.coverage.status(of: id)
          #expect(status != .uncovered && status != .failed, "\(exhibit.anchor): \(statement)")
          #expect(
            shown.contains(statement) == ![.advice, .notObservable].contains(status),
            "\(exhibit.anchor): \(statement)"
          )
        }
        if let scenario = entry.scenario {
          #expect(scenarios.contains { $0.name == scenario }, "\(exhibit.anchor): \(scenario)")
        }
      }
    }
  }

  /// What the page itself has: a link to a file or to what checks advice, or a mark with a reason.
  @Test("Each row of the page has a link to what shows it, or a mark with the reason")
  func rowsAreShown() async throws {
    let page = FigurePage(try await Self.coverage.value)
    let rows = page.text.split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| --- ")
    }
    let cells = rows.map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
      .filter { !["shown by", "where that is"].contains($0.last) }
    #expect(cells.count == Exhibit.all.map(\.entries.count).reduce(0, +) + OmittedFigure.all.count)
    for cell in cells.map({ $0.last ?? "" }) {
      let isLinked = cell.contains(/\]\((\.\.\/Scenarios\/|advice\.md#|#|behaviors\.md#)/)
      let isMarked = cell.contains(/\*\*\*not shown\*\*\*: \w/)
      #expect(isLinked || isMarked, "\(cell)")
    }
  }

  @Test("Every figure is drawn from a scenario that cites and covers it")
  func figuresAreDrawn() async throws {
    for exhibit in Exhibit.all where exhibit.isFigure {
      #expect(!exhibit.drawings.isEmpty, "\(exhibit.anchor)")
      for drawing in exhibit.drawings {
        var loader = YAMLLoader()
        let file = loader.load(try drawing.source())
        let info = try #require(
          file.scenarios.first { $0.info.name == drawing.name }?.info,
          "\(drawing.name)"
        )
        let isCited = info.sources.contains {
          $0.hasPrefix("\(exhibit.document.rawValue) ") && $0.hasSuffix(", \(exhibit.name)")
        }
        #expect(isCited, "\(drawing.name) has no source that ends in ', \(exhibit.name)'")
        let statements = exhibit.entries.flatMap(\.statements)
        #expect(info.covers.contains { statements.contains($0.name) }, "\(drawing.name)")
      }
    }
  }
}

extension Exhibit.Drawing {
  /// The scenario file.
  func source() throws -> SourceFile {
    let bytes = try Data(contentsOf: Golden.root.appending(path: path))
    return SourceFile(path: path, bytes: Array(bytes))
  }

  /// The diagram of the run.
  func diagram() throws -> SequenceDiagram {
    var drawn = DrawnCase(path: path)
    drawn.caseName = name
    drawn.firstStep = step
    return try drawn.diagram()
  }
}
