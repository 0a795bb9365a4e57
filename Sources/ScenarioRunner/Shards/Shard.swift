/// One of several runs that share the cases between them, as `2/7` names it.
public struct Shard: Hashable, Sendable {
  /// Which one it is, counted from 1.
  public internal(set) var number = 1
  /// How many there are.
  public internal(set) var count = 1

  /// Creates the only one.
  init() {}

  /// Creates a shard; nil for a number that is not from 1 to the count, and for more than 10,000 shards.
  public init?(_ number: Int, of count: Int) {
    guard (1...10_000).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/7`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number, of: count)
  }
}

extension Shard: CustomStringConvertible {
  /// `2/7`.
  public var description: String { "\(number)/\(count)" }
}

/// Which part of a run a stream is of, and of which run.
public struct ShardRecord: Hashable, Sendable {
  /// Which shard it is, and of how many.
  public var shard: Shard
  /// How many cases all shards have together.
  public var cases: Int
  /// A fingerprint of all files and cases.
  public var suite: String
  /// A fingerprint of the suite and of how its cases are distributed.
  public var plan: String

  /// Creates the record of a shard.
  public init(shard: Shard, cases: Int, suite: String, plan: String) {
    self.shard = shard
    self.cases = cases
    self.suite = suite
    self.plan = plan
  }

  /// Why two shards are not of one run, or are one and the same; nil where they belong together.
  func objection(to other: ShardRecord) -> String? {
    if shard.count != other.shard.count {
      return "is one of \(shard.count) shards, but that in 'OTHER' is one of \(other.shard.count)"
    }
    if suite != other.suite {
      return
        "ran other cases than that in 'OTHER'; all shards must run the same files, tags and filters"
    }
    if plan != other.plan {
      return "was planned with other times than that in 'OTHER'; give all shards the same history"
    }
    return shard == other.shard ? "is a duplicate of that in 'OTHER'" : nil
  }
}

extension ShardRecord: FieldObject {
  package init() { self.init(shard: Shard(), cases: 0, suite: "", plan: "") }

  package mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("number", &shard.number)
    try coder.field("of", &shard.count)
    try coder.field("cases", &cases)
    try coder.field("suite", &suite)
    try coder.field("plan", &plan)
  }
}
