internal import ScenarioRunner

/// What a run learns from file to file: how the cases ended, and which of the requested tags and variables exist.
final class RunTally: RunEventConsumer {
  private let request: RunRequest
  private let plan: FilePlan
  /// What came of the cases.
  var counts = Counts()
  /// The tags that scenarios carry.
  private(set) var census: TagCensus
  /// The variables of the command line that no scenario has had so far.
  private(set) var idleVariables: Set<String>
  /// How many files hold no scenario, and nothing that is wrong: those of fragments.
  private(set) var fragmentFiles = 0
  /// Whether something invalid may be what the filters are after.
  private(set) var matchIsInvalid = false
  /// Whether a file has a case that was meant, though it is not one to be run.
  private(set) var hasMatchElsewhere = false
  /// What was to be played again and is no longer there.
  private(set) var losses: [String] = []

  init(_ request: RunRequest, _ plan: FilePlan) {
    self.request = request
    self.plan = plan
    census = TagCensus(plan.selection.tags)
    idleVariables = Set(request.variables.keys).subtracting(request.projectVariables)
  }

  /// Notes what a file has of what was asked for, whether or not it is played here.
  func note(_ file: FileResult) {
    census.add(file)
    idleVariables.subtract(file.facts.usedVariables)
  }

  /// Notes what a file has that was named and is not run.
  func noteUnplayed(_ file: FileResult) {
    note(file)
    let hasMatch = file.cases.contains { $0.outcome != .invalid }
    hasMatchElsewhere = hasMatchElsewhere || hasMatch || hasInvalidMatch(file)
  }

  /// Whether something that was asked for was in nothing so far: it may be in files that are not run.
  var missesSomething: Bool {
    guard counts.interrupted == 0 else { return false }
    let choosesAmongCases = request.tags != nil || !request.filters.isEmpty
    return census.missing != nil || !idleVariables.isEmpty
      || counts.cases + counts.unreadable == 0 && choosesAmongCases
  }

  func consume(_ event: RunEvent) {
    guard case .fileFinished(let file) = event else { return }
    // A shard has noted the files of all shards before.
    if plan.shard == nil { note(file) }
    counts.add(file)
    // What a lint found comes in results of its own.
    guard file.facts.findings.isEmpty else { return }
    if file.cases.isEmpty, file.problem == nil { fragmentFiles += 1 }
    matchIsInvalid = matchIsInvalid || hasInvalidMatch(file)
    losses += plan.losses(in: file)
  }

  private func hasInvalidMatch(_ file: FileResult) -> Bool {
    guard !request.filters.isEmpty else { return false }
    return file.cases.contains { item in
      item.outcome == .invalid
        && (item.scenario.name == nil || request.filters.allSatisfy { item.name.contains($0) })
    }
  }
}
