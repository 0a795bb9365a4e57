internal import ScenarioRunner
internal import ScenarioSystem

/// The results of a run that decide its exit status, collected file by file.
///
/// The outcome is complete before any report is finished, so that every report agrees with the exit status.
final class RunOutcome: RunEventConsumer {
  let request: RunRequest
  let plan: FilePlan
  /// The number of cases with each outcome.
  private(set) var counts = Counts()
  /// Warnings about failed cases that were to be run again and no longer exist.
  private(set) var missingCaseWarnings: [String] = []
  /// The variables of the command line that have not been found in a scenario yet.
  private(set) var unusedVariables: Set<String>
  /// The number of files that contain only fragments or the description of an app, and no error.
  private(set) var fragmentFiles = 0
  /// Whether the filters may match an invalid case.
  private(set) var invalidCaseMayMatch = false
  /// Whether a matching case is in a file that is not run.
  private(set) var hasMatchElsewhere = false
  /// The tags of all scenarios, if cases are selected by tags.
  private(set) var foundTags: Set<String> = []

  /// What is wrong with how the programs ended that are the app under test, after the last case of each.
  var appProblems: [ScenarioError] = []
  /// How often `--kill-each-step` has killed the app; nil if the run is without it.
  var killCount: Int?

  init(_ request: RunRequest, _ plan: FilePlan) {
    self.request = request
    self.plan = plan
    let selection = request.selection
    unusedVariables = Set(selection.variables.keys).subtracting(selection.projectVariables)
    plan.filesOfAllShards.forEach(recordTagsAndVariables)
  }

  /// A selected tag that no scenario has, which is an error.
  var missingTag: String? { plan.selection.tags?.tags.included.first { !foundTags.contains($0) } }

  /// An excluded tag that no scenario has, which is a warning.
  var unusedExcludedTag: String? {
    plan.selection.tags?.tags.excluded.first { !foundTags.contains($0) }
  }

  /// Whether a requested tag, variable or case was not found in the files that are run, and may be in others.
  var hasUnmatchedRequests: Bool {
    guard counts.interrupted == 0 else { return false }
    return missingTag != nil || !unusedVariables.isEmpty
      || counts.cases + counts.unreadable == 0 && request.selection.selectsCases
  }

  func consume(_ event: RunEvent) {
    guard case .fileFinished(let file) = event else { return }
    // The files of all shards were recorded by the initializer.
    if plan.shard == nil { recordTagsAndVariables(of: file) }
    counts.add(file)
    // Findings across files are reported as separate results.
    guard file.facts.findings.isEmpty else { return }
    if file.cases.isEmpty, file.problem == nil { fragmentFiles += 1 }
    invalidCaseMayMatch = invalidCaseMayMatch || hasInvalidMatch(file)
    missingCaseWarnings += plan.missingCaseWarnings(for: file)
  }

  /// Records a file that was named but is not run.
  func recordUnselected(_ file: FileResult) {
    recordTagsAndVariables(of: file)
    let hasMatch = file.cases.contains { $0.outcome != .invalid }
    hasMatchElsewhere = hasMatchElsewhere || hasMatch || hasInvalidMatch(file)
  }

  /// Records which requested tags and variables a file has, whether it is run or not.
  private func recordTagsAndVariables(of file: FileResult) {
    if plan.selection.tags != nil { foundTags.formUnion(file.facts.tags) }
    unusedVariables.subtract(file.facts.usedVariables)
  }

  private func hasInvalidMatch(_ file: FileResult) -> Bool {
    let filters = request.selection.filters
    guard !filters.isEmpty else { return false }
    return file.cases.contains { item in
      item.outcome == .invalid
        && (item.scenario.name == nil || filters.allSatisfy { item.name.contains($0) })
    }
  }
}
