internal import LifecycleCore

/// Everything recorded about a step, as numbers and bytes, to find steps with the same trace.
struct StepKey: Hashable {
  private var numbers: [Int] = []
  private var texts: [UInt8] = []

  /// The size of the key.
  var size: Int { numbers.count + texts.count }

  /// Removes all contents, but keeps the memory.
  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }

  mutating func add(_ number: Int) { numbers.append(number) }

  /// Adds a trace entry with the index of its cause; most entries need only one number.
  mutating func add(
    _ entry: TraceEntry,
    of trace: Trace,
    after start: VirtualTime,
    causedBy cause: Int
  ) {
    let isLater = entry.time > start
    let reads = entry.reads.map { Int($0.rawValue) + 1 } ?? 0
    let head = cause << 32 | entry.term.number << 8 | reads << 1 | (isLater ? 1 : 0)
    let time = isLater ? Int((entry.time - start).milliseconds) : nil
    if let action = trace.action(of: entry) {
      add(head, count: action.arguments.count, time)
      for argument in action.arguments { add(argument) }
    } else if let index = entry.details, index > 0 {
      let details = trace.details[index]
      add(head, count: details.items.count, time)
      for item in details.items {
        add(item.detail.word)
        add(item.value)
      }
    } else {
      add(head, count: 0, time)
    }
  }

  private mutating func add(_ head: Int, count: Int, _ time: Int?) {
    add(head | count << 24)
    if let time { add(time) }
  }

  /// Hashes a combination of the numbers, which is much faster than hashing each one.
  func hash(into hasher: inout Hasher) {
    hasher.combine(numbers.reduce(0) { ($0 ^ $1) &* 0x100_0000_01B3 })
    texts.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  private mutating func add(_ text: String) {
    add(text.utf8.count)
    texts.append(text: text)
  }

  private mutating func add(_ value: Details.Value) {
    switch value {
    case .text(let text): add(text)
    case .list(let texts):
      add(-1, number: texts.count)
      for text in texts { add(text) }
    case .mapping(let pairs):
      add(-2, number: pairs.count)
      for (key, text) in pairs.sorted(by: { $0.key < $1.key }) {
        add(key)
        add(text)
      }
    }
  }

  private mutating func add(_ argument: ArgumentValue) {
    switch argument {
    case .absent: add(-1)
    case .text(let text): add(text)
    case .word(let index): add(-2, number: index)
    case .duration(let time): add(-3, number: Int(time.milliseconds))
    case .integer(let number): add(-4, number: number)
    case .flag(let flag): add(-5, number: flag ? 1 : 0)
    // Only the kinds of these actions are recorded.
    case .actions(let actions):
      add(-6, number: actions.count)
      for action in actions { add(Int(action.kind.rawValue)) }
    }
  }

  private mutating func add(_ kind: Int, number: Int) {
    add(kind)
    add(number)
  }
}
