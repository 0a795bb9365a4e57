/// An event of a run, with its time and cause.
@_spi(Package) public struct TraceEntry: Sendable {
  /// The time on the virtual clock.
  public let time: VirtualTime
  /// The recorded term.
  public let term: Term
  /// The index into the trace's actions for an action, of its limit plus 1 for a termination, otherwise into its details;
  /// 0 for none.
  public let index: Int32
  /// The value of `applicationState` at this moment; nil if no code runs, or there is no application object yet.
  public fileprivate(set) var reads: AppState?
  /// The index of the cause in the trace's causes.
  public let cause: Int32

  /// The index into the trace's details; nil for an action and for kinds without details.
  public var details: Int? {
    switch term {
    case .state, .termination, .action: nil
    default: Int(index)
    }
  }
}

/// The time limit that ended a process.
@_spi(Package) public struct ExceededLimit: Hashable, Sendable {
  /// The limit; nil for the time in which an app in front must respond.
  public let limit: Limit?
  /// How much time it leaves.
  public let duration: VirtualTime
}

/// An applied rule and its own cause.
@_spi(Package) public struct Cause: Hashable, Sendable {
  /// The index of the rule in the rule book.
  public let rule: Int32
  /// The index of the triggering cause in the trace's causes; -1 for an action or a timer.
  public let parent: Int32
}

/// The record of one test case in order, from which everything is checked and reported.
@_spi(Package) public struct Trace: Sendable {
  /// The entries.
  public private(set) var entries: [TraceEntry] = []
  /// The details of calls and effects; the first element is empty.
  public private(set) var details: [Details] = []
  /// The performed actions.
  private(set) var actions: [Action] = []
  /// The rules that were applied, in order.
  public private(set) var causes: [Cause] = []
  /// The indices of the entries on ownership or deallocation of objects, by object name.
  private(set) var objectEntries: [String: [Int]] = [:]
  /// The indices of the entries that end a process.
  private(set) var terminations: [Int] = []
  /// The limits that ended processes.
  private var exceededLimits: [ExceededLimit] = []

  /// Creates an empty trace, with capacity for a typical test case.
  public init() {
    entries.reserveCapacity(64)
    causes.reserveCapacity(32)
    actions.reserveCapacity(8)
    details.reserveCapacity(8)
    details.append(Details())
  }

  mutating func append(_ entry: TraceEntry) { entries.append(entry) }

  /// Registers the last entry as one about an object.
  mutating func noteObject(_ name: String) {
    objectEntries[name, default: []].append(entries.count - 1)
  }

  /// Registers the last entry as the end of a process.
  mutating func noteTermination() { terminations.append(entries.count - 1) }

  /// Returns the last entry before an index that is about an object or ends the process.
  public func lastEntry(ofObject name: String, before end: Int) -> TraceEntry? {
    func last(_ positions: [Int]) -> Int {
      let index = positions.partitioningIndex { $0 >= end }
      return index == 0 ? -1 : positions[index - 1]
    }
    let position = max(last(objectEntries[name] ?? []), last(terminations))
    return position < 0 ? nil : entries[position]
  }

  /// Notes that no state can be read in the last entry.
  mutating func removeLastState() { entries[entries.count - 1].reads = nil }

  /// Removes the last entry, the call of a method that turned out not to be implemented.
  mutating func removeLast() { entries.removeLast() }

  /// Returns the action of an entry; nil for any other kind.
  public func action(of entry: TraceEntry) -> Action? {
    if case .action = entry.term { actions[Int(entry.index)] } else { nil }
  }

  /// Returns the details of an entry; nil for kinds without details.
  public func details(of entry: TraceEntry) -> Details? { entry.details.map { details[$0] } }

  /// Returns the time limit that ended the process; nil if another reason did.
  public func exceededLimit(of entry: TraceEntry) -> ExceededLimit? {
    guard case .termination = entry.term, entry.index > 0 else { return nil }
    return exceededLimits[Int(entry.index) - 1]
  }

  /// Adds the limit that ends a process and returns its index; 0 for none.
  mutating func intern(_ limit: ExceededLimit?) -> Int32 {
    guard let limit else { return 0 }
    exceededLimits.append(limit)
    return Int32(exceededLimits.count)
  }

  /// Returns the indices of the rules that led to an entry, the initial one first.
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

  /// Adds details and returns their index; 0 for none.
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
