public import ScenarioRunner

/// Which part of a run a stream tells of, and of which run.
public struct ShardRecord: Hashable, Sendable {
  /// Which shard it is, and of how many.
  public var shard: Shard
  /// How many cases all shards have together.
  public var cases: Int
  /// A fingerprint of all files and cases.
  public var suite: String
  /// A fingerprint of the suite and of who plays what.
  public var plan: String

  /// Creates the record of a shard.
  public init(shard: Shard, cases: Int, suite: String, plan: String) {
    self.shard = shard
    self.cases = cases
    self.suite = suite
    self.plan = plan
  }
}
