internal import ScenarioRunner
internal import ScenarioSystem

/// Deals what a run would play to shards: every shard reads all files, and deals them alike.
struct ShardDealer {
  private let shard: Shard
  private let history: History
  private let splitsFiles: Bool
  private var files: [ShardPlan.File] = []
  private var entries: [ScenarioFiles.Entry] = []

  init(_ shard: Shard, history: History, splitsFiles: Bool) {
    self.shard = shard
    self.history = history
    self.splitsFiles = splitsFiles
  }

  /// Adds a file in the order of the paths, with all of its cases that were chosen.
  mutating func add(_ result: FileResult, _ entry: ScenarioFiles.Entry) {
    var isTroubled = result.problem != nil
    var names: [String] = []
    for item in result.cases {
      if item.isExecutable { names.append(item.name) } else { isTroubled = true }
    }
    // A file of which nothing was chosen is nobody's.
    guard isTroubled || !names.isEmpty else { return }
    entries.append(entry)
    var file = ShardPlan.File(
      path: result.path,
      cases: names,
      isTroubled: isTroubled,
      content: result.facts.fingerprint.value
    )
    file.staysWhole = !splitsFiles
    files.append(file)
  }

  /// What this shard plays, and what is to be known of it.
  func dealt() -> ShardedPlan {
    let plan = ShardPlan(files, over: shard.count, history: history)
    let shares = plan.share(of: shard)
    let mine = files.indices.filter { shares[files[$0].path] != nil }
    var count = 0
    for index in mine {
      if case .cases(let names)? = shares[files[index].path] {
        count += names.count
      } else {
        count += max(files[index].cases.count, files[index].isTroubled ? 1 : 0)
      }
    }
    return ShardedPlan(
      record: ShardRecord(
        shard: shard,
        cases: plan.caseCount,
        suite: plan.suite.text,
        plan: plan.plan.text
      ),
      entries: mine.map { entries[$0] },
      shares: shares,
      caseCount: count,
      isTimed: plan.isTimed,
      unknownCount: plan.unknownCount
    )
  }
}

/// What one shard of a run plays.
struct ShardedPlan {
  let record: ShardRecord
  let entries: [ScenarioFiles.Entry]
  let shares: [Path: ShardPlan.Share]
  let caseCount: Int
  let isTimed: Bool
  let unknownCount: Int

  /// How the shard was made, for the user.
  var note: String {
    let size = "shard \(record.shard) has \(caseCount) of \(record.cases) cases"
    guard isTimed else { return "\(size), balanced by count: the history has no times for them" }
    if unknownCount == 0 { return "\(size), balanced by their recorded times" }
    return "\(size), balanced by their recorded times; "
      + "\(unknownCount) have none and count as the median"
  }
}
