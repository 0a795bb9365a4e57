internal import ScenarioRunner
internal import ScenarioSystem

/// The check that event streams contain all shards of one run, and that each shard has finished.
///
/// The reader has already checked that they belong to the same run and that none is a duplicate.
enum ShardSet {
  /// Checks the streams.
  ///
  /// - Throws: `.incomplete` if a shard is missing or did not finish.
  static func check(_ runs: [EventStreamReader.Stream]) throws(ScenarioError) {
    var shards: [(run: EventStreamReader.Stream, record: ShardRecord)] = []
    for run in runs {
      guard let record = run.start.shard else {
        throw ScenarioError.incomplete(
          "'\(run.name)' was written without --shard",
          help: "merge joins runs with --shard; use 'scenario-run report --from' for other runs"
        )
      }
      shards.append((run, record))
    }
    guard let first = shards.first?.record else { return }
    let numbers = Set(shards.map(\.record.shard.number))
    let missing = (1...first.shard.count).filter { !numbers.contains($0) }
    guard missing.isEmpty else {
      let names = missing.prefix(10).map { "\($0)/\(first.shard.count)" }
        .joined(separator: ", ")
      let more = missing.count > 10 ? " and \(missing.count - 10) more" : ""
      throw ScenarioError.incomplete(
        missing.count == 1 ? "shard \(names) is missing" : "shards \(names)\(more) are missing"
      )
    }
    for (run, record) in shards where !run.ending.isComplete {
      throw ScenarioError.incomplete(
        "shard \(record.shard) in '\(run.name)' did not finish",
        help: "run it again; 'scenario-run report --from' shows the results so far"
      )
    }
    let count = shards.reduce(0) { $0 + $1.run.caseCount }
    guard count == first.cases else {
      throw ScenarioError.incomplete(
        "the shards have \(count) cases, but \(first.cases) were planned"
      )
    }
  }
}
