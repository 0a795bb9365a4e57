/// Something that happened, when, and by which rule.
public struct TraceEntry: Sendable {
  /// When, on the virtual clock.
  public let time: VirtualTime
  /// What happened.
  public let term: Term
  /// What it was given: an index into the trace's actions for an action, else into its details, 0 for nothing.
  public let index: Int32
  /// What `applicationState` reads there; nil where no code runs.
  public let reads: AppState?
  /// The rule that caused it, with those that triggered it, by its index in the trace's causes.
  public let cause: Int32

  /// What it was given, by its index in the trace's details; nil for a kind that is given nothing, and for an action.
  public var details: Int? {
    switch term {
    case .notification, .state, .scene, .termination, .action: nil
    default: Int(index)
    }
  }
}

/// A rule that applied, and the one that triggered it.
public struct Cause: Hashable, Sendable {
  /// The rule, by its index in the rule book.
  public let rule: Int32
  /// The cause that triggered it, by its index in the trace's causes; -1 for an action or a timer.
  public let parent: Int32
}

/// Everything that happened in one test case, in order: all that is checked or reported is read from it.
public struct Trace: Sendable {
  /// The entries.
  public private(set) var entries: [TraceEntry] = []
  /// What calls and effects were given; the first one is empty.
  public private(set) var details = [Details()]
  /// What was done.
  private(set) var actions: [Action] = []
  /// The rules that were applied, in order.
  public private(set) var causes: [Cause] = []
  /// The entries that say how many owners an object has, or that it is gone, by its name.
  private(set) var objectEntries: [String: [Int]] = [:]
  /// The entries in which a process ended.
  private(set) var terminations: [Int] = []

  /// Creates an empty trace, with room for that of a common case.
  public init() {
    entries.reserveCapacity(64)
    causes.reserveCapacity(32)
    actions.reserveCapacity(8)
    details.reserveCapacity(8)
  }

  mutating func append(_ entry: TraceEntry) { entries.append(entry) }

  /// Notes that the last entry is about an object.
  mutating func noteObject(_ name: String) {
    objectEntries[name, default: []].append(entries.count - 1)
  }

  /// Notes that the last entry is the end of a process.
  mutating func noteTermination() { terminations.append(entries.count - 1) }

  /// The last entry before this one that is about an object, or in which the process ended.
  public func lastEntry(ofObject name: String, before end: Int) -> TraceEntry? {
    func last(_ positions: [Int]) -> Int {
      var (low, high) = (0, positions.count)
      while low < high {
        let middle = (low + high) / 2
        if positions[middle] < end { low = middle + 1 } else { high = middle }
      }
      return low == 0 ? -1 : positions[low - 1]
    }
    let position = max(last(objectEntries[name] ?? []), last(terminations))
    return position < 0 ? nil : entries[position]
  }

  /// Takes back the last entry, the call of a method that turned out not to be implemented.
  mutating func removeLast() { entries.removeLast() }

  /// The action of an entry; nil for anything else.
  public func action(of entry: TraceEntry) -> Action? {
    if case .action = entry.term { actions[Int(entry.index)] } else { nil }
  }

  /// The details of an entry; nil for a kind that is given nothing.
  public func details(of entry: TraceEntry) -> Details? { entry.details.map { details[$0] } }

  /// The rules that led to an entry, the one that began it all first, by their indices in the rule book.
  public func rules(of entry: TraceEntry) -> [Int] {
    var rules: [Int] = []
    var cause = entry.cause
    while cause >= 0 {
      rules.append(Int(causes[Int(cause)].rule))
      cause = causes[Int(cause)].parent
    }
    return rules.reversed()
  }

  mutating func append(_ cause: Cause) -> Int32 {
    causes.append(cause)
    return Int32(causes.count - 1)
  }

  /// The index of these details, 0 for none.
  mutating func intern(_ details: Details?) -> Int32 {
    guard let details, !details.isEmpty else { return 0 }
    self.details.append(details)
    return Int32(self.details.count - 1)
  }

  mutating func intern(_ action: Action) -> Int32 {
    actions.append(action)
    return Int32(actions.count - 1)
  }
}
