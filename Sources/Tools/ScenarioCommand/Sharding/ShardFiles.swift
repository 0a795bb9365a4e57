internal import ScenarioRunner
internal import ScenarioSystem

/// The files and cases of one shard; every shard reads all files and computes the same distribution.
struct ShardFiles {
  /// The description of the shard for the event stream.
  let record: ShardRecord
  /// The files of the shard.
  private(set) var entries: [ScenarioFiles.Entry] = []
  /// The cases of each file that the shard runs.
  let shares: [Path: ShardPlan.Share]
  /// The note to the user about how the cases were distributed.
  private(set) var note = ""

  /// Distributes the selected cases of files, which are in the order of their paths.
  init(
    of shard: Shard,
    _ all: some Sequence<(FileResult, ScenarioFiles.Entry)>,
    history: History,
    splitsFiles: Bool
  ) {
    var files: [(file: ShardPlan.File, entry: ScenarioFiles.Entry)] = []
    for (result, entry) in all {
      let cases = result.cases.filter(\.isExecutable).map(\.name)
      let hasProblem = result.problem != nil || cases.count < result.cases.count
      // A file without selected cases belongs to no shard.
      guard hasProblem || !cases.isEmpty else { continue }
      var file = ShardPlan.File(
        path: result.path,
        cases: cases,
        hasProblem: hasProblem,
        content: result.facts.fingerprint.value
      )
      file.invalidCount = result.cases.count - cases.count
      file.staysWhole = !splitsFiles
      files.append((file, entry))
    }
    let plan = ShardPlan(files.map(\.file), over: shard.count, history: history)
    shares = plan.share(of: shard)
    record = ShardRecord(
      shard: shard,
      cases: plan.caseCount,
      suite: plan.suite.text,
      plan: plan.plan.text
    )
    var count = 0
    for (file, entry) in files {
      guard let share = shares[file.path] else { continue }
      entries.append(entry)
      if case .cases(let names) = share {
        count += names.count
      } else {
        count += file.caseCount
      }
    }
    note = "shard \(shard) has \(count) of \(plan.caseCount) cases, balanced by "
    if !plan.isTimed {
      note += "count: the history has no times for them"
    } else if plan.unknownCount == 0 {
      note += "their recorded times"
    } else {
      note += "their recorded times; \(plan.unknownCount) have none and count as the median"
    }
  }
}
