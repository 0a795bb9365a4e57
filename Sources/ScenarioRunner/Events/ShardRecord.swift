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
      return "is one of \(shard.count) shards, and that in 'OTHER' one of \(other.shard.count)"
    }
    if suite != other.suite {
      return
        "is of another suite than that in 'OTHER'; all must play the same files, tags and filters"
    }
    if plan != other.plan {
      return "was planned by other times than that in 'OTHER'; give all the same history"
    }
    return shard == other.shard ? "is there twice, in 'OTHER' too" : nil
  }
}

extension ShardRecord: FieldValue {
  private struct Fields: FieldObject {
    var (number, count, cases, suite, plan) = (0, 0, 0, "", "")

    mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
      try coder.field("number", &number)
      try coder.field("of", &count)
      try coder.field("cases", &cases)
      try coder.field("suite", &suite)
      try coder.field("plan", &plan)
    }
  }

  package func write(to json: inout JSONWriter) {
    var fields = Fields()
    (fields.number, fields.count, fields.cases) = (shard.number, shard.count, cases)
    (fields.suite, fields.plan) = (suite, plan)
    fields.write(to: &json)
  }

  package init(_ json: inout JSONReader) throws(JSONError) {
    let fields = try Fields(&json)
    guard let shard = Shard(fields.number, of: fields.count) else {
      throw JSONError(message: "\(fields.number) of \(fields.count) is not a shard")
    }
    self.init(shard: shard, cases: fields.cases, suite: fields.suite, plan: fields.plan)
  }
}
