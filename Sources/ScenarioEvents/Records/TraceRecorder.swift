internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioRunner

/// Records what happened in cases; steps that went alike get one record, which is made once.
public struct TraceRecorder {
  private var known: [StepShape: StepTrace] = [:]
  /// How many entries the known steps have.
  private var size = 0
  private var shape = StepShape()

  /// How many entries are remembered at most, some megabytes.
  private static let limit = 1 << 16

  /// Creates a recorder that knows no step yet.
  public init() {}

  /// Records what happened in a case of a file, whose lines are handed in.
  mutating func record(
    _ played: PlayedCase,
    of source: SourceFile,
    _ lines: LineTable
  ) -> TraceRecord {
    let rules = RuleTable(played.book, ofProfile: played.profile)
    var record = TraceRecord(rules: rules)
    record.steps.reserveCapacity(played.steps.count)
    for index in played.steps.indices {
      let mark = played.steps[index]
      let place = played.plan[index].range.start
      let file = source.file(at: place)
      let isOwn = file.start == 0
      record.steps.append(
        StepRecord(
          words: played.plan[index].words,
          path: isOwn ? nil : file.path,
          line: lines.line(at: place) - (isOwn ? 0 : lines.line(at: file.start) - 1),
          start: mark.start,
          end: mark.end,
          state: mark.standing.state,
          scene: mark.standing.scene,
          isFinal: index >= played.stepCount,
          wasPossible: mark.wasPossible,
          trace: trace(of: mark, in: played.trace, rules)
        )
      )
    }
    return record
  }

  private mutating func trace(
    of mark: PlayedCase.StepMark,
    in trace: Trace,
    _ rules: RuleTable
  ) -> StepTrace {
    if mark.entries.isEmpty { return .empty }
    shape.take(mark, of: trace, rules)
    if let known = known[shape] { return known }
    let made = StepTrace(mark, of: trace, rules)
    size += mark.entries.count
    if size > Self.limit {
      known.removeAll()
      size = mark.entries.count
    }
    known[shape] = made
    return made
  }
}

extension StepTrace {
  /// Records a step with the causes of its entries, and who asked for them.
  fileprivate init(_ step: PlayedCase.StepMark, of trace: Trace, _ rules: RuleTable) {
    var places: [Int32: Int] = [-1: -1]
    var causes: [CauseRecord] = []
    var entries: [EntryRecord] = []
    for index in step.entries {
      var chain: [Int32] = []
      var cause = trace.entries[index].cause
      while places[cause] == nil {
        chain.append(cause)
        cause = trace.causes[Int(cause)].parent
      }
      // Who asked comes first.
      for index in chain.reversed() {
        let cause = trace.causes[Int(index)]
        places[index] = causes.count
        causes.append(
          CauseRecord(rule: rules.number(cause.rule), parent: places[cause.parent] ?? -1)
        )
      }
      var entry = EntryRecord(trace.entries[index], of: trace)
      entry.time = entry.time - step.start
      entry.cause = places[trace.entries[index].cause] ?? -1
      entries.append(entry)
    }
    self.init(entries: entries, causes: causes)
  }
}
