@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
package import ScenarioReports

/// The output of `coverage`: the statements of the documents, with the scenarios that cover each of them.
package struct CoverageText {
  private let coverage: Coverage
  private let paint: Paint

  /// Creates the text for the coverage of a run.
  package init(_ coverage: Coverage, paint: Paint) {
    self.coverage = coverage
    self.paint = paint
  }

  // MARK: - Text

  /// All statements by area, the counts for each document, and the total.
  package var text: String {
    var lines: [String] = []
    for area in BehaviorArea.all {
      lines.append(paint(area.title, .strong))
      lines += area.rows.flatMap(\.statementIDs).flatMap(self.lines)
      lines.append("")
    }
    return (lines + documents + [""] + summary).joined(separator: "\n") + "\n"
  }

  private func lines(_ id: StatementID) -> [String] {
    let status = coverage.status(of: id)
    let scenarios = coverage.scenarios[id] ?? []
    let name = String(repeating: " ", count: max(0, 6 - id.name.count)) + id.name
    let (text, role) = self.text(status, scenarios)
    return ["  \(name)  \(paint(text, role))"]
      + scenarios.map {
        let path = VisibleText.of("\($0.path):\($0.line): \($0.name)")
        return
          "          \($0.outcome.rawValue)  \(path)\($0.cases > 1 ? " (\($0.cases) cases)" : "")"
      }
  }

  private func text(
    _ status: Coverage.Status,
    _ scenarios: [Coverage.Scenario]
  ) -> (String, Paint.Role) {
    let count = scenarios.count.counted("scenario")
    return switch status {
    case .passed: ("covered by \(count)", .success)
    case .open: ("named by \(count), none of which passed", .strong)
    case .failed: ("covered by \(count), not all of which passed", .error)
    case .uncovered: ("not covered", .strong)
    case .advice: ("advice", .faint)
    case .notObservable: ("not observable", .faint)
    }
  }

  /// A line for each document, and for each of its sections that is not completely covered.
  private var documents: [String] {
    DocumentCoverage.all(coverage).flatMap { document in
      [paint(document.document.title, .strong), "  " + text(document.total)]
        + document.sections.filter { $0.required > $0.covered }.map {
          "  \($0.title.isEmpty ? "(no section)" : $0.title): \(text($0))"
        }
    }
  }

  private func text(_ section: DocumentCoverage.Section) -> String {
    let rest = Self.notRequired(advice: section.advice, notObservable: section.notObservable)
    return "\(section.covered) of \(section.required.counted("statement")) covered\(rest)"
  }

  private var summary: [String] {
    let all = Behavior.all.flatMap(\.statementIDs).map { coverage.status(of: $0) }
    func count(_ status: Coverage.Status) -> Int { all.count { $0 == status } }
    var parts = ["\(count(.passed)) covered and passed"]
    if count(.failed) > 0 { parts.append("\(count(.failed)) with failures") }
    if count(.open) > 0 { parts.append("\(count(.open)) open") }
    parts.append("\(count(.uncovered)) not covered")
    let required = all.count { $0 != .advice && $0 != .notObservable }
    let line =
      "\(required.counted("statement")): \(parts.joined(separator: ", "))"
      + Self.notRequired(advice: count(.advice), notObservable: count(.notObservable))
    // Green only if everything is covered; partial coverage without a failure has no color.
    let isComplete = required > 0 && count(.passed) == required
    return [paint(line, count(.failed) > 0 ? .error : isComplete ? .success : .strong)]
  }

  /// A clause about the statements that scenarios need not cover; empty if there are none.
  private static func notRequired(advice: Int, notObservable: Int) -> String {
    let clauses = [(advice, "advice"), (notObservable, "not observable")]
      .filter { $0.0 > 0 }
      .map { "\($0) more \($0 == 1 ? "is" : "are") \($1)" }
    return clauses.isEmpty ? "" : "; " + clauses.joined(separator: ", ")
  }

  // MARK: - JSON

  /// The same contents as JSON, described by `docs/coverage.schema.json`.
  package var json: String {
    let statements = BehaviorArea.all.flatMap { area in
      area.rows.flatMap { row in
        zip(row.statementIDs, row.statements).map { json($0, $1, row, of: area) }
      }
    }
    return JSONFormat.coverage.document([("statements", .list(statements))])
  }

  private func json(
    _ id: StatementID,
    _ statement: Statement,
    _ row: Behavior,
    of area: BehaviorArea
  ) -> JSONValue {
    let scenarios = (coverage.scenarios[id] ?? []).map { scenario in
      JSONValue.object([
        ("file", .text("\(scenario.path)")),
        ("line", .number("\(scenario.line)")),
        ("name", .text(scenario.name)),
        ("cases", .number("\(scenario.cases)")),
        ("outcome", .text(scenario.outcome.rawValue)),
      ])
    }
    let sources = statement.sources.map { source in
      JSONValue.object([
        ("document", .text(source.document.rawValue)), ("section", .text(source.section)),
      ])
    }
    return .object([
      ("statement", .text(id.name)),
      ("behavior", .text(row.name)),
      ("area", .text(area.title)),
      ("scope", .text(row.scope.rawValue)),
      ("text", .text(statement.text)),
      ("sources", .list(sources)),
      ("status", .text(coverage.status(of: id).rawValue)),
      ("scenarios", .list(scenarios)),
    ])
  }
}
