@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
package import ScenarioReports
@_spi(Package) internal import ScenarioRunner

/// A finding of walks, as it is reported.
package struct ExploredFinding {
  fileprivate let finding: Exploration.Finding
  fileprivate let scenario: String
  fileprivate let path: String?
  fileprivate let objection: String?

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - finding: What walks have found.
  ///   - scenario: The scenario that shows it.
  ///   - path: The file to which the scenario was written; nil if it was not.
  ///   - objection: Why the scenario does not reproduce it; nil if it does.
  package init(
    _ finding: Exploration.Finding,
    scenario: String,
    path: String?,
    objection: String?
  ) {
    (self.finding, self.scenario) = (finding, scenario)
    (self.path, self.objection) = (path, objection)
  }
}

/// The document of `explore --format json`, described by `docs/explore.schema.json`.
package enum ExplorationJSON {
  /// Returns the document about walks and their findings.
  package static func text(
    _ exploration: Exploration,
    _ findings: [ExploredFinding],
    seed: UInt64
  ) -> String {
    JSONFormat.explore.document([
      ("seed", .number("\(seed)")), ("walks", .number("\(exploration.walkCount)")),
      ("steps", .number("\(exploration.stepCount)")),
      ("transitions", .number("\(exploration.coverage.count)")),
      ("transitionPairs", .number("\(exploration.coverage.pairCount)")),
      (
        "findings",
        .list(
          findings.map {
            [
              "walk": .number("\($0.finding.walk)"), "message": .text($0.finding.message),
              "scenario": .text($0.scenario), "path": $0.path.map { .text($0) } ?? .null,
              "incomplete": $0.objection.map { .text($0) } ?? .null,
            ]
          }
        )
      ),
    ])
  }
}

/// What walks have found, for the console.
package struct ExplorationText {
  private let paint: Paint

  /// Creates the text with the colors of the console.
  package init(_ paint: Paint) { self.paint = paint }

  /// Returns the lines of a finding: what is wrong, and below it the scenario that shows it, or its path.
  package func lines(_ found: ExploredFinding) -> [String] {
    let finding = found.finding
    let head =
      "\(paint("finding", .error)) in walk \(finding.walk): \(VisibleText.of(finding.message))"
    let scenario = (found.path ?? found.scenario).split(separator: "\n").map { "  \($0)" }
    return [head] + scenario
      + (found.objection.map { ["  # Incomplete: \(VisibleText.of($0))."] } ?? [])
  }

  /// Returns the lines about all walks.
  package func summary(_ exploration: Exploration, findings: Int, seed: UInt64) -> [String] {
    let coverage = exploration.coverage
    return [
      "\(count(exploration.stepCount, "step")) in \(count(exploration.walkCount, "walk")), seed \(seed)",
      "\(count(coverage.count, "state transition")), and \(count(coverage.pairCount, "pair")) of consecutive transitions",
      findings == 0
        ? paint("no findings", .success) : paint(count(findings, "finding"), .error),
    ]
  }

  private func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
