internal import ScenarioLanguage
internal import ScenarioRunner

/// What a run learns from file to file: what came of the cases, and what of all that was asked for was there.
struct RunTally {
  private let request: RunRequest
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

  init(_ request: RunRequest, tags: TagExpression?) {
    self.request = request
    census = TagCensus(tags)
    idleVariables = Set(request.variables.keys).subtracting(request.projectVariables)
  }

  /// Notes what a file has of what was asked for, whether or not it is played here.
  mutating func note(_ file: FileResult) {
    census.add(file)
    idleVariables.subtract(file.usedVariables)
  }

  /// Notes what a file has that was named and is not run.
  mutating func noteUnplayed(_ file: FileResult) {
    note(file)
    let hasMatch = file.cases.contains { item in
      if case .invalid = item.outcome { false } else { true }
    }
    hasMatchElsewhere = hasMatchElsewhere || hasMatch || hasInvalidMatch(file)
  }

  /// Whether something that was asked for was in nothing so far: it may be in files that are not run.
  var missesSomething: Bool {
    guard counts.interrupted == 0 else { return false }
    let choosesAmongCases = request.tags != nil || !request.filters.isEmpty
    return census.missing != nil || !idleVariables.isEmpty
      || counts.cases + counts.unreadable == 0 && choosesAmongCases
  }

  /// Adds what came of a file.
  mutating func add(_ file: FileResult, _ plan: FilePlan) {
    counts.add(file)
    if file.cases.isEmpty, file.problem == nil { fragmentFiles += 1 }
    matchIsInvalid = matchIsInvalid || hasInvalidMatch(file)
    losses += plan.losses(in: file)
  }

  private func hasInvalidMatch(_ file: FileResult) -> Bool {
    guard !request.filters.isEmpty else { return false }
    return file.cases.contains { item in
      guard case .invalid = item.outcome else { return false }
      return item.scenario == nil || request.filters.allSatisfy { item.name.contains($0) }
    }
  }
}
