/// Under which number a stream tells what happened in a step, so that it need not tell it again.
struct TraceNumbers {
  private var numbers: [StepTrace: Int] = [:]
  /// How many entries they have together.
  private var size = 0

  /// How many entries are remembered: some megabytes.
  private static let limit = 1 << 16

  /// Forgets all where it has become too much, and begins anew with 0: for whoever reads, too.
  ///
  /// Asked between two cases: all numbers of a case are of one time.
  mutating func makeRoom() {
    guard size > Self.limit else { return }
    numbers.removeAll()
    size = 0
  }

  /// The number of a step, -1 where nothing happened; a new one must be told.
  mutating func number(of trace: StepTrace) -> (number: Int, isNew: Bool) {
    if let number = numbers[trace] { return (number, false) }
    if trace.entries.isEmpty { return (-1, false) }
    let number = numbers.count
    numbers[trace] = number
    size += trace.entries.count
    return (number, true)
  }
}
