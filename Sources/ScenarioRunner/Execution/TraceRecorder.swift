internal import LifecycleCore
internal import ScenarioLanguage

/// Records what happened in cases; the rules that they cite are made once.
struct TraceRecorder {
  /// A rule of a profile.
  private struct RuleKey: Hashable {
    var profile: Int
    var index: Int32
  }

  private var rules: [RuleKey: RuleRecord] = [:]

  /// Records what happened in a case of a file; expectations of `failed` steps, counted from 1, were not met.
  mutating func record(
    _ execution: CaseExecution,
    _ failed: [Int],
    in file: FileContext
  ) -> TraceRecord? {
    guard !execution.steps.isEmpty else { return nil }
    let stop = execution.stop(ofFailed: failed) ?? .max
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
          trace: trace(of: mark, in: execution)
        )
      }
    )
  }

  /// Records a step with the causes of its entries, and those that triggered them.
  private mutating func trace(
    of step: CaseExecution.StepMark,
    in execution: CaseExecution
  ) -> StepTrace {
    let trace = execution.trace
    var places: [Int32: Int] = [-1: -1]
    var record = StepTrace()
    for index in step.entries {
      var chain: [Int32] = []
      var cause = trace.entries[index].cause
      while places[cause] == nil {
        chain.append(cause)
        cause = trace.causes[Int(cause)].parent
      }
      // The one that triggered it comes first.
      for index in chain.reversed() {
        let cause = trace.causes[Int(index)]
        places[index] = record.causes.count
        record.causes.append(
          CauseRecord(rule: rule(cause.rule, of: execution), parent: places[cause.parent] ?? -1)
        )
      }
      var entry = EntryRecord(trace.entries[index], of: trace)
      entry.time = entry.time - step.start
      entry.cause = places[trace.entries[index].cause] ?? -1
      record.entries.append(entry)
    }
    return record
  }

  private mutating func rule(_ index: Int32, of execution: CaseExecution) -> RuleRecord {
    let key = RuleKey(profile: execution.profile, index: index)
    if let known = rules[key] { return known }
    let record = RuleRecord(execution.book.rules[Int(index)])
    rules[key] = record
    return record
  }
}
