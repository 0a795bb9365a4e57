internal import ScenarioRunner
internal import ScenarioSystem

/// What a run collects from file to file, and how it ends.
///
/// The end is known before any report is finished, so that every report agrees with the exit status.
final class RunOutcome: RunEventConsumer {
  let request: RunRequest
  let plan: FilePlan
  /// How the cases ended.
  private(set) var counts = Counts()
  /// What was to be run again and is no longer there.
  private(set) var losses: [String] = []
  /// The variables of the command line that no scenario has had so far.
  private(set) var unusedVariables: Set<String>
  /// How many files contain no scenario, and nothing that is wrong: those of fragments.
  private(set) var fragmentFiles = 0
  /// Whether something invalid may be what the filters are after.
  private(set) var matchIsInvalid = false
  /// Whether a file has a case that was meant, though it is not one to be run.
  private(set) var hasMatchElsewhere = false
  /// The tags of all scenarios, where tags select.
  private(set) var knownTags: Set<String> = []

  init(_ request: RunRequest, _ plan: FilePlan) {
    self.request = request
    self.plan = plan
    let selection = request.selection
    unusedVariables = Set(selection.variables.keys).subtracting(selection.projectVariables)
    plan.filesOfAllShards.forEach(note)
  }

  /// A selected tag that no scenario has: an error.
  var missingTag: String? { plan.selection.tags?.tags.wanted.first { !knownTags.contains($0) } }

  /// An excluded tag that no scenario has: a warning.
  var idleTag: String? { plan.selection.tags?.tags.excluded.first { !knownTags.contains($0) } }

  /// Whether something that was requested has not been found yet: it may be in files that are not run.
  var missesSomething: Bool {
    guard counts.interrupted == 0 else { return false }
    return missingTag != nil || !unusedVariables.isEmpty
      || counts.cases + counts.unreadable == 0 && request.selection.selectsCases
  }

  func consume(_ event: RunEvent) {
    guard case .fileFinished(let file) = event else { return }
    // The files of all shards were noted before.
    if plan.shard == nil { note(file) }
    counts.add(file)
    // What a lint found comes in results of its own.
    guard file.facts.findings.isEmpty else { return }
    if file.cases.isEmpty, file.problem == nil { fragmentFiles += 1 }
    matchIsInvalid = matchIsInvalid || hasInvalidMatch(file)
    losses += plan.losses(in: file)
  }

  /// Notes what a file has that was named and is not run.
  func noteUnselected(_ file: FileResult) {
    note(file)
    let hasMatch = file.cases.contains { $0.outcome != .invalid }
    hasMatchElsewhere = hasMatchElsewhere || hasMatch || hasInvalidMatch(file)
  }

  /// Notes what a file has of what was requested, whether it is run here or not.
  private func note(_ file: FileResult) {
    if plan.selection.tags != nil { knownTags.formUnion(file.facts.tags) }
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
