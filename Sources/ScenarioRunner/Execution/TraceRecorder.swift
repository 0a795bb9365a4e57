internal import LifecycleCore
internal import ScenarioLanguage

/// Records what happened in cases: steps that happened alike share one trace, and the rules that they cite.
struct TraceRecorder {
  /// The rules that were cited: what several profiles have in their books is one.
  private var rules: [RuleRecord] = []
  private var ruleNumbers: [RuleRecord: Int] = [:]
  /// The number of each rule of each profile; -1 for one that was not cited yet.
  private var books: [[Int]] = []
  private var traces: [StepPrint: StepTrace] = [:]
  /// That of the step that is recorded.
  private var print = StepPrint()
  /// The size of all prints.
  private var size = 0

  /// How large they may become; what was forgotten is recorded again.
  private static let limit = 1 << 22

  /// Records what happened in a case of a file; expectations of `failed` steps, counted from 1, were not met.
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
          words: execution.plan[index].title,
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

  /// What happened in a step, recorded only if nothing like it was before.
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

  /// The number of a rule of the book.
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

/// The places of causes in the list of their step: in the order in which its entries name them, each behind the one that
/// triggered it.
private struct CauseOrder {
  private let causes: [Cause]
  /// The place of each cause in `order`, where it has one.
  private var places: [Int]
  /// The causes of all steps; one that several steps have occurs several times.
  private var order: [Int32] = []
  private var chain: [Int32] = []
  /// Where those of the step begin.
  private var start = 0

  init(_ causes: [Cause]) {
    self.causes = causes
    places = [Int](repeating: -1, count: causes.count)
  }

  /// Those of the step, by their indices in the trace.
  var ofStep: ArraySlice<Int32> { order[start...] }

  /// The place of a cause of the step; -1 for none.
  func place(of cause: Int32) -> Int { cause < 0 ? -1 : places[Int(cause)] - start }

  mutating func beginStep() { start = order.count }

  /// Adds a cause, and those that led to it.
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
