internal import LifecycleCore
internal import ScenarioRunner

/// What tells a step that was played from those that went otherwise: mostly numbers, quick to make and to compare.
struct StepShape: Hashable {
  /// What an entry was given, where it was given anything.
  private enum Thing: Hashable {
    case details(Details)
    case action(Action)
  }

  /// How many entries there are, two numbers for each of them, and one for each cause from the first to the last.
  private var numbers: [UInt64] = []
  /// What all the numbers come to: to find a shape takes less than to hash each of them.
  private var sum: UInt64 = 0
  private var things: [Thing] = []

  /// Takes the shape of a step in place of the one before.
  mutating func take(_ step: PlayedCase.StepMark, of trace: Trace, _ rules: RuleTable) {
    numbers.removeAll(keepingCapacity: true)
    sum = 0
    things.removeAll(keepingCapacity: true)
    add(UInt64(step.entries.count))
    // Causes are counted from where the step began, so that it is the same wherever it lies in its case.
    let origin = trace.entries[step.entries.lowerBound].cause
    func place(of cause: Int32) -> UInt64 {
      UInt64(UInt32(bitPattern: cause < 0 ? .min : cause - origin))
    }
    var (first, last) = (Int32.max, -1 as Int32)
    for index in step.entries {
      let entry = trace.entries[index]
      add(UInt64(bitPattern: (entry.time - step.start).milliseconds))
      let reads = UInt64(entry.reads.map { $0.rawValue + 1 } ?? 0)
      add(take(entry, of: trace) << 40 | reads << 32 | place(of: entry.cause))
      if entry.cause >= 0 { (first, last) = (min(first, entry.cause), max(last, entry.cause)) }
    }
    // Those between them, too: to find out which of them led to nothing would take longer.
    while last >= first {
      let cause = trace.causes[Int(last)]
      add(UInt64(rules.number(cause.rule)) << 32 | place(of: cause.parent))
      if cause.parent >= 0 { first = min(first, cause.parent) }
      last -= 1
    }
  }

  private mutating func add(_ number: UInt64) {
    numbers.append(number)
    // By the golden ratio, so that each bit counts for higher ones, and back.
    sum = (sum ^ number) &* 0x9E37_79B9_7F4A_7C15
    sum ^= sum >> 32
  }

  /// The number of an event's kind, of which of that kind it is, and of whether it was given anything; that becomes a
  /// thing.
  private mutating func take(_ entry: TraceEntry, of trace: Trace) -> UInt64 {
    var isGiven: UInt64 = 0
    func add(_ thing: Thing, _ bytes: UInt64) {
      isGiven = 1
      things.append(thing)
      self.add(bytes)
    }
    if let action = trace.action(of: entry), !action.arguments.isEmpty {
      add(.action(action), TextBytes.of(action))
    } else if let index = entry.details, index != 0 {
      add(.details(trace.details[index]), TextBytes.of(trace.details[index]))
    }
    return UInt64(entry.term.kind.rawValue) << 9 | isGiven << 8 | UInt64(entry.term.number)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.sum == rhs.sum && lhs.numbers == rhs.numbers && lhs.things == rhs.things
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(sum)
    hasher.combine(things)
  }
}
