package import ScenarioLanguage

/// Finds the errors and warnings that `check` reports in a file, with their ranges.
///
/// Keep a checker for several versions of a file: it keeps the analysis of each environment.
package struct FileChecker {
  private let executor = CaseExecutor()
  private var checker = StaticChecker()

  /// Creates a checker.
  package init() {}

  /// Returns the diagnostics of a file and of all of its cases, by position.
  package mutating func diagnostics(of file: LoadedFile) -> [Diagnostic] {
    var errors = file.diagnostics
    var warnings: [Diagnostic] = []
    for scenario in file.scenarios {
      guard scenario.isValid else {
        errors += scenario.diagnostics
        continue
      }
      for plan in scenario.plans {
        if let error = error(in: plan) {
          errors.append(error)
        } else {
          warnings += scenario.diagnostics + checker.warnings(of: plan)
        }
      }
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

  /// Returns the error of an action that is not possible.
  private func error(in plan: Plan) -> Diagnostic? {
    executor.execute(plan).unexplainedImpossibleAction(runsApp: false)
      .map { CaseEvaluator.diagnostic(for: $0, plan: plan) }
  }
}
