@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner

/// Hints after the actions of steps that list no calls: the calls and the state that follow.
struct InlayHints {
  let document: OpenDocument

  /// Returns the hints in a range, each with the offset after the action.
  func hints(in range: Range<Int>) -> [(offset: Int, text: String)] {
    var explainer = CaseExplainer(document.loaded.source, includesEffects: false)
    var seen: Set<Int32> = []
    var hints: [(offset: Int, text: String)] = []
    for scenario in document.loaded.scenarios where scenario.isValid {
      let whole = scenario.info.wholeRange
      guard let plan = scenario.plans.first, Int(whole.start) < range.upperBound else { continue }
      let explained = explainer.explain(plan)
      // Steps of `finally` run even if an earlier one was not possible.
      let (steps, finally) = (explained.plan.steps, explained.plan.finally)
      let performed = steps.prefix(max(0, explained.steps.count - finally.count))
      for (step, record) in zip(performed + finally, explained.steps) {
        let end = Int(step.activityRange.end)
        guard range.contains(end) || range.upperBound == end, end <= document.text.bytes.count,
          !document.symbols.stepsWithCalls.contains(Int(step.range.start)), record.wasPossible,
          seen.insert(step.range.start).inserted
        else { continue }
        hints.append((end, document.spelling.written(Self.text(record))))
      }
    }
    return hints.sorted { $0.offset < $1.offset }
  }

  private static func text(_ record: StepRecord) -> String {
    let calls = record.entries.filter { $0.kind == .calls }.map(\.text.trimmingLastColon)
    let list = calls.isEmpty ? "no calls" : calls.joined(separator: ", ")
    return "\(list) → \(record.state.word)"
  }
}
