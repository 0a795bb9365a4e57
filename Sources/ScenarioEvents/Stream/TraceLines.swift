/// Where a stream tells what happened in steps: each is read when somebody asks for it.
struct TraceLines {
  /// Where each of them stands, for every era: the numbers begin anew when they have become too many.
  private var lines: [[Range<Int>]] = []
  /// Those of one era that were asked for.
  private var known: [Int: StepTrace] = [:]
  private var knownEra = -1

  /// The era at the end of what was added.
  var era: Int { lines.count - 1 }

  /// Adds a line.
  mutating func add(_ head: LineHead, at range: Range<Int>) throws(JSONError) {
    if head.number == 0 { lines.append([]) }
    try head.expect(lines.last?.count ?? 0)
    lines[era].append(range)
  }

  /// What was told under a number in an era; nil if nothing was.
  mutating func trace(
    _ number: Int,
    in era: Int,
    of bytes: [UInt8]
  ) throws(JSONError) -> StepTrace? {
    if era != knownEra { (known, knownEra) = ([:], era) }
    if let trace = known[number] { return trace }
    guard lines.indices.contains(era), lines[era].indices.contains(number) else { return nil }
    var json = JSONCursor(bytes[lines[era][number]])
    let trace = try StepTrace(&json)
    known[number] = trace
    return trace
  }
}
