public import LifecycleCore

/// What happened in one step, or in a whole run.
public struct Observation: Sendable {
  /// Everything that happened so far.
  public let trace: Trace
  /// The entries of the step.
  public var entries: Range<Int>
  /// When the step began.
  public var start: VirtualTime
  /// When it ended.
  public var end: VirtualTime
  /// How things stood at its end.
  public var snapshot: Snapshot

  /// Creates the observation of the entries of a trace.
  public init(
    trace: Trace,
    entries: Range<Int>,
    start: VirtualTime,
    end: VirtualTime,
    snapshot: Snapshot
  ) {
    self.trace = trace
    self.entries = entries
    self.start = start
    self.end = end
    self.snapshot = snapshot
  }

  /// The last entry for which the condition holds.
  func last(where isMatch: (Term) -> Bool) -> TraceEntry? {
    trace.entries[entries].last { isMatch($0.term) }
  }

  /// The last entry up to the step's end for which the condition holds: how the current state came about.
  func lastSoFar(where isMatch: (Term) -> Bool) -> TraceEntry? {
    trace.entries[..<entries.upperBound].last { isMatch($0.term) }
  }

  /// The end of the process in the step, and its reason.
  var termination: (entry: TraceEntry, reason: TerminationReason)? {
    for entry in trace.entries[entries].reversed() {
      if case .termination(let reason) = entry.term { return (entry, reason) }
    }
    return nil
  }

  /// The rules that were applied in the step, each once, in the order in which they showed.
  var rulesOfStep: [Int] {
    var rules: [Int] = []
    for entry in trace.entries[entries] {
      for rule in trace.rules(of: entry) where !rules.contains(rule) { rules.append(rule) }
    }
    return rules
  }

  /// A failure of the state at the end of the step; the entry says how it came about.
  package func failureAtEnd(
    at range: SourceRange,
    _ message: String,
    because entry: TraceEntry? = nil
  ) -> Failure {
    var failure = failure(at: range, message)
    failure.rules = entry.map { trace.rules(of: $0) } ?? []
    return failure
  }

  /// A failure whose cause is an entry; without one, the end of the step.
  package func failure(
    at range: SourceRange,
    _ message: String,
    rows: [Failure.Row] = [],
    because entry: TraceEntry? = nil
  ) -> Failure {
    Failure(
      range: range,
      message: message,
      rows: rows,
      time: entry?.time ?? end,
      state: entry?.reads ?? snapshot.state,
      rules: entry.map { trace.rules(of: $0) } ?? []
    )
  }
}
