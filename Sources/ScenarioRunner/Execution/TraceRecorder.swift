internal import LifecycleCore
internal import ScenarioLanguage

/// Records the traces of cases; equal steps share one trace, and traces share the rules that they cite.
struct TraceRecorder {
  /// The cited rules; rules that several profiles share occur once.
  private var rules: [RuleRecord] = []
  private var ruleNumbers: [RuleRecord: Int] = [:]
  /// The number of each rule of each profile; -1 if not yet cited.
  private var ruleNumbersByProfile: [[Int]] = []
  private var traces: [StepKey: StepTrace] = [:]
  /// The key of the current step.
  private var key = StepKey()
  /// The total size of all keys.
  private var size = 0

  /// The size at which all keys are removed; later steps are then recorded again.
  private static let maximumSize = 1 << 22

  /// Records the execution of a case; `failed` are the steps with unmet expectations, counted from 1.
  mutating func record(
    _ execution: CaseExecution,
    _ failed: [Int],
    in file: FileContext
  ) -> TraceRecord? {
    guard !execution.steps.isEmpty else { return nil }
    let stop = execution.stoppingStep(ofFailed: failed) ?? .max
    while ruleNumbersByProfile.count <= execution.profile { ruleNumbersByProfile.append([]) }
    if ruleNumbersByProfile[execution.profile].isEmpty {
      ruleNumbersByProfile[execution.profile] = Array(
        repeating: -1,
        count: execution.book.rules.count
      )
    }
    let trace = execution.trace
    var causes = CauseOrder(trace.causes)
    return TraceRecord(
      // By index, to avoid copying each step.
      steps: execution.steps.indices.map { index in
        let isFinal = index >= execution.stepCount
        let offset = execution.plannedSteps[index].range.start
        let source = file.source.file(at: offset)
        let isOwn = source.start == 0
        return StepRecord(
          text: execution.plannedSteps[index].title,
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
          trace: self.trace(ofStep: index, trace, &causes, in: execution)
        )
      }
    )
  }

  /// Returns the trace of a step; records it only if no equal one exists.
  private mutating func trace(
    ofStep index: Int,
    _ trace: Trace,
    _ causes: inout CauseOrder,
    in execution: CaseExecution
  ) -> StepTrace {
    let (entries, start) = (execution.steps[index].entries, execution.steps[index].start)
    if entries.isEmpty { return .empty }
    causes.beginStep()
    key.removeAll()
    key.add(entries.count)
    for entry in trace.entries[entries] {
      causes.add(entry.cause)
      key.add(entry, of: trace, after: start, causedBy: causes.position(of: entry.cause))
    }
    for index in causes.stepCauses {
      let cause = trace.causes[Int(index)]
      key.add(number(of: cause.rule, of: execution))
      key.add(causes.position(of: cause.parent))
    }
    if let existing = traces[key] { return existing }
    if size > Self.maximumSize {
      traces.removeAll()
      size = 0
    }
    size += key.size
    let record = StepTrace(
      entries: trace.entries[entries].map { entry in
        var record = EntryRecord(entry, of: trace)
        record.time = record.time - start
        record.cause = causes.position(of: entry.cause)
        return record
      },
      causes: causes.stepCauses.map { index in
        let cause = trace.causes[Int(index)]
        return CauseRecord(
          rule: rules[number(of: cause.rule, of: execution)],
          parent: causes.position(of: cause.parent)
        )
      }
    )
    traces[key] = record
    return record
  }

  /// Returns the number of a rule of the rule book.
  private mutating func number(of rule: Int32, of execution: CaseExecution) -> Int {
    let existing = ruleNumbersByProfile[execution.profile][Int(rule)]
    if existing >= 0 { return existing }
    let record = RuleRecord(execution.book.rules[Int(rule)])
    let number = ruleNumbers[record] ?? rules.count
    if number == rules.count {
      ruleNumbers[record] = number
      rules.append(record)
    }
    ruleNumbersByProfile[execution.profile][Int(rule)] = number
    return number
  }
}

/// The indices of causes in the list of their step: in the order in which its entries refer to them, each after the
/// cause that triggered it.
private struct CauseOrder {
  private let causes: [Cause]
  /// The index of each cause in `order`; -1 if it is not there.
  private var positions: [Int]
  /// The causes of all steps; a cause of several steps occurs several times.
  private var order: [Int32] = []
  private var chain: [Int32] = []
  /// The start of the current step in `order`.
  private var start = 0

  init(_ causes: [Cause]) {
    self.causes = causes
    positions = [Int](repeating: -1, count: causes.count)
  }

  /// The causes of the current step, by their indices in the trace.
  var stepCauses: ArraySlice<Int32> { order[start...] }

  /// Returns the index of a cause in the current step; -1 for no cause.
  func position(of cause: Int32) -> Int { cause < 0 ? -1 : positions[Int(cause)] - start }

  mutating func beginStep() { start = order.count }

  /// Adds a cause after the causes that led to it.
  mutating func add(_ cause: Int32) {
    guard cause >= 0, positions[Int(cause)] < start else { return }
    var cause = cause
    while cause >= 0, positions[Int(cause)] < start {
      chain.append(cause)
      cause = causes[Int(cause)].parent
    }
    while let first = chain.popLast() {
      positions[Int(first)] = order.count
      order.append(first)
    }
  }
}
