internal import ScenarioRunner
internal import ScenarioSystem

/// The environment variables in which CI systems number parallel jobs, for `--shard auto`.
enum ShardVariables {
  /// For each CI system, in the order in which they are read: the variables for the index of this job and the number of
  /// jobs, and the index of the first job.
  static let all = [
    ("Bazel", index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
    ("GoogleTest", index: "GTEST_SHARD_INDEX", count: "GTEST_TOTAL_SHARDS", first: 0),
    ("GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    ("CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    ("Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    ("Semaphore", index: "SEMAPHORE_JOB_INDEX", count: "SEMAPHORE_JOB_COUNT", first: 1),
    (
      "Azure Pipelines", index: "SYSTEM_JOBPOSITIONINPHASE", count: "SYSTEM_TOTALJOBSINPHASE",
      first: 1
    ),
    (
      "Bitbucket", index: "BITBUCKET_PARALLEL_STEP", count: "BITBUCKET_PARALLEL_STEP_COUNT",
      first: 0
    ),
  ]

  /// Returns the shard that the environment defines, for a run that requires one.
  ///
  /// - Throws: `.usage` if no system defines one.
  static func requiredShard() throws(ScenarioError) -> Shard {
    if let shard = try shard() { return shard }
    throw ScenarioError.usage(
      "--shard auto: no CI system defines the shard",
      help: "supported: \(all.map(\.0).joined(separator: ", ")); elsewhere, write --shard 2/7"
    )
  }

  /// Returns the shard that the environment defines.
  ///
  /// - Parameters:
  ///   - environment: Returns the value of a variable.
  ///   - system: The system whose variables are read; all of them by default.
  /// - Returns: The shard, or nil if no system defines one.
  /// - Throws: `.usage` if only one variable is set, or the numbers are not a valid shard.
  static func shard(
    environment: (String) -> String? = ProcessEnvironment.value,
    of system: String? = nil
  ) throws(ScenarioError) -> Shard? {
    for (name, indexName, countName, first) in all where system == nil || system == name {
      let index = environment(indexName) ?? ""
      let count = environment(countName) ?? ""
      // Some systems also set the count for a job that runs alone.
      if index.isEmpty, count.isEmpty || count == "0" { continue }
      if index.isEmpty, count == "1" { return Shard(1, of: 1) }
      guard let position = Int(index), let total = Int(count),
        let shard = Shard(position - first + 1, of: total)
      else {
        throw ScenarioError.usage(
          "\(indexName) '\(index)' and \(countName) '\(count)' are not a valid shard",
          help: "\(name) numbers its jobs from \(first)"
        )
      }
      return shard
    }
    return nil
  }
}
