package import ScenarioLanguage

/// Finds the errors and warnings that `check` reports in a file, with their ranges.
///
/// Keep a checker for several versions of a file: it keeps the analysis of each environment, and what it found in scenarios
/// that have not changed.
package struct FileChecker {
  private let executor = CaseExecutor()
  private var checker = StaticChecker()
  private var memory = ScenarioMemory()

  /// Creates a checker.
  package init() {}

  /// Returns the diagnostics of a file and of all of its cases, by position.
  package mutating func diagnostics(of file: LoadedFile) -> [Diagnostic] {
    var errors = file.diagnostics
    var warnings: [Diagnostic] = []
    for (scenario, found) in zip(file.scenarios, findings(of: file)) {
      guard scenario.isValid else {
        errors += scenario.diagnostics
        continue
      }
      errors += found.errors
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
    var checker = checker
    defer { self.checker = checker }
    return memory.findings(of: file) { scenario in
      var findings = ScenarioMemory.Findings()
      for plan in scenario.plans {
        if let error = Self.error(in: plan, executor) {
          findings.errors.append(error)
        } else {
          findings.hasValidCase = true
          findings.warnings += checker.warnings(of: plan)
        }
      }
      return findings
    }
  }

  /// Returns the error of an action that is not possible.
  private static func error(in plan: Plan, _ executor: CaseExecutor) -> Diagnostic? {
    executor.execute(plan).unexplainedImpossibleAction(runsApp: false)
      .map { CaseEvaluator.diagnostic(for: $0, plan: plan) }
  }
}
