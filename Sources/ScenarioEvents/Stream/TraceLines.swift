/// Where a stream tells what happened in steps: each is read when somebody asks for it.
struct TraceLines {
  private var lines: [Range<Int>] = []
  /// Those that were asked for.
  private var known: [Int: StepTrace] = [:]
  /// How many entries the known ones have.
  private var size = 0

  /// How many there are.
  var count: Int { lines.count }

  /// Adds a line.
  mutating func add(_ head: LineHead, at range: Range<Int>) throws(JSONError) {
    try head.expect(lines.count)
    lines.append(range)
  }

  /// What was told under a number; nil if nothing was.
  mutating func trace(_ number: Int, of bytes: [UInt8]) throws(JSONError) -> StepTrace? {
    if let trace = known[number] { return trace }
    guard lines.indices.contains(number) else { return nil }
    var json = JSONCursor(bytes[lines[number]])
    let trace = try StepTrace(&json)
    if size > ToldTraces.limit {
      known.removeAll()
      size = 0
    }
    known[number] = trace
    size += trace.entries.count
    return trace
  }
}
