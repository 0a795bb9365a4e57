internal import ScenarioEvents
internal import ScenarioRunner
internal import ScenarioSystem

/// What is said of a whole run in the end, and the status with which the command ends.
struct RunVerdict {
  private let request: RunRequest
  private let plan: FilePlan
  private let tally: RunTally
  private let end: RunEnd
  private let problems: [ScenarioError]

  /// Creates the verdict on a run; `problems` are those of its reports, the worst first.
  init(
    _ request: RunRequest,
    _ plan: FilePlan,
    _ tally: RunTally,
    _ end: RunEnd,
    _ problems: [ScenarioError]
  ) {
    self.request = request
    self.plan = plan
    self.tally = tally
    self.end = end
    self.problems = problems
  }

  /// Says what of all that was asked for was not there, and returns the status.
  func exitStatus(_ screen: Screen) -> Int32 {
    let counts = tally.counts
    // Who has not read all files cannot say what is in none of them.
    guard counts.interrupted == 0 else {
      return signalStatus ?? problems.first?.code.exitStatus ?? counts.exitStatus
    }
    if plan.nothingToDo != nil, problems.isEmpty { return 0 }
    if counts.cases + counts.unreadable == 0, request.asksOnlyForFailed {
      let reason = FilePlan.nothingFailed(losses: !(plan.warnings + tally.losses).isEmpty)
      screen.say("\(reason): nothing is played", as: "note")
      return problems.first?.code.exitStatus ?? 0
    }
    if checksOnlyFragments {
      let files = tally.fragmentFiles
      screen.say("no scenarios: \(files) file\(files == 1 ? "" : "s") of fragments", as: "note")
      return 0
    }
    for name in tally.idleVariables.sorted() {
      screen.say("--set \(name): no scenario has a variable of that name")
    }
    let status = statusOfSelection(screen)
    if let signalStatus { return signalStatus }
    if end.missed.contains(.expectCount), let expected = request.expectedCount {
      let count = plan.shard?.cases ?? counts.cases
      screen.say("\(expected) cases were expected by --expect-count, and there are \(count)")
    }
    return tally.idleVariables.isEmpty || status > 1 ? status : 2
  }

  /// Whether all that was checked is fragments, and all of it is valid.
  private var checksOnlyFragments: Bool {
    let counts = tally.counts
    return request.purpose == .check && problems.isEmpty && tally.fragmentFiles > 0
      && counts.cases + counts.unreadable + counts.warnings == 0 && !request.onlyFailed
      && request.tags == nil && request.filters.isEmpty && tally.idleVariables.isEmpty
  }

  private var signalStatus: Int32? {
    if case .interrupted(let signal) = end.ending { 128 + Int32(signal) } else { nil }
  }

  /// Says which tags nothing carries, or that nothing was selected, and returns the status that comes of it.
  private func statusOfSelection(_ screen: Screen) -> Int32 {
    let counts = tally.counts
    if let idle = tally.census.idle {
      screen.say("no scenario carries the tag '\(idle)'", as: "warning")
    }
    let missing = tally.census.missing
    if let missing {
      screen.say("no scenario carries the tag '\(missing)'; \(tally.census.known)")
    } else if counts.cases == counts.invalid, counts.unreadable == 0, !tally.matchIsInvalid,
      counts.invalid == 0 || !request.filters.isEmpty
    {
      screen.say(nothingSelected)
    }
    if let problem = problems.first { return problem.code.exitStatus }
    return missing != nil && counts.unreadable + counts.invalid == 0 ? 4 : end.exitStatus
  }

  /// Why nothing was played.
  private var nothingSelected: String {
    let filters = request.filters.map { "'\($0)'" }.joined(separator: " and ")
    let names = "no case has \(filters) in its name; capital and small letters count"
    var choosers: [String] = []
    if !filters.isEmpty { choosers.append("--filter") }
    if request.tags != nil { choosers.append("--tag") }
    if request.onlyFailed { choosers.append("--failed") }
    if choosers == ["--filter"] { return names }
    guard let last = choosers.last else {
      return
        "no scenario is in what was named; a file of fragments is played by those that include it"
    }
    let all =
      choosers.count == 1
      ? "\(last) leaves" : "\(choosers.dropLast().joined(separator: ", ")) and \(last) leave"
    return "no case was selected: \(all) nothing"
  }
}

extension RunRequest {
  /// Whether nothing but what failed the last time chooses among the cases of the files.
  var asksOnlyForFailed: Bool { onlyFailed && tags == nil && filters.isEmpty }
}

extension RunEnd {
  /// The status with which a command ends for a run that came to its own end.
  var exitStatus: Int32 {
    let status = counts.exitStatus
    return status == 0 && !missed.isEmpty ? 6 : status
  }
}

extension Counts {
  /// The status with which a command ends for what came of the cases.
  var exitStatus: Int32 {
    if unreadable > 0 { return 5 }
    if invalid + warnings > 0 { return 3 }
    if cases == 0 { return 4 }
    return isGood ? 0 : 1
  }
}
