internal import LifecycleCore

/// All that is recorded of a step, in numbers and bytes: steps that have the same happened alike.
struct StepPrint: Hashable {
  private var numbers: [Int] = []
  private var texts: [UInt8] = []

  /// How much there is.
  var size: Int { numbers.count + texts.count }

  /// Removes all, and keeps the memory.
  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }

  mutating func add(_ number: Int) { numbers.append(number) }

  /// Adds an entry of a trace, whose cause has that place.
  mutating func add(
    _ entry: TraceEntry,
    of trace: Trace,
    after start: VirtualTime,
    causedBy cause: Int
  ) {
    add(Int((entry.time - start).milliseconds))
    add(entry.term.number)
    add(entry.reads.map { Int($0.rawValue) } ?? -1)
    add(cause)
    if let action = trace.action(of: entry) {
      add(action.arguments.count)
      for argument in action.arguments { add(argument) }
    } else if let index = entry.details {
      let items = trace.details[index].items
      add(items.count)
      for item in items {
        add(item.detail.word)
        add(item.value)
      }
    }
  }

  /// Feeds the bytes, which is faster than each number.
  func hash(into hasher: inout Hasher) {
    numbers.withUnsafeBytes { hasher.combine(bytes: $0) }
    texts.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  private mutating func add(_ text: String) {
    add(text.utf8.count)
    texts.append(contentsOf: text.utf8)
  }

  private mutating func add(_ kind: Int, _ texts: [String]) {
    add(kind)
    add(texts.count)
    for text in texts { add(text) }
  }

  private mutating func add(_ value: Details.Value) {
    switch value {
    case .text(let text): add(0, [text])
    case .list(let texts): add(1, texts)
    case .mapping(let pairs):
      add(2, pairs.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    }
  }

  private mutating func add(_ argument: ArgumentValue) {
    switch argument {
    case .absent: add(0)
    case .text(let text): add(1, [text])
    case .word(let index): add(2, number: index)
    case .duration(let time): add(3, number: Int(time.milliseconds))
    case .count(let count): add(4, number: count)
    case .flag(let flag): add(5, number: flag ? 1 : 0)
    // Their kinds are all that is recorded of them.
    case .actions(let actions):
      add(6, number: actions.count)
      for action in actions { add(Int(action.kind.rawValue)) }
    }
  }

  private mutating func add(_ kind: Int, number: Int) {
    add(kind)
    add(number)
  }
}
