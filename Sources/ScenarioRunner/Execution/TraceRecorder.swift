internal import LifecycleCore
internal import ScenarioLanguage

/// Records the traces of cases; equal steps share one trace, and traces share the rules that they cite.
struct TraceRecorder {
  /// The cited rules; rules that several profiles share occur once.
  private var rules: [RuleRecord] = []
  private var ruleNumbers: [RuleRecord: Int] = [:]
  /// The number of each rule of each profile; -1 if not yet cited.
  private var books: [[Int]] = []
  private var traces: [StepPrint: StepTrace] = [:]
  /// The key of the current step.
  private var print = StepPrint()
  /// The total size of all keys.
  private var size = 0

  /// The size at which all keys are removed; later steps are then recorded again.
  private static let limit = 1 << 22

  /// Records the execution of a case; `failed` are the steps with unmet expectations, counted from 1.
  mutating func record(
    _ execution: CaseExecution,
    _ failed: [Int],
    in file: FileContext
  ) -> TraceRecord? {
    guard !execution.steps.isEmpty else { return nil }
    let stop = execution.stop(ofFailed: failed) ?? .max
    while books.count <= execution.profile { books.append([]) }
    if books[execution.profile].isEmpty {
      books[execution.profile] = Array(repeating: -1, count: execution.book.rules.count)
    }
    let trace = execution.trace
    var causes = CauseOrder(trace.causes)
    return TraceRecord(
      steps: execution.steps.indices.map { index in
        let mark = execution.steps[index]
        let isFinal = index >= execution.stepCount
        let place = execution.plan[index].range.start
        let source = file.source.file(at: place)
        let isOwn = source.start == 0
        return StepRecord(
          words: execution.plan[index].words,
          path: isOwn ? nil : source.path,
          line: file.lines.line(at: place) - (isOwn ? 0 : file.lines.line(at: source.start) - 1),
          start: mark.start,
          end: mark.end,
          state: mark.snapshot.state,
          scene: mark.snapshot.scene,
          isFinal: isFinal,
          wasPossible: mark.wasPossible,
          wasEvaluated: isFinal || index < stop,
          trace: self.trace(of: mark, trace, &causes, in: execution)
        )
      }
    )
  }

  /// Returns the trace of a step; records it only if no equal one exists.
  private mutating func trace(
    of step: CaseExecution.StepMark,
    _ trace: Trace,
    _ causes: inout CauseOrder,
    in execution: CaseExecution
  ) -> StepTrace {
    if step.entries.isEmpty { return .empty }
    causes.beginStep()
    print.removeAll()
    print.add(step.entries.count)
    for entry in trace.entries[step.entries] {
      causes.add(entry.cause)
      print.add(entry, of: trace, after: step.start, causedBy: causes.place(of: entry.cause))
    }
    for index in causes.ofStep {
      let cause = trace.causes[Int(index)]
      print.add(number(of: cause.rule, of: execution))
      print.add(causes.place(of: cause.parent))
    }
    if let known = traces[print] { return known }
    if size > Self.limit {
      traces.removeAll()
      size = 0
    }
    size += print.size
    let record = StepTrace(
      entries: trace.entries[step.entries].map { entry in
        var record = EntryRecord(entry, of: trace)
        record.time = record.time - step.start
        record.cause = causes.place(of: entry.cause)
        return record
      },
      causes: causes.ofStep.map { index in
        let cause = trace.causes[Int(index)]
        return CauseRecord(
          rule: rules[number(of: cause.rule, of: execution)],
          parent: causes.place(of: cause.parent)
        )
      }
    )
    traces[print] = record
    return record
  }

  /// Returns the number of a rule of the rule book.
  private mutating func number(of rule: Int32, of execution: CaseExecution) -> Int {
    let known = books[execution.profile][Int(rule)]
    if known >= 0 { return known }
    let record = RuleRecord(execution.book.rules[Int(rule)])
    let number = ruleNumbers[record] ?? rules.count
    if number == rules.count {
      ruleNumbers[record] = number
      rules.append(record)
    }
    books[execution.profile][Int(rule)] = number
    return number
  }
}

/// The indices of causes in the list of their step: in the order in which its entries refer to them, each after the
/// cause that triggered it.
private struct CauseOrder {
  private let causes: [Cause]
  /// The index of each cause in `order`; -1 if it is not there.
  private var places: [Int]
  /// The causes of all steps; a cause of several steps occurs several times.
  private var order: [Int32] = []
  private var chain: [Int32] = []
  /// The start of the current step in `order`.
  private var start = 0

  init(_ causes: [Cause]) {
    self.causes = causes
    places = [Int](repeating: -1, count: causes.count)
  }

  /// The causes of the current step, by their indices in the trace.
  var ofStep: ArraySlice<Int32> { order[start...] }

  /// Returns the index of a cause in the current step; -1 for no cause.
  func place(of cause: Int32) -> Int { cause < 0 ? -1 : places[Int(cause)] - start }

  mutating func beginStep() { start = order.count }

  /// Adds a cause after the causes that led to it.
  mutating func add(_ cause: Int32) {
    var cause = cause
    while cause >= 0, places[Int(cause)] < start {
      chain.append(cause)
      cause = causes[Int(cause)].parent
    }
    while let first = chain.popLast() {
      places[Int(first)] = order.count
      order.append(first)
    }
  }
}
