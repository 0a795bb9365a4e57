@_spi(Package) public import LifecycleCore

/// The events of one step, or of a whole run.
@_spi(Package) public struct Observation: Sendable {
  /// The trace of everything so far.
  public let trace: Trace
  /// The range of the step's entries in the trace.
  public var entries: Range<Int>
  /// The time at which the step began.
  public var start: VirtualTime
  /// The time at which the step ended.
  public var end: VirtualTime
  /// The state of the device and the app at the end of the step.
  public var snapshot: Snapshot
  /// The values of the app's probes at the end of the step, for those that the step checks.
  package var probes: [String: ProbeAnswer] = [:]
  /// The limit of the comparisons with what is expected, shared by all expectations of a case.
  package var budget: EvaluationBudget

  /// Creates an observation of a range of entries of a trace.
  public init(
    trace: Trace,
    entries: Range<Int>,
    start: VirtualTime,
    end: VirtualTime,
    snapshot: Snapshot
  ) {
    self.init(
      trace: trace,
      entries: entries,
      start: start,
      end: end,
      snapshot: snapshot,
      budget: EvaluationBudget()
    )
  }

  /// Creates an observation whose comparisons a budget counts.
  package init(
    trace: Trace,
    entries: Range<Int>,
    start: VirtualTime,
    end: VirtualTime,
    snapshot: Snapshot,
    budget: EvaluationBudget
  ) {
    self.trace = trace
    self.entries = entries
    self.start = start
    self.end = end
    self.snapshot = snapshot
    self.budget = budget
  }

  /// Returns the last entry of the step that satisfies a predicate.
  func last(where isMatch: (Term) -> Bool) -> TraceEntry? {
    trace.entries[entries].last { isMatch($0.term) }
  }

  /// Returns the last entry up to the end of the step that satisfies a predicate.
  func lastSoFar(where isMatch: (Term) -> Bool) -> TraceEntry? {
    trace.entries[..<entries.upperBound].last { isMatch($0.term) }
  }

  /// The termination of the process in the step, and its reason.
  var termination: (entry: TraceEntry, reason: TerminationReason)? {
    for entry in trace.entries[entries].reversed() {
      if case .termination(let reason) = entry.term { return (entry, reason) }
    }
    return nil
  }

  /// The rules that were applied in the step, without duplicates, in order of first use.
  var rulesOfStep: [Int] {
    var rules: [Int] = []
    for entry in trace.entries[entries] {
      for rule in trace.rules(of: entry) where !rules.contains(rule) { rules.append(rule) }
    }
    return rules
  }

  /// Returns a failure of the state at the end of the step; `entry` is the cause of that state.
  package func failureAtEnd(
    at range: SourceRange,
    _ message: String,
    because entry: TraceEntry? = nil
  ) -> Failure {
    var failure = failure(at: range, message)
    failure.rules = entry.map { trace.rules(of: $0) } ?? []
    return failure
  }

  /// Returns a failure at the time of the entry that caused it, or else at the end of the step.
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

extension Observation {
  /// Returns the failure of an expectation whose comparison was stopped.
  package func failure(of stop: EvaluationStop, at range: SourceRange) -> Failure {
    let reason =
      switch stop {
      case .work:
        "stopped: comparing the run with what it expects takes more than \(EvaluationBudget.limit) "
          + "comparisons; expect fewer items, or constrain them less"
      case .time: "stopped: the time limit of the case was exceeded"
      case .interruption: "stopped: the run was interrupted"
      }
    return failure(at: range, reason)
  }
}
