/// Under which number a stream tells what happened in a step, so that it need not tell it again.
struct TraceNumbers {
  private var numbers: [StepTrace: Int] = [:]
  /// The same by what a record is, and not by what it holds.
  ///
  /// Each worker has records of its own, and to compare what two of them hold takes longer than all else. A record is
  /// kept here, so that no other one takes its place.
  private var known: [ObjectIdentifier: (trace: StepTrace, number: Int)] = [:]
  /// How many entries the records of each have together.
  private var (size, knownSize) = (0, 0)

  /// How many entries are remembered: some megabytes.
  private static let limit = 1 << 16

  /// Forgets all where it has become too much, and begins anew with 0: for whoever reads, too.
  ///
  /// Asked between two cases: all numbers of a case are of one time.
  mutating func makeRoom() {
    guard size > Self.limit else { return }
    numbers.removeAll()
    size = 0
    known.removeAll()
    knownSize = 0
  }

  /// The number of a step, -1 where nothing happened; a new one must be told.
  mutating func number(of trace: StepTrace) -> (number: Int, isNew: Bool) {
    if let known = known[trace.identity] { return (known.number, false) }
    if trace.entries.isEmpty { return (-1, false) }
    let told = numbers[trace]
    let number = told ?? numbers.count
    if told == nil {
      numbers[trace] = number
      size += trace.entries.count
    }
    // However many workers there are, what they have alike is no reason to begin anew.
    if knownSize > Self.limit {
      known.removeAll()
      knownSize = 0
    }
    known[trace.identity] = (trace, number)
    knownSize += trace.entries.count
    return (number, told == nil)
  }
}
