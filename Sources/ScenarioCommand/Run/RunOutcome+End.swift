internal import ScenarioRunner
internal import ScenarioSystem

extension RunOutcome {
  /// How the run ended; `signal` is the one that has arrived.
  func end(wallTime: UInt64, signal: Int32?) -> RunEnd {
    var end = RunEnd(counts: counts, wallTime: wallTime)
    if let signal {
      end.ending = .interrupted(signal: Int(signal))
    } else if let error = errors.first {
      end.ending = .failed(error)
    }
    end.unmetThresholds = unmetThresholds
    end.emptyRunReason = emptyRunReason ?? ""
    return end
  }

  /// Reports what was requested and not found, and returns the status with which the command ends.
  ///
  /// - Parameters:
  ///   - end: How the run ended.
  ///   - problems: Those of its reports.
  ///   - console: Where it is printed.
  /// - Returns: The status.
  func exitStatus(_ end: RunEnd, _ problems: [ScenarioError], _ console: Console) -> Int32 {
    // A run that has not read all files does not know what is in none of them.
    if counts.interrupted == 0 {
      for error in errors { console.error("\(error)") }
      if let idleTag { console.warning("no scenario has the tag '\(idleTag)'") }
      if !end.emptyRunReason.isEmpty {
        console.note(end.emptyRunReason)
      } else if missingTag == nil, isEmpty {
        console.error(nothingSelected)
      }
    }
    if end.unmetThresholds.contains(.expectCount), let expected = request.limits.expectedCount {
      console.error("--expect-count: the number of cases is \(caseCount), expected \(expected)")
    }
    if case .interrupted = end.ending { return end.exitStatus }
    return problems.first?.code.exitStatus ?? end.exitStatus
  }

  /// What was requested and no file has: an error.
  private var errors: [ScenarioError] {
    guard counts.interrupted == 0 else { return [] }
    var errors: [ScenarioError] = []
    if let missingTag {
      let tags = knownTags.sorted().joined(separator: ", ")
      errors.append(
        ScenarioError(
          .nothingSelected,
          "no scenario has the tag '\(missingTag)'",
          help: tags.isEmpty ? "no scenario has tags" : "known tags: \(tags)"
        )
      )
    }
    return errors + unusedVariables.sorted().map { .unknownVariable($0) }
  }

  /// The thresholds that were requested and not met.
  private var unmetThresholds: [RunEnd.Threshold] {
    var unmetThresholds: [RunEnd.Threshold] = []
    if request.limits.failsOnFlaky, counts.flaky > 0 { unmetThresholds.append(.failOnFlaky) }
    if counts.different > 0 { unmetThresholds.append(.proveDeterminism) }
    if let expected = request.limits.expectedCount, expected != caseCount {
      unmetThresholds.append(.expectCount)
    }
    return unmetThresholds
  }

  /// How many cases there are, those of other shards included.
  private var caseCount: Int { plan.shard?.cases ?? counts.cases }

  // MARK: - Where nothing was run

  /// Whether the selection contains nothing that can be run, and nothing invalid that may have been meant.
  private var isEmpty: Bool {
    counts.cases == counts.invalid && counts.unreadable == 0 && !matchIsInvalid
      && (counts.invalid == 0 || !request.selection.filters.isEmpty)
  }

  /// Why nothing was run, if that is a success; nil otherwise.
  private var emptyRunReason: String? {
    guard counts.cases + counts.unreadable == 0 else { return nil }
    let selection = request.selection
    if let reason = plan.emptyRunReason {
      // Of a shard, the others have what was selected.
      let isElsewhere = plan.shard.map { $0.cases > 0 } ?? false || hasMatchElsewhere
      guard !selection.selectsCases || isElsewhere else { return nil }
      return "\(reason): nothing was run"
    }
    if selection.onlyFailed, !selection.selectsCases {
      let reason = FilePlan.nothingFailed(losses: !(plan.warnings + losses).isEmpty)
      return "\(reason): nothing was run"
    }
    guard request.purpose == .check, fragmentFiles > 0, counts.warnings == 0,
      !selection.selectsCases, !selection.onlyFailed
    else { return nil }
    return
      "no scenarios: \(fragmentFiles) file\(fragmentFiles == 1 ? " contains" : "s contain") only fragments"
  }

  /// Why nothing was selected.
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
      options.count == 1
      ? "\(last) leaves" : "\(options.dropLast().joined(separator: ", ")) and \(last) leave"
    return "no case was selected: \(all) nothing"
  }
}

extension ScenarioError {
  /// A variable of the command line that nothing has.
  static func unknownVariable(_ name: String) -> ScenarioError {
    ScenarioError(.usage, "--set \(name): no scenario has a variable with that name")
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
      return status == 0 && !unmetThresholds.isEmpty ? 6 : status
    }
  }

  /// Whether nothing was selected, and that is an error.
  var isEmpty: Bool { statusOfCases == 4 }

  private var statusOfCases: Int32 {
    counts.cases + counts.unreadable + counts.warnings == 0 && !emptyRunReason.isEmpty
      ? 0 : counts.exitStatus
  }
}

extension Counts {
  /// The status with which a command ends for the result of the cases.
  var exitStatus: Int32 {
    if unreadable > 0 { return 5 }
    if invalid + warnings > 0 { return 3 }
    if cases == 0 { return 4 }
    return isGood ? 0 : 1
  }
}
