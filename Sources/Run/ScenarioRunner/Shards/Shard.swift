@_spi(Package) package import ScenarioJSON

/// One of several runs that share the cases, as in `2/7`.
package struct Shard: Hashable, Sendable {
  /// The number of the shard, counted from 1.
  package internal(set) var number = 1
  /// The number of shards.
  package internal(set) var count = 1

  /// Creates the only shard.
  init() {}

  /// Creates a shard; nil for a number out of range, or more than 10,000 shards.
  package init?(_ number: Int, of count: Int) {
    guard (1...10_000).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Parses `2/7`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number, of: count)
  }
}

extension Shard: CustomStringConvertible {
  /// The shard as `2/7`.
  package var description: String { "\(number)/\(count)" }
}

/// The shard of a stream, and the run that it belongs to.
package struct ShardRecord: Hashable, Sendable {
  /// The shard.
  package var shard: Shard
  /// The number of cases of all shards.
  package var cases: Int
  /// A fingerprint of all files and cases.
  package var suite: String
  /// A fingerprint of the suite and of the distribution of its cases.
  package var plan: String
  /// What decides how its cases are run, such as `--app`; all shards must have the same.
  package var conditions: [String] = []

  /// Creates the record of a shard.
  package init(shard: Shard, cases: Int, suite: String, plan: String) {
    self.shard = shard
    self.cases = cases
    self.suite = suite
    self.plan = plan
  }

  /// Returns why two shards do not belong together, or are the same; nil if they belong together.
  func objection(to other: ShardRecord, in stream: String) -> String? {
    if shard.count != other.shard.count {
      return
        "is one of \(shard.count) shards, but that in '\(stream)' is one of \(other.shard.count)"
    }
    if suite != other.suite {
      return
        "ran other cases than that in '\(stream)'; all shards must run the same files, tags and filters"
    }
    if conditions != other.conditions {
      func text(_ conditions: [String]) -> String {
        conditions.isEmpty ? "without options" : "with \(conditions.joined(separator: ", "))"
      }
      return
        "was run \(text(conditions)), but that in '\(stream)' \(text(other.conditions)); "
        + "all shards must run with the same options"
    }
    if plan != other.plan {
      return
        "was planned with other times than that in '\(stream)'; give all shards the same history"
    }
    return shard == other.shard ? "is a duplicate of that in '\(stream)'" : nil
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
    try coder.field("conditions", &conditions, default: [])
  }
}
