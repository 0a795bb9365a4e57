internal import ScenarioRunner
internal import ScenarioSystem

extension RunOutcome {
  /// Returns how the run ended; `signal` is the signal that interrupted it.
  func runEnd(wallTime: UInt64, signal: Int32?) -> RunEnd {
    var end = RunEnd(counts: counts, wallTime: wallTime)
    if let signal {
      end.ending = .interrupted(signal: Int(signal))
    } else if let error = errors.first {
      end.ending = .failed(error)
    }
    end.unmetConditions = unmetConditions
    end.emptyRunReason = reasonForEmptyRun ?? ""
    return end
  }

  /// Prints which requested tags, variables and cases were not found, and returns the exit status of the command.
  ///
  /// - Parameters:
  ///   - end: How the run ended.
  ///   - problems: The errors of writing its reports.
  ///   - console: The console to print to.
  /// - Returns: The exit status.
  func exitStatus(_ end: RunEnd, _ problems: [ScenarioError], _ console: Console) -> Int32 {
    // An interrupted run has not read all files, so it cannot tell what is missing.
    if counts.interrupted == 0 {
      for error in errors { console.error("\(error)") }
      if let unusedExcludedTag {
        console.warning("no scenario has the tag '\(unusedExcludedTag)'")
      }
      if !end.emptyRunReason.isEmpty {
        console.note(end.emptyRunReason)
      } else if missingTag == nil, hasNothingToRun {
        console.error(nothingSelected)
      }
    }
    if end.unmetConditions.contains(.expectCount), let expected = request.limits.expectedCount {
      console.error("--expect-count: the number of cases is \(caseCount), expected \(expected)")
    }
    if case .interrupted = end.ending { return end.exitStatus }
    return problems.first?.code.exitStatus ?? end.exitStatus
  }

  /// The errors about a requested tag or variables that no scenario has.
  private var errors: [ScenarioError] {
    guard counts.interrupted == 0 else { return [] }
    var errors: [ScenarioError] = []
    if let missingTag {
      let tags = foundTags.sorted().joined(separator: ", ")
      errors.append(
        ScenarioError.nothingSelected(
          "no scenario has the tag '\(missingTag)'",
          help: tags.isEmpty ? "no scenario has tags" : "known tags: \(tags)"
        )
      )
    }
    errors += unusedVariables.sorted().map { .unknownVariable($0) }
    if hasKilledNothing {
      errors.append(
        ScenarioError.nothingSelected(
          Self.nothingKilled,
          help: "let a step end in the background, or name other states with '--kill-in'"
        )
      )
    }
    return errors + appProblems
  }

  /// What is reported if `--kill-each-step` had nothing to kill.
  static let nothingKilled =
    "no step of a case that passed ends in a state of --kill-in: nothing was killed"

  /// Whether all cases passed in a run that was to kill the app, and did not.
  ///
  /// The cases that a shard, the history or a change selects need not have such a step.
  var hasKilledNothing: Bool {
    let selection = request.selection
    guard selection.shard == nil, selection.onlyFiles == nil, selection.changedSince == nil,
      !selection.onlyFailed
    else { return false }
    return killCount == 0 && counts.cases > 0 && counts.isSuccess
  }

  /// The required conditions that were not met.
  private var unmetConditions: [RunEnd.Condition] {
    var unmet: [RunEnd.Condition] = []
    if request.limits.failsOnFlaky, counts.flaky > 0 { unmet.append(.failOnFlaky) }
    if counts.different > 0 { unmet.append(.proveDeterminism) }
    if let expected = request.limits.expectedCount, expected != caseCount {
      unmet.append(.expectCount)
    }
    return unmet
  }

  /// The number of cases, including those of other shards.
  private var caseCount: Int { plan.shard?.cases ?? counts.cases }

  // MARK: - Runs without cases

  /// Whether the selection contains no case that can be run, and no invalid case that the filters may match.
  private var hasNothingToRun: Bool {
    counts.cases == counts.invalid && counts.unreadable == 0 && !invalidCaseMayMatch
      && (counts.invalid == 0 || !request.selection.filters.isEmpty)
  }

  /// The reason why nothing was run if that is a success; nil otherwise.
  private var reasonForEmptyRun: String? {
    guard counts.cases + counts.unreadable == 0 else { return nil }
    let selection = request.selection
    if let reason = plan.reasonForEmptyRun {
      // If this shard is empty, the selected cases are in other shards.
      let hasMatch = plan.shard.map { $0.cases > 0 } ?? false || hasMatchElsewhere
      guard !selection.selectsCases || hasMatch else { return nil }
      return "\(reason): nothing was run"
    }
    if selection.onlyFailed, !selection.selectsCases,
      (plan.warnings + missingCaseWarnings).isEmpty
    {
      return "\(FilePlan.nothingFailedReason): nothing was run"
    }
    guard request.purpose == .check, fragmentFiles > 0, counts.warnings == 0,
      !selection.selectsCases, !selection.onlyFailed
    else { return nil }
    return
      "no scenarios: \(fragmentFiles) file\(fragmentFiles == 1 ? " contains" : "s contain") only what other files use"
  }

  /// The error message if nothing was selected.
  private var nothingSelected: String {
    let selection = request.selection
    let filters = selection.filters.map { "'\($0)'" }.joined(separator: " and ")
    let options = [
      (filters.isEmpty ? nil : "--filter"), selection.tags.map { _ in "--tag" },
      (selection.onlyFailed ? "--failed" : nil),
    ].compactMap(\.self)
    guard let last = options.last else {
      return
        "the paths contain no scenario; to run fragments, name a file that includes them"
    }
    if options == ["--filter"] {
      return "no case has \(filters) in its name; matching is case-sensitive"
    }
    let all =
      (options.count == 1 ? "" : options.dropLast().joined(separator: ", ") + " and ") + last
    return "no case matches \(all)"
  }
}

extension ScenarioError {
  /// Returns the error for a variable of the command line that no scenario has.
  static func unknownVariable(_ name: String) -> ScenarioError {
    ScenarioError.usage(
      "--set \(name): no scenario has a variable with that name",
      help: "what rows of examples and arguments of fragments define cannot be set"
    )
  }
}

extension RunEnd {
  /// The exit status of a command for the run.
  ///
  /// The statuses for unreadable and invalid files take precedence over those for unknown tags and variables.
  var exitStatus: Int32 {
    switch ending {
    case .interrupted(let signal): return Int32(truncatingIfNeeded: 128 + signal)
    case .unknown: return ScenarioError.Code.io.exitStatus
    case .failed(let error):
      let status = caseExitStatus
      let isMoreImportant = status == 3 || status == 5 || error.code.exitStatus == 1 && status != 0
      return isMoreImportant ? status : error.code.exitStatus
    case .finished:
      let status = caseExitStatus
      return status == 0 && !unmetConditions.isEmpty ? 6 : status
    }
  }

  /// Whether no case was selected, which is an error.
  var selectedNothing: Bool { caseExitStatus == 4 }

  private var caseExitStatus: Int32 {
    counts.cases + counts.unreadable + counts.warnings == 0 && !emptyRunReason.isEmpty
      ? 0 : counts.exitStatus
  }
}

extension Counts {
  /// The exit status of a command for the results of the cases.
  var exitStatus: Int32 {
    if unreadable > 0 { return 5 }
    if invalid + warnings - appWarnings > 0 { return 3 }
    if cases == 0 { return 4 }
    return isSuccess ? 0 : 1
  }
}
