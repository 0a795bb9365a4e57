@_spi(Package) package import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

/// Finds the errors and warnings that `check` reports in a file, with their ranges.
///
/// Keep a checker for several versions of a file: it keeps what it found in scenarios that have not changed.
package struct FileChecker {
  private let plans: PlanChecker
  private var memory = ScenarioMemory()

  /// Creates a checker, which can share what it learns about environments with others.
  package init(_ plans: PlanChecker = PlanChecker()) { self.plans = plans }

  /// Returns the diagnostics of a file and of all of its cases, by position.
  package mutating func diagnostics(of file: LoadedFile) -> [Diagnostic] {
    var errors = file.diagnostics
    var warnings: [Diagnostic] = []
    for (scenario, found) in zip(file.scenarios, findings(of: file)) {
      guard scenario.isValid else {
        errors += scenario.diagnostics
        continue
      }
      errors += found.errors.map { $0.insertingSteps(in: file.source) }
      if found.hasValidCase { warnings += scenario.diagnostics + found.warnings }
    }
    // If several cases have the same warning, only the first message is kept.
    var seen: Set<Diagnostic> = []
    let distinctWarnings = warnings.filter {
      seen.insert(Diagnostic($0.id, at: $0.range, "")).inserted
    }
    let all = (distinctWarnings + errors).filter { seen.insert($0).inserted }
    return all.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }.map(\.element)
  }

  private mutating func findings(of file: LoadedFile) -> [ScenarioMemory.Findings] {
    memory.findings(of: file) { scenarios in
      var found = plans.findings(in: scenarios.flatMap(\.plans))[...]
      return scenarios.map { scenario in
        var findings = ScenarioMemory.Findings()
        for finding in found.prefix(scenario.plans.count) { findings.add(finding) }
        found = found.dropFirst(scenario.plans.count)
        return findings
      }
    }
  }
}

extension ScenarioMemory.Findings {
  fileprivate mutating func add(_ finding: PlanChecker.Finding) {
    switch finding {
    case .error(let error): errors.append(error)
    case .warnings(let found):
      hasValidCase = true
      warnings += found
    }
  }
}
