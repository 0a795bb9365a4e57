@_spi(Package) internal import LifecycleCore

/// Everything recorded about a step, to find steps with the same trace.
///
/// To make and compare keys takes a fraction of the time of making the trace. Steps with different keys can still have
/// equal traces: a key also has the rules that recorded nothing.
struct StepKey: Hashable {
  /// What no other number is: the end of the entries, and the position of no cause.
  private static let none = Int(Int32.min)

  /// The entries, each followed by its time if that is not the start of the step, and their causes.
  private var numbers: [Int] = []
  private var details: [Details] = []
  private var actions: [Action] = []

  /// The approximate size of the key, in numbers.
  var size: Int { numbers.count + 8 * (details.count + actions.count) }

  /// Makes this the key of a step, and keeps the memory of the former one.
  ///
  /// - Parameters:
  ///   - entries: The entries of the step.
  ///   - trace: The trace of the whole case.
  ///   - start: When the step began.
  ///   - rules: The rules of the case's version.
  mutating func set(
    _ entries: Range<Int>,
    of trace: Trace,
    after start: VirtualTime,
    _ rules: RuleList
  ) {
    numbers.removeAll(keepingCapacity: true)
    if !details.isEmpty { details.removeAll(keepingCapacity: true) }
    if !actions.isEmpty { actions.removeAll(keepingCapacity: true) }
    let origin = trace.entries[entries.lowerBound].cause
    var (first, last) = (Int32.max, Int32(-1))
    for index in entries {
      let entry = trace.entries[index]
      if entry.cause >= 0 { first = min(first, entry.cause) }
      last = max(last, entry.cause)
      add(entry, of: trace, after: start, from: origin)
    }
    numbers.append(Self.none)
    var cause = first
    while cause <= last {
      var parent = add(cause, of: trace, from: origin, rules)
      // Few causes are older than those of the entries.
      while parent >= 0, parent < first { parent = add(parent, of: trace, from: origin, rules) }
      cause += 1
    }
  }

  /// Adds an entry, with the position of its cause relative to that of the first entry.
  private mutating func add(
    _ entry: TraceEntry,
    of trace: Trace,
    after start: VirtualTime,
    from origin: Int32
  ) {
    let isLater = entry.time > start
    let reads = entry.reads.map { Int($0.rawValue) + 1 } ?? 0
    let cause = Int(entry.cause) - Int(origin)
    var number = cause << 32 | entry.term.number << 8 | reads << 2 | (isLater ? 2 : 0)
    if let action = trace.action(of: entry) {
      if !action.arguments.isEmpty {
        actions.append(action)
        number |= 1
      }
    } else if let index = entry.details, index > 0 {
      details.append(trace.details[index])
      number |= 1
    }
    numbers.append(number)
    if isLater { numbers.append(Int((entry.time - start).milliseconds)) }
  }

  /// Adds the rule and the parent of a cause, and returns the parent.
  private mutating func add(
    _ cause: Int32,
    of trace: Trace,
    from origin: Int32,
    _ rules: RuleList
  ) -> Int32 {
    let cause = trace.causes[Int(cause)]
    // Versions share their rules, which are never released.
    numbers.append(Int(bitPattern: ObjectIdentifier(rules[Int(cause.rule)])))
    numbers.append(cause.parent < 0 ? Self.none : Int(cause.parent) - Int(origin))
    return cause.parent
  }

  /// Hashes a combination of the numbers, and the texts: much faster than hashing each property.
  func hash(into hasher: inout Hasher) {
    var code = numbers.reduce(0, Self.combine)
    for details in details {
      for item in details.items {
        switch item.value {
        case .text(let text): hasher.combine(text)
        case .list(let texts): for text in texts { hasher.combine(text) }
        case .mapping(let pairs): hasher.combine(pairs)
        }
      }
    }
    for action in actions {
      for argument in action.arguments {
        switch argument {
        case .text(let text): hasher.combine(text)
        case .payload(let payload): hasher.combine(payload.json)
        case .words(let chosen): code = Self.combine(code, Int(chosen))
        case .word(let number), .integer(let number): code = Self.combine(code, number)
        case .duration(let time): code = Self.combine(code, Int(time.milliseconds))
        case .absent, .flag, .actions: break
        }
      }
    }
    hasher.combine(code)
  }

  private static func combine(_ code: Int, _ number: Int) -> Int {
    (code ^ number) &* 0x100_0000_01B3
  }
}
