internal import LifecycleCore
internal import ScenarioRunner

extension JSONWriter {
  /// Writes the steps of a case: `[number, line, flags, path]`, the last two only where needed.
  ///
  /// The number is that of a step as `HTMLSteps` writes it.
  mutating func write(_ trace: TraceRecord, _ steps: inout HTMLSteps) {
    key("steps")
    openList()
    var time = VirtualTime.zero
    for step in trace.steps {
      openList()
      // A stream from another program may have a gap; it belongs to the step.
      number(steps.number(of: step, from: time))
      time = step.end
      number(step.line)
      let flags =
        (step.isFinal ? 1 : 0) + (step.wasPossible ? 0 : 2) + (step.wasEvaluated ? 0 : 4)
      if flags != 0 || step.path != nil { number(flags) }
      if let path = step.path { text(path) }
      closeList()
    }
    closeList()
  }
}
