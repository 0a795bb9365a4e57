internal import ScenarioRunner
internal import ScenarioSystem

/// How a run ended, what is said of it as a whole, and the status with which the command ends.
///
/// The end is known before any report is finished, so that every report says what the status says.
struct RunVerdict {
  private let request: RunRequest
  private let plan: FilePlan
  private let tally: RunTally
  private var counts: Counts { tally.counts }

  /// Creates the verdict on a run.
  init(_ request: RunRequest, _ plan: FilePlan, _ tally: RunTally) {
    self.request = request
    self.plan = plan
    self.tally = tally
  }

  /// How the run ended; `signal` is the one that has come.
  func end(wallTime: UInt64, signal: Int32?) -> RunEnd {
    var end = RunEnd(counts: counts, wallTime: wallTime)
    if let signal {
      end.ending = .interrupted(signal: Int(signal))
    } else if let error = errors.first {
      end.ending = .failed(error)
    }
    end.missed = missed
    end.nothingToDo = nothingToDo ?? ""
    return end
  }

  /// Says what of all that was asked for was not there, and returns the status.
  ///
  /// - Parameters:
  ///   - end: How the run ended.
  ///   - problems: Those of its reports, the worst first.
  ///   - screen: Where it is said.
  /// - Returns: The status with which the command ends.
  func exitStatus(_ end: RunEnd, _ problems: [ScenarioError], _ screen: Screen) -> Int32 {
    // Who has not read all files cannot say what is in none of them.
    if counts.interrupted == 0 {
      for error in errors { screen.say("\(error)") }
      if let idle = tally.census.idle {
        screen.say("no scenario carries the tag '\(idle)'", as: "warning")
      }
      if !end.nothingToDo.isEmpty {
        screen.say(end.nothingToDo, as: "note")
      } else if tally.census.missing == nil, isEmpty {
        screen.say(nothingSelected)
      }
    }
    if end.missed.contains(.expectCount), let expected = request.expectedCount {
      screen.say("\(expected) cases were expected by --expect-count, and there are \(caseCount)")
    }
    if case .interrupted = end.ending { return end.exitStatus }
    return problems.first?.code.exitStatus ?? end.exitStatus
  }

  /// What was asked for and no file has: the run did not do what was meant.
  private var errors: [ScenarioError] {
    guard counts.interrupted == 0 else { return [] }
    var errors: [ScenarioError] = []
    if let tag = tally.census.missing {
      errors.append(
        ScenarioError(
          .nothingSelected,
          "no scenario carries the tag '\(tag)'",
          help: tally.census.known
        )
      )
    }
    return errors + tally.idleVariables.sorted().map { .unknownVariable($0) }
  }

  /// The bounds that were asked for and missed.
  private var missed: [RunEnd.Threshold] {
    var missed: [RunEnd.Threshold] = []
    if request.failsOnFlaky, counts.flaky > 0 { missed.append(.failOnFlaky) }
    if counts.different > 0 { missed.append(.proveDeterminism) }
    if let expected = request.expectedCount, expected != caseCount { missed.append(.expectCount) }
    return missed
  }

  /// How many cases there are, those of other shards included.
  private var caseCount: Int { plan.shard?.cases ?? counts.cases }

  // MARK: - Where nothing was run

  /// Whether what was chosen holds nothing that can be run, or none of what is invalid is what was meant.
  private var isEmpty: Bool {
    counts.cases == counts.invalid && counts.unreadable == 0 && !tally.matchIsInvalid
      && (counts.invalid == 0 || !request.filters.isEmpty)
  }

  /// Why nothing was run where that is a good answer; nil where something was, or it is none.
  private var nothingToDo: String? {
    guard counts.cases + counts.unreadable == 0 else { return nil }
    let choosesAmongCases = request.tags != nil || !request.filters.isEmpty
    if let reason = plan.nothingToDo {
      // Of a shard, the others have what was chosen.
      let isElsewhere = plan.shard.map { $0.cases > 0 } ?? false || tally.hasMatchElsewhere
      guard !choosesAmongCases || isElsewhere else { return nil }
      return "\(reason): nothing was run"
    }
    if request.onlyFailed, !choosesAmongCases {
      let reason = FilePlan.nothingFailed(losses: !(plan.warnings + tally.losses).isEmpty)
      return "\(reason): nothing was run"
    }
    let files = tally.fragmentFiles
    guard request.purpose == .check, files > 0, counts.warnings == 0, !choosesAmongCases,
      !request.onlyFailed
    else { return nil }
    return "no scenarios: \(files) file\(files == 1 ? "" : "s") of fragments"
  }

  /// Why nothing was selected.
  private var nothingSelected: String {
    let filters = request.filters.map { "'\($0)'" }.joined(separator: " and ")
    let names = "no case has \(filters) in its name; matching is case-sensitive"
    var choosers: [String] = []
    if !filters.isEmpty { choosers.append("--filter") }
    if request.tags != nil { choosers.append("--tag") }
    if request.onlyFailed { choosers.append("--failed") }
    if choosers == ["--filter"] { return names }
    guard let last = choosers.last else {
      return
        "no scenario is in what was named; a file of fragments is run by those that include it"
    }
    let all =
      choosers.count == 1
      ? "\(last) leaves" : "\(choosers.dropLast().joined(separator: ", ")) and \(last) leave"
    return "no case was selected: \(all) nothing"
  }
}

extension ScenarioError {
  /// What is said of a variable of the command line that nothing has.
  static func unknownVariable(_ name: String) -> ScenarioError {
    ScenarioError(.usage, "--set \(name): no scenario has a variable of that name")
  }
}

extension RunEnd {
  /// The status with which a command ends for the run.
  ///
  /// What could not be read, or is invalid, comes before a tag or variable that nothing has.
  var exitStatus: Int32 {
    switch ending {
    case .interrupted(let signal): return Int32(truncatingIfNeeded: 128 + signal)
    case .unknown: return ScenarioError.Code.io.exitStatus
    case .failed(let error):
      let status = statusOfCases
      return status == 3 || status == 5 ? status : error.code.exitStatus
    case .finished:
      let status = statusOfCases
      return status == 0 && !missed.isEmpty ? 6 : status
    }
  }

  /// Whether nothing was selected, and that is no good answer.
  var isEmpty: Bool { statusOfCases == 4 }

  private var statusOfCases: Int32 {
    counts.cases + counts.unreadable + counts.warnings == 0 && !nothingToDo.isEmpty
      ? 0 : counts.exitStatus
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
