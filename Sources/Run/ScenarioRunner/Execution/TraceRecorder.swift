@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// Records the traces of cases; equal steps share one trace, and traces share the rules that they cite.
package struct TraceRecorder {
  /// The record of each cited rule.
  private var rules: [ObjectIdentifier: RuleRecord] = [:]
  private var traces: [StepKey: StepTrace] = [:]
  /// The key of the current step.
  private var key = StepKey()
  /// The total size of all keys.
  private var size = 0

  /// The size at which all keys are removed; later steps are then recorded again.
  private static let maximumSize = 1 << 20

  /// Creates a recorder without traces.
  package init() {}

  /// Records the execution of a case; `failed` are the steps with unmet expectations, counted from 1.
  package mutating func record(
    _ execution: CaseExecution,
    _ failed: [Int],
    in file: FileContext
  ) -> TraceRecord? {
    guard !execution.steps.isEmpty else { return nil }
    let stop = execution.stoppingStep(ofFailed: failed) ?? .max
    return TraceRecord(
      // By index, to avoid copying each step.
      steps: execution.steps.indices.map { index in
        let isFinal = index >= execution.stepCount
        let offset = execution.plannedSteps[index].range.start
        let source = file.source.file(at: offset)
        let isOwn = source.start == 0
        return StepRecord(
          text: execution.plannedSteps[index].activity.title,
          path: isOwn ? nil : source.path,
          line: file.lines.line(at: offset) - (isOwn ? 0 : file.lines.line(at: source.start) - 1),
          start: execution.steps[index].start,
          end: execution.steps[index].end,
          state: execution.steps[index].snapshot.state,
          scene: execution.steps[index].snapshot.scene,
          scenes: DetailRecord.List(execution.steps[index].snapshot.scenes),
          isFinal: isFinal,
          wasPossible: execution.steps[index].wasPossible,
          wasEvaluated: isFinal || index < stop,
          trace: trace(ofStep: index, in: execution)
        )
      }
    )
  }

  /// Returns the trace of a step; records it only if no equal one exists.
  private mutating func trace(ofStep index: Int, in execution: CaseExecution) -> StepTrace {
    let (entries, start) = (execution.steps[index].entries, execution.steps[index].start)
    if entries.isEmpty { return .empty }
    key.set(entries, of: execution.trace, after: start, execution.book.rules)
    if let existing = traces[key] { return existing }
    if size > Self.maximumSize {
      traces.removeAll()
      size = 0
    }
    size += key.size
    let new = newTrace(of: entries, after: start, in: execution)
    traces[key] = new
    return new
  }

  private mutating func newTrace(
    of entries: Range<Int>,
    after start: VirtualTime,
    in execution: CaseExecution
  ) -> StepTrace {
    let trace = execution.trace
    var causes = CauseOrder()
    let records = trace.entries[entries].map { entry in
      var record = EntryRecord(entry, of: trace)
      record.time = record.time - start
      record.cause = causes.position(of: entry.cause, in: trace)
      return record
    }
    return StepTrace(
      entries: records,
      causes: causes.all.map { index in
        let cause = trace.causes[Int(index)]
        return CauseRecord(
          rule: record(of: execution.book.rules[Int(cause.rule)]),
          parent: causes.position(of: cause.parent, in: trace)
        )
      }
    )
  }

  private mutating func record(of rule: Rule) -> RuleRecord {
    let identity = ObjectIdentifier(rule)
    if let record = rules[identity] { return record }
    let record = RuleRecord(rule)
    rules[identity] = record
    return record
  }
}

/// The causes of a step, in the order in which its entries refer to them, each after the cause that triggered it.
private struct CauseOrder {
  /// The indices in the trace.
  private(set) var all: [Int32] = []
  private var positions: [Int32: Int] = [:]

  init() { positions.reserveCapacity(16) }

  /// Returns the position of a cause, which is added if it is new; -1 for no cause.
  mutating func position(of cause: Int32, in trace: Trace) -> Int {
    if cause < 0 { return -1 }
    if let position = positions[cause] { return position }
    var chain: [Int32] = []
    var next = cause
    while next >= 0, positions[next] == nil {
      chain.append(next)
      next = trace.causes[Int(next)].parent
    }
    for cause in chain.reversed() {
      positions[cause] = all.count
      all.append(cause)
    }
    return all.count - 1
  }
}
